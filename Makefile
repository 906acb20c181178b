# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
LINTERS ?= .lint
SITE := src/vernissage/server/site/index.html
PHASES := lint test-compiled test-interpreted test-client test-browser
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))# processes for tests that wait for servers and pages half of their time
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') pyproject.toml setup.py

.PHONY: play test test-compiled test-interpreted test-client test-browser test-research test-boards test-offline site hostile people rolling slow lint lint-python lint-client locks bench load soak fuzz clean package client dist

play: $(VENV)/.installed ## open the house in the browser
	$(BIN)/vernissage serve --open

test: $(VENV)/.dev $(VENV)/.installed ## everything, in both builds: a phase that fails does not hide the next ones
	@failed=; for phase in $(PHASES); do $(MAKE) --no-print-directory $$phase || failed="$$failed $$phase"; done; \
		if [ -n "$$failed" ]; then echo "make test: failed:$$failed"; exit 1; fi; echo "make test: all passed: $(PHASES)"

test-compiled: $(VENV)/.dev $(VENV)/.installed
	cd tests && VERNISSAGE_BUILD=$$(../$(BIN)/python -c 'import vernissage; print("compiled" if vernissage.compiled() else "interpreted")') \
		../$(BIN)/pytest -c ../pyproject.toml --rootdir .. -n $(WORKERS) --dist worksteal --ignore=browser .

test-interpreted: $(VENV)/.dev $(VENV)/.installed ## what the compiler touches, and the examples of the documents
	VERNISSAGE_BUILD=interpreted VERNISSAGE_EXAMPLES=10 PYTHONPATH=src $(BIN)/pytest -n auto --dist worksteal --doctest-modules --doctest-glob='*.md' \
		--ignore=src/vernissage/server/store/migrations \
		$(addprefix tests/,core conformance gallerist art_society masters_gallery bioutifoul bots records review table training) \
		src/vernissage README.md docs

fuzz: $(VENV)/.dev $(VENV)/.installed ## a million records and sheets as strangers might send them (long)
	cd tests && PYTHONPATH=. ../$(BIN)/python hostile/fuzz.py --count 1000000

test-client: web/node_modules/.package-lock.json
	cd web && npm run check && npm test

test-browser: $(VENV)/.dev $(VENV)/.installed web/dist/index.html
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal tests/browser

test-research: $(VENV)/.dev $(VENV)/.installed ## the tests of PettingZoo, OpenSpiel and Gymnasium on every game and player count
	cd tests && VERNISSAGE_RESEARCH=long ../$(BIN)/pytest -c ../pyproject.toml --rootdir .. -n auto envs

test-boards: $(VENV)/.dev $(VENV)/.installed web/dist/index.html ## whole games in the browser, by every means and at every number of seats
	VERNISSAGE_BOARDS=long $(BIN)/pytest -q -n 2 tests/browser/test_boards.py tests/browser/test_standing_still.py \
		tests/browser/test_answers_row.py tests/browser/test_looks.py tests/browser/test_fifth_game.py

hostile: $(VENV)/.dev $(VENV)/.installed ## the house under attack, long form: kills, restarts of PostgreSQL, an attacker beside a player
	cd tests && VERNISSAGE_HOSTILE=long VERNISSAGE_KILLS=$${VERNISSAGE_KILLS:-500} ../$(BIN)/pytest -c ../pyproject.toml --rootdir .. \
		-s -q hostile server/test_kill.py

slow: $(VENV)/.dev $(VENV)/.installed web/dist/index.html ## the house and its pages where every word takes a random while: finds what counts on luck
	cd tests && PYTHONPATH=$(CURDIR)/tests/slow ../$(BIN)/pytest -c ../pyproject.toml --rootdir .. -q -n 6 --dist worksteal \
		people server house_layer hostile cli
	PYTHONPATH=$(CURDIR)/tests/slow $(BIN)/pytest -q -n 3 --dist worksteal tests/browser

