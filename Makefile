# make            installs what is missing, builds, lints and reports the specs in this repository
# make test       formatter, build without warnings, import check, all tests; what CI runs
# make check      the same, and the generator lists files that are not fresh
# make format     formats all sources
# make install    installs the program below PREFIX (default /usr/local)
# make bench      lint throughput relative to bare Markdown parsing (DOCS=folder)
# make bench-recorder  what a call of the recorder costs beside a system call
# make compare    lint beside `rumdl check` on 900 documents (pip install rumdl)
# make trace-speed  `check --trace` beside simdjson on a generated log (libsimdjson-dev)
# make trace-peers  the same log through PM4Py's token replay and alignments (pip install pm4py pandas)
# make spark      the traces of a fleet in Spark's local mode (pip install pyspark, Java 17)
# make fuzz       made documents through the whole pipeline (SECONDS=3600, SEED=1)
# make mutants    faults put into simulated traces, and how many of them are found (COUNT=1000, SESSIONS=100000)
# make bench-layouts  layout dumps of 10 000 and a million elements, beside the bare XML parser
# make fuzz-traces  damaged recordings of every format, and compressed ones (SECONDS=3600, SEED=1)
# make fuzz-layouts  damaged layout dumps (DUMPS=1000000, SEED=1)
# make clean      removes everything that was built

SWIFT ?= swift
PREFIX ?= /usr/local
SPECS ?= specs
SECONDS ?= 3600
DUMPS ?= 1000000
SEED ?= 1
COUNT ?= 1000
SESSIONS ?= 100000
FEATURES ?= $(filter-out $(SPECS)/design-system/,$(wildcard $(SPECS)/*/))
REPORTS ?= Reports
DOCS ?= $(if $(wildcard ../shared/corpus),../shared/corpus,$(SPECS))

SYSTEM := $(shell uname -s)
STRICT := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
RELEASE = -c release -Xswiftc -cross-module-optimization -Xswiftc -warnings-as-errors
# Types of collections are made from their parts, not looked up by name: a millisecond less at each start.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
ifeq ($(SYSTEM),Linux)
RELEASE += --static-swift-stdlib $(STATIC)
endif
# Where all libraries have archives, each start of the program finds them in place. Asked for once they are installed.
ARCHIVES := c stdc++ yaml cmark-gfm cmark-gfm-extensions expat z zstd
STATIC = $(shell for name in $(ARCHIVES); do \
  case $$(cc -print-file-name=lib$$name.a 2>/dev/null) in (/*) ;; (*) exit ;; esac; \
  done; echo -Xswiftc -static-executable)
# Homebrew keeps expat and zlib out of the default search path.
ifeq ($(SYSTEM),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix expat 2>/dev/null)/lib/pkgconfig:$(shell brew --prefix zlib 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

PLUMB := .build/release/plumb

.PHONY: all run build test check lint format install uninstall bench bench-recorder compare fuzz mutants clean dependencies fuzz-layouts bench-layouts

all: run

run: build
	$(PLUMB) lint $(SPECS)
	$(PLUMB) report $(SPECS) -o $(REPORTS)

build: dependencies
	$(SWIFT) build $(RELEASE) --product plumb

dependencies:
	@Scripts/install-dependencies

lint: dependencies
	$(SWIFT) format lint --strict --recursive Sources Tests Benchmarks Fuzzing Package.swift

test: lint
	$(SWIFT) build --build-tests $(STRICT)
	$(SWIFT) test $(STRICT)

check: test
	$(SWIFT) run $(STRICT) plumb-dev generate --check

format: dependencies
	$(SWIFT) format --in-place --recursive Sources Tests Benchmarks Fuzzing Package.swift

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(PLUMB) $(DESTDIR)$(PREFIX)/bin/plumb

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/plumb

bench: dependencies
	$(SWIFT) build $(RELEASE) --product plumb-bench
	.build/release/plumb-bench $(DOCS)

bench-recorder: dependencies
	$(SWIFT) build $(RELEASE) --product recorder-bench
	.build/release/recorder-bench

compare: build
	Benchmarks/lint-against-rumdl --plumb $(PLUMB)

.PHONY: trace-speed trace-peers spark

trace-speed: build
	Benchmarks/trace-against-simdjson --plumb $(PLUMB)

trace-peers: build
	Benchmarks/trace-against-pm4py --plumb $(PLUMB) --alignments

spark: build
	PLUMB=$(PLUMB) python3 Examples/spark/test_check_fleet.py

fuzz: dependencies
	$(SWIFT) build $(RELEASE) --product plumb-fuzz
	.build/release/plumb-fuzz --seconds $(SECONDS) --seed $(SEED) \
	  $(if $(wildcard ../shared/corpus),--document-folder ../shared/corpus)

mutants: dependencies
	$(SWIFT) build $(RELEASE) --product plumb-mutants
	.build/release/plumb-mutants --count $(COUNT) --sessions $(SESSIONS) --seed $(SEED) $(FEATURES)

bench-layouts: dependencies
	$(SWIFT) build $(RELEASE) --product plumb-bench
	.build/release/plumb-bench --layouts

.PHONY: fuzz-traces

fuzz-traces: dependencies
	$(SWIFT) build $(RELEASE) --product plumb-fuzz
	.build/release/plumb-fuzz --traces $(SECONDS) --seed $(SEED)

fuzz-layouts: dependencies
	$(SWIFT) build $(RELEASE) --product plumb-fuzz
	.build/release/plumb-fuzz --dumps $(DUMPS) --seed $(SEED) \
	  $(if $(wildcard ../shared/layouts),--dump-folder ../shared/layouts)

clean:
	rm -rf .build
