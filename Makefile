# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') pyproject.toml setup.py

.PHONY: play test test-compiled test-interpreted lint bench soak clean

play: $(VENV)/.installed ## start a game
	$(BIN)/vernissage play masters-gallery

test: lint test-compiled test-interpreted ## everything, in both builds

test-compiled: $(VENV)/.dev $(VENV)/.installed
	cd tests && VERNISSAGE_BUILD=$$(../$(BIN)/python -c 'import vernissage; print("compiled" if vernissage.compiled() else "interpreted")') \
		../$(BIN)/pytest -c ../pyproject.toml --rootdir .. -n auto .

test-interpreted: $(VENV)/.dev $(VENV)/.installed
	VERNISSAGE_BUILD=interpreted PYTHONPATH=src $(BIN)/pytest -n auto --doctest-modules --doctest-glob='*.md' tests src/vernissage README.md docs

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/.installed ## speed, next to the peers, in an environment of its own
	$(PYTHON) benchmarks/run.py

soak: $(VENV)/.installed ## many random games with every component counted
	$(BIN)/python benchmarks/soak.py

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip

$(VENV)/.installed: $(VENV)/bin/python $(SOURCES)
	$(BIN)/python -m pip install -q .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install -q '.[dev]'
	@touch $@ $(VENV)/.installed

clean:
	rm -rf $(VENV) .bench build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
