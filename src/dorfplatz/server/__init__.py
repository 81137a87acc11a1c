"""The server: pages and programs play at tables over HTTP; everything acknowledged is stored."""
