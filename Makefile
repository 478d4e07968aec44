# Everything is set up by the first command that needs it; nothing is installed outside .venv.
PYTHON ?= $(firstword $(shell command -v python3.11 python3.12 python3.13 python3))
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
JOBS ?= auto

.PHONY: install play test check conformance bench load clean

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(STAMP)

play: install
	@$(BIN)/sztab play bitwa-warszawska

check: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: check
	$(BIN)/pytest -q -n $(JOBS) -m "not long"

conformance: install
	$(BIN)/pytest -q -n $(JOBS) -m long

bench: install
	$(BIN)/sztab bench

load: install
	$(BIN)/python -m tests.server.load live
	$(BIN)/python -m tests.server.load bots

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