site: $(VENV)/.installed web/node_modules/.package-lock.json ## the house as a folder that any file server can host, without a server of its own
	$(BIN)/python scripts/build_site.py site

test-offline: $(VENV)/.dev $(VENV)/.installed web/node_modules/.package-lock.json ## that folder in a browser, with nobody there any more
	VERNISSAGE_OFFLINE=long VERNISSAGE_KILLS=$${VERNISSAGE_KILLS:-50} $(BIN)/pytest -q tests/browser/test_offline.py \
		tests/browser/test_started.py tests/browser/test_broken_files.py tests/browser/test_practice.py

people: $(VENV)/.dev $(VENV)/.installed ## playing with people, long form: clocks under kills, simulated people, many to tell
	cd tests && VERNISSAGE_PEOPLE=long ../$(BIN)/pytest -c ../pyproject.toml --rootdir .. -s -q people server hostile

package: $(VENV)/.dev $(SITE) ## the packages, long form: built, installed where there is no Node, and played
	VERNISSAGE_PACKAGE=long $(BIN)/pytest -s -q tests/installed

client: $(SITE) ## the client alone, as it goes into the packages

dist: $(VENV)/.dev $(SITE) ## an sdist, and a wheel from it, in the folder dist
	$(BIN)/python scripts/package.py dist

rolling: $(VENV)/.dev $(VENV)/.installed web/dist/index.html ## two processes behind a proxy, replaced again and again while people play: what was lost, doubled, waited for
	cd tests && PYTHONPATH=. ../$(BIN)/python server/rolling.py
	VERNISSAGE_ROLLING=long $(BIN)/pytest -q tests/browser/test_replaced.py

lint: ## style and types of everything, in an environment of its own that holds linters only
	@$(MAKE) --no-print-directory -k -j2 lint-python lint-client

lint-python: $(LINTERS)/.installed
	$(LINTERS)/bin/ruff check .
	$(LINTERS)/bin/ruff format --check .
	$(LINTERS)/bin/mypy --num-workers 2

lint-client: web/node_modules/.package-lock.json
	cd web && npm run -s lint

locks: $(LINTERS)/bin/python ## the locks anew: versions stay where pyproject.toml allows them, a lock deleted before takes the newest
	$(LINTERS)/bin/python -m pip install -q uv
	$(LINTERS)/bin/python scripts/lock.py

bench: $(VENV)/.installed ## speed, next to the peers, in an environment of its own
	$(PYTHON) benchmarks/run.py
	$(PYTHON) benchmarks/search.py
	$(PYTHON) benchmarks/encoding.py

load: $(VENV)/.installed ## how much a house holds, until it breaks; writes the figures of docs/scale.md (long). BEFORE=folder of an earlier build
	$(BIN)/python benchmarks/load.py $(if $(BEFORE),--build before=$(BEFORE)) --build after=
	$(BIN)/python benchmarks/scale_page.py

soak: $(VENV)/.installed ## many random games with every component counted
	$(BIN)/python benchmarks/soak.py

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)
	cd web && npm run build

$(SITE): web/dist/index.html ## the client goes into the package
	rm -rf $(dir $@) && cp -r web/dist $(dir $@)

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip

$(LINTERS)/bin/python:
	$(PYTHON) -m venv $(LINTERS)

$(LINTERS)/.installed: $(LINTERS)/bin/python locks/lint.txt
	$(LINTERS)/bin/python scripts/install.py lint
	@touch $@

$(VENV)/.installed: $(VENV)/bin/python $(SOURCES) $(SITE) locks/play.txt
	$(BIN)/python scripts/install.py play
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml $(SITE) locks/test.txt
	$(BIN)/python scripts/install.py test
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation .
	@touch $@ $(VENV)/.installed

clean:
	rm -rf $(VENV) $(LINTERS) .bench .site site build dist web/dist web/node_modules $(dir $(SITE)) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
