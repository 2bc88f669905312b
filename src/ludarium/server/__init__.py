"""Matches over HTTP: pages for people, a JSON API for programs, live events for both."""
