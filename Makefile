# Short names for the common tasks. `make` alone lists them.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.ONESHELL:

JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
# Tests often wait: for a clock, a database, a socket that shall say nothing.
TESTS_AT_ONCE = $$((JOBS + 1))
ARGS ?=
export JOBS
export CCACHE_BASEDIR := $(CURDIR)
export CCACHE_NOHASHDIR := 1
# The list of headers that the compiler writes anyway says what an object depends on, so nothing is preprocessed twice.
export CCACHE_DEPEND := 1

# $(call build,PRESET,TARGETS,WITH): configures and builds, WITH a word before the command. Under CI, and so in .ci/run, warnings are errors, and more files are
# compiled at a time: nobody changes one of them and builds again.
define build
echo "build: $(1)"
cmake --preset $(1) $(if $(CI),-DVENDEMMIA_WERROR=ON -DVENDEMMIA_BATCH_FILES=24) >/dev/null
$(3) cmake --build --preset $(1) -j $(JOBS) $(if $(2),--target $(2))
endef

.PHONY: help play text test build page site python python-fuzz package setup format lint asan tsan fuzz chaos soak browser clean

help: ## this list
	@echo "Vendemmia. Usage: make TARGET"
	grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/  \1\t\2/' | expand -t 14

play: ## install what is missing, build, and play in the browser (ARGS="..." is passed on)
	@scripts/setup build page
	$(call build,release,vendemmia)
	scripts/build-page
	exec build/release/vendemmia serve --open $(ARGS)

text: ## the same, in the terminal
	@scripts/setup build
	$(call build,release,vendemmia)
	exec build/release/vendemmia play $(ARGS)

test: ## install what is missing, build, and run all tests
	@scripts/setup build test lint wasm page browser python
	. scripts/timed.sh
	$(call build,release,,timed "test: release")
	timed "test: page" scripts/build-site
	timed "test: C++" ctest --preset release -j $(TESTS_AT_ONCE)
	timed "test: units of the page" scripts/test-page unit
	timed "test: browser" scripts/test-page browser

build: ## build the release binary with MPI, build/release/vendemmia
	@scripts/setup build test
	$(call build,release,vendemmia)
	echo "build: build/release/vendemmia"

page: ## build the page into build/page
	@scripts/setup page
	scripts/build-page

python: ## build the Python package, build/release/python/vendemmia
	@scripts/setup build python
	$(call build,release,python_package)
	echo "python: export PYTHONPATH=$(CURDIR)/build/release/python, then import vendemmia in /usr/bin/python3"

site: ## build the game without a server into build/site, static files for any web host (SITE_URL=https://...)
	@scripts/setup page wasm
	scripts/build-site

package: ## make Debian packages for this system, in build/packages
	@scripts/setup build page package
	scripts/package

browser: ## only the browser tests (ARGS="name" runs those whose file name contains it)
	@scripts/setup build page wasm browser
	$(call build,release,vendemmia)
	scripts/build-site
	scripts/test-page browser $(ARGS)

setup: ## only install what is missing, for all of these tasks
	@scripts/setup build test lint wasm page browser python package

format: ## format all files
	@scripts/setup lint page
	scripts/format

lint: ## clang-tidy and ESLint
	@scripts/setup build test lint tidy page python
	scripts/lint

asan: ## tests under the address and undefined behaviour sanitizers
	@scripts/setup build test lint
	$(call build,asan)
	ctest --preset asan -j $(TESTS_AT_ONCE)

tsan: ## tests that use threads, under the thread sanitizer
	@scripts/setup build test lint
	$(call build,tsan)
	ctest --preset tsan -j $(TESTS_AT_ONCE)

fuzz: ## run each fuzz target (FUZZ_SECONDS=60)
	@scripts/setup build test lint
	scripts/fuzz $(or $(FUZZ_SECONDS),60)

chaos: ## kill servers and databases again and again while people play (BLOWS=200)
	@scripts/setup build test
	$(call build,release,vendemmia vendemmia_tests)
	VENDEMMIA_BLOWS=$(or $(BLOWS),200) VENDEMMIA_KILLS=$(or $(BLOWS),200) build/release/vendemmia_tests \
	  --gtest_filter='Chaos.*:Crash.*:SqliteStore.ACutLog*:SqliteStore.ADamagedFile*'

soak: ## half an hour of play at three servers with a database (MINUTES=30)
	@scripts/setup build test
	$(call build,release,vendemmia)
	scripts/soak $(or $(MINUTES),30)

python-fuzz: ## random calls of the Python package under the address sanitizer (FUZZ_SECONDS=60)
	@scripts/setup build test lint python
	cmake --preset asan -DVENDEMMIA_PYTHON=ON >/dev/null
	cmake --build --preset asan -j $(JOBS) --target python_package
	scripts/fuzz-python $(or $(FUZZ_SECONDS),60)

clean: ## remove everything that was built
	@rm -rf build
	echo "clean: removed build/"
