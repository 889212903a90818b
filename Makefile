# Short names for the common tasks. `make` alone lists them.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.ONESHELL:

JOBS ?= $(shell nproc)
ARGS ?=
export JOBS
export CCACHE_BASEDIR := $(CURDIR)
export CCACHE_NOHASHDIR := 1

# $(call build,PRESET,TARGETS): configures and builds.
define build
echo "build: $(1)"
cmake --preset $(1) >/dev/null
cmake --build --preset $(1) -j $(JOBS) $(if $(2),--target $(2))
endef

.PHONY: help play test build setup format lint asan tsan fuzz clean

help: ## this list
	@echo "Vendemmia. Usage: make TARGET"
	grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## (.*)/  \1\t\2/' | expand -t 12

play: ## install what is missing, build, and play in the terminal (ARGS="..." is passed on)
	@scripts/setup build
	$(call build,release,vendemmia)
	exec build/release/vendemmia play $(ARGS)

test: ## install what is missing, build, and run all tests
	@scripts/setup build lint wasm
	$(call build,release)
	ctest --preset release -j $(JOBS)

build: ## build the release binary, build/release/vendemmia
	@scripts/setup build
	$(call build,release,vendemmia)
	echo "build: build/release/vendemmia"

setup: ## only install what is missing, for all of these tasks
	@scripts/setup build lint wasm

format: ## format all C++ files
	@scripts/setup lint
	scripts/format

lint: ## clang-tidy
	@scripts/setup build lint
	scripts/lint

asan: ## tests under the address and undefined behaviour sanitizers
	@scripts/setup build lint
	$(call build,asan)
	ctest --preset asan -j $(JOBS)

tsan: ## tests that use threads, under the thread sanitizer
	@scripts/setup build lint
	$(call build,tsan,vendemmia_tests)
	build/tsan/vendemmia_tests --gtest_brief=1 --gtest_filter='*Simulate*:*Thread*'

fuzz: ## run each fuzz target (FUZZ_SECONDS=60)
	@scripts/setup build lint
	scripts/fuzz $(or $(FUZZ_SECONDS),60)

clean: ## remove everything that was built
	@rm -rf build
	echo "clean: removed build/"
