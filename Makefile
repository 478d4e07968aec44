# Everything is set up by the first command that needs it; nothing is installed outside .venv.
PYTHON ?= $(firstword $(shell command -v python3.11 python3.12 python3.13 python3))
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# Tests wait for browsers and servers: two more at once than there are cores.
JOBS ?= $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 2 )))

# Compiled modules are kept: hundreds of short runs in the tests would each compile all of them anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: install core client play test check check-python check-client mutants conformance wheel bench load clean

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	@echo "Setting up $(VENV): a minute or two, the first time only."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@$(BIN)/python -m sztab.hexmap.compiled --if-possible
	@touch $(STAMP)

# The compiled core: built anew where its source has changed; `install` builds it where there is a C compiler.
core: $(STAMP)
	@$(BIN)/python -m sztab.hexmap.compiled

CLIENT := web/dist/index.html
CLIENT_FILES := $(shell find web/src web/public web/index.html web/package-lock.json web/vite.config.ts src/sztab/words -type f 2>/dev/null)

client: $(CLIENT)

$(CLIENT): $(STAMP) $(CLIENT_FILES)
	@$(BIN)/python web/tools/npm.py build
	@$(BIN)/python web/tools/fonts.py
	@touch $(CLIENT)

play: $(CLIENT)
	@$(BIN)/python -m sztab.hexmap.compiled --if-possible
	@$(BIN)/python web/tools/play.py

check: install
	@$(MAKE) --no-print-directory -j 2 --output-sync=target check-python check-client

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-client:
	@$(BIN)/python web/tools/npm.py lint check

test: check $(CLIENT)
	@tests/system_packages.sh
	@$(BIN)/python -m sztab.hexmap.compiled --if-possible
	$(BIN)/python web/tools/npm.py test
	$(BIN)/python -m tests.mutants --sample 60
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal -m "not long" --prove

mutants: install
	$(BIN)/python -m tests.mutants

conformance: install
	$(BIN)/pytest -q -n $(JOBS) -m long

# The wheel with the built client in it: `pipx run --spec dist/sztab-*.whl[server] sztab serve` serves the board.
wheel: $(CLIENT)
	@rm -rf build/wheel && mkdir -p build/wheel
	@tar c --exclude=__pycache__ --exclude='_core.*' pyproject.toml hatch_build.py README.md LICENSE src tests | tar x -C build/wheel
	@cp -r web/dist build/wheel/src/sztab/server/client
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps -c constraints.txt -w dist build/wheel
	@ls dist/*.whl

bench: install
	$(BIN)/sztab bench

load: install
	$(BIN)/python -m tests.server.load live
	$(BIN)/python -m tests.server.load bots

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist web/dist web/node_modules
