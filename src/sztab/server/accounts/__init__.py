"""Accounts: who calls, what he may, what he is told when he is away."""
