# One command for each chore, the same for people and for CI.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY_READY := $(VENV)/.ready-to-play
READY := $(VENV)/.ready
BENCH_VENV := .venv-bench
BENCH_READY := $(BENCH_VENV)/.ready
GAMES ?= 100000
MOVES ?= 1000000
JOBS ?= 2
TABLES ?=
FOLDER ?=
# How often `make prove` runs `make test` beside busy cores.
BUSY_RUNS ?= 1

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_CONSTRAINT := constraints.txt
# Where this is set, every process compiles every module again.
export PYTHONDONTWRITEBYTECODE :=
# deno looks for no newer version of itself; its cache goes with `make clean`.
export DENO_NO_UPDATE_CHECK := 1
export DENO_DIR := $(abspath $(VENV))/deno

# What asks something of the rules themselves. Coverage watches these alone, and among them not what
# plays whole games (`no_cover`): to watch those takes longer than to play them.
SCENARIOS := $(addprefix tests/,core games/bohemian games/hamlet)
PAGES := tests/browser
SERVER := tests/server
# Each part in one process: several of them side by side keep two cores busy, and workers within a
# part would import and collect everything once more.
TEST := $(BIN)/pytest -m "not outer" --durations=20
# The pages take longest and come first, so that at the end no core is idle.
STANDING_BACK := nice -n 2
# A service worker has no document: its types are checked apart from those of the pages.
WORKER := src/dorfplatz/server/static/worker.js
SCRIPTS = $(shell find $(dir $(WORKER)) -name '*.js')
# What runs side by side speaks one after the other, where make knows how.
IN_BLOCKS := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.PHONY: play test test-rules test-pages test-server test-rest prove check format fuzz faults bench ladder bench-server messages picture screenshots clean

play: $(PLAY_READY) ## set up, then open Dorfplatz in the browser
	@$(BIN)/dorfplatz serve --browser

test: $(READY) ## set up, then show every rule and promise once; what to run before a commit
	@$(BIN)/python -m tests.browser.chromium
	-@$(BIN)/python -m tests.postgresql.installing
	@$(BIN)/python -m dorfplatz.bots.warming
	@echo "Rules, pages, server and the rest are tested side by side; dots tell of the rest."
	@$(MAKE) --no-print-directory --keep-going -j4 $(IN_BLOCKS) test-pages test-server test-rules test-rest

test-rules: $(READY) ## scenarios of the rules, which must cover them branch by branch
	$(STANDING_BACK) $(TEST) --cov --cov-report=term $(SCENARIOS)

test-pages: $(READY) ## the pages in Chromium: one server, one browser, a fresh context for each test
	$(TEST) $(PAGES)

test-server: $(READY)
	$(STANDING_BACK) $(TEST) $(SERVER)

# Marked as recursive, which it is not, so that its dots are seen at once.
test-rest: $(READY)
	+$(STANDING_BACK) $(TEST) $(patsubst %,--ignore=%,$(SCENARIOS) $(PAGES) $(SERVER))

prove: $(READY) ## the outer ring: the same promises at length, other browsers, the suite on a busy machine
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.other_browsers.installing
	@$(BIN)/python -m tests.postgresql.installing
	@$(BIN)/python -m dorfplatz.bots.warming
	$(BIN)/pytest -n 3 --dist worksteal -m "outer or hypothesis" --hypothesis-profile=search --durations=20
	$(BIN)/python -m tests.kernel.faults --jobs $(JOBS)
	$(BIN)/python -m tests.fuzz --games 5000 --hamlets 100 --moves 300000 --jobs $(JOBS)
	$(BIN)/python -m tests.companion --games 30 --jobs $(JOBS)
	$(BIN)/python -m tools.under_load --times $(BUSY_RUNS) -- $(MAKE) --no-print-directory test

check: $(READY) ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/deno fmt --check
	$(BIN)/deno lint
	@$(BIN)/deno check --quiet $(filter-out $(WORKER),$(SCRIPTS))
	$(BIN)/deno check --quiet $(WORKER)

format: $(READY) ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/deno fmt

fuzz: $(READY) ## for hours: the kernel and the companion beside the rules, and every check of the contract
	$(BIN)/python -m tests.fuzz --games $(GAMES) --moves $(MOVES) --jobs $(JOBS)
	$(BIN)/python -m tests.companion --games 300 --jobs $(JOBS)

faults: $(READY) ## plant faults in copies of the kernel, one at a time; each must be found
	$(BIN)/python -m tests.kernel.faults --jobs $(JOBS)

bench: $(READY) $(BENCH_READY) ## speed of the kernel and the rules beside other engines, in one run
	$(BIN)/python -m bench.botrik
	$(BIN)/python -m bench.thinking
	$(BIN)/python -m bench.village
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m bench.clicks
	$(BIN)/python -m bench --other $(BENCH_VENV)/bin/python

ladder: $(READY) ## measure every row of docs/bots.md and write its table; hours
	$(BIN)/python -m tools.ladder --jobs $(JOBS)

bench-server: $(READY) ## how many live tables two cores carry; TABLES=300 for one number only
	$(BIN)/python -m bench.server $(if $(TABLES),--tables $(TABLES))

messages: $(READY) ## bring the translation catalogues up to date
	$(BIN)/python tools/messages.py

picture: $(READY) ## draw the README's picture again
	$(BIN)/python tools/picture.py

screenshots: $(READY) ## pictures of the main pages, in build/screenshots or in FOLDER=before
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tools.screenshots $(FOLDER)

clean: ## forget everything that was set up
	rm -rf $(VENV) $(BENCH_VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

$(PLAY_READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Dorfplatz needs Python 3.11 or newer; say which with: make PYTHON=python3.11 ...")'
	@$(PYTHON) -m venv $(VENV) || { echo "Python cannot make virtual environments here; on Debian: apt install python3-venv"; exit 1; }
	@echo "Setting up; this takes a minute the first time."
	@$(BIN)/python -m pip install --quiet --editable '.[terminal,server,bots,lab]'
	@touch $@

$(READY): $(PLAY_READY)
	@$(BIN)/python -m pip install --quiet --editable '.[develop]'
	@touch $@

$(BENCH_READY): bench/constraints.txt
	@$(PYTHON) -m venv $(BENCH_VENV)
	@PIP_CONSTRAINT=bench/constraints.txt $(BENCH_VENV)/bin/python -m pip install --quiet catanatron gym-backgammon open_spiel pettingzoo shimmy
	@touch $@
