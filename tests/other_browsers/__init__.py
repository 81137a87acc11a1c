"""Smoke tests in Firefox and in WebKit, which stands in for Safari, driven with nothing but the
standard library; only these tests import what is here."""
