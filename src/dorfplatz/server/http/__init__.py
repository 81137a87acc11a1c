"""What every request has in common; knows nothing of tables.

`visitors` (signed cookies and tokens, form keys), `limits` (rate limits, open connections, size of
a body), `quotas` (bytes that may be stored), `forms` (their character set), `headers` (security
headers on every response), `refusals` (status and sentence).
"""
