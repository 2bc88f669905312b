# Works with GNU make on a bare Debian 12 (python3.11, make, git), and from a
# folder whose path has spaces in it: every path below is relative, and the
# tools run as modules of the virtual environment's Python.

PY := .venv/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
PIP_INSTALL := $(PIP) install --quiet

# The stamps carry a checksum of where the checkout lies, so that a checkout
# that was moved or copied along with its .venv is set up again.
PLACE := $(shell pwd -P | cksum | cut -d' ' -f1)
VENV := .venv/.venv-$(PLACE)
RUNTIME := .venv/.runtime-$(PLACE)
DEV := .venv/.dev-$(PLACE)
BENCH := .venv/.bench-$(PLACE)

# More options for pytest: make test ARGS='-k pick -x'
ARGS :=

.DEFAULT_GOAL := help
.PHONY: help setup play test test-all check format screenshots bench chromium clean
.DELETE_ON_ERROR:

help: ## list the targets
	@echo "Targets of Ludarium's Makefile:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

setup: $(DEV) ## make .venv and install Ludarium with its development tools
	@echo "Ludarium is set up in .venv."

play: $(RUNTIME) ## open the table: the web server, or the terminal game
	$(PY) -m ludarium serve

test: $(DEV) chromium ## run the tests, but for the ones that take minutes
	$(PY) -m pytest -n 2 -m "not long" $(ARGS)

test-all: $(DEV) chromium ## run all the tests, the long ones too
	$(PY) -m pytest -n 2 $(ARGS)

check: $(DEV) ## check format, lint, types and layers
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(PY) -c 'import sys; from importlinter.cli import lint_imports_command as main; sys.argv[0] = "lint-imports"; main()' --no-logo

format: $(DEV) ## format the code and fix what can be fixed safely
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

screenshots: $(DEV) chromium ## take the pictures that the documentation shows
	$(PY) scripts/screenshots.py $(ARGS)

bench: $(BENCH) ## measure speed, beside other game libraries
	$(PY) bench/run.py $(ARGS)

chromium:
	@sh scripts/ensure-chromium

clean: ## remove .venv, caches and build outputs
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .schemathesis build dist
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV): scripts/ensure-venv
	@sh scripts/ensure-venv
	@rm -f .venv/.venv-* .venv/.runtime-* .venv/.dev-* .venv/.bench-*
	$(PIP_INSTALL) --upgrade pip
	@touch $@

$(RUNTIME): pyproject.toml $(VENV)
	$(PIP_INSTALL) -e .
	@touch $@

$(DEV): pyproject.toml $(VENV)
	$(PIP_INSTALL) -e '.[dev]'
	@touch $(RUNTIME) $@

$(BENCH): pyproject.toml $(DEV)
	$(PIP_INSTALL) -e '.[bench]'
	@touch $@
