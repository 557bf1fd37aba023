#!/usr/bin/env python3
"""Checks the recorded traces of a fleet with Spark: the same binary on every executor, joined by `plumb merge`.

    pip install pyspark                       # needs Java 17
    check_fleet.py --spec specs/timeline-navigation --trace 'traces/*.jsonl' -o fleet.json
    spark-submit --files … check_fleet.py …   # on a cluster; `plumb` and the specs must be on every node

All lines of a session go to one partition, whatever files and blocks they came from. Each partition is piped
through `plumb check --emit summary`, and the summaries are joined two by two. Joining is exact, so the result
has the same bytes as one run over all files, with any number of partitions.

Exit code: that of `plumb merge` (0 pass, 1 fail or nothing checked).
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import zlib

from pyspark.sql import SparkSession

# The usual spelling is found without parsing; what it misses goes the slow way.
SESSION = re.compile(r'"session"\s*:\s*"([^"\\]*)"')


def session_of(line):
    """The session of a line; lines without one, and damaged lines, stay together."""
    found = SESSION.findall(line)
    if len(found) == 1:
        return found[0]
    try:
        value = json.loads(line).get("session", "")
    except (ValueError, AttributeError):
        return ""
    return value if isinstance(value, str) else json.dumps(value)


def place_of(session):
    """The partition of a session: the same on every machine, which `hash` is not."""
    return zlib.crc32(session.encode("utf-8", "surrogateescape"))


def checker(command):
    """A function that pipes the lines of a partition through the binary."""

    def check(lines):
        lines = list(lines)
        if not lines:
            return
        data = "".join(line + "\n" for _, line in lines).encode("utf-8", "surrogateescape")
        run = subprocess.run(command, input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if run.returncode not in (0, 1):
            raise RuntimeError(run.stderr.decode("utf-8", "replace"))
        yield run.stdout

    return check


def merger(plumb):
    """A function that joins two summaries."""

    def merge(first, second):
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, name) for name in ("a.json", "b.json")]
            for path, summary in zip(paths, (first, second)):
                with open(path, "wb") as file:
                    file.write(summary)
            run = subprocess.run([plumb, "merge", *paths], stdout=subprocess.PIPE)
            if run.returncode not in (0, 1):
                raise RuntimeError("the summaries cannot be joined")
            return run.stdout

    return merge


def fleet_summary(context, plumb, specs, traces, partitions, flags=()):
    """The summary of all traces, as bytes."""
    if __name__ != "__main__":
        context.addPyFile(os.path.abspath(__file__))
    command = [plumb, "check", "--spec", *specs, "--trace", "-", "--emit", "summary", *flags]
    lines = context.textFile(",".join(traces), minPartitions=partitions)
    by_session = lines.map(lambda line: (session_of(line), line)).partitionBy(partitions, place_of)
    summaries = by_session.mapPartitions(checker(command))
    return summaries.treeReduce(merger(plumb))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--plumb", default="plumb")
    parser.add_argument("--spec", nargs="+", required=True)
    parser.add_argument("--trace", nargs="+", required=True, help="paths or patterns that Spark reads")
    parser.add_argument("--partitions", type=int, default=8)
    parser.add_argument("--explain", action="store_true")
    parser.add_argument("-o", "--output")
    arguments = parser.parse_args()
    spark = SparkSession.builder.appName("plumb").getOrCreate()
    flags = ["--explain"] if arguments.explain else []
    summary = fleet_summary(
        spark.sparkContext, arguments.plumb, arguments.spec, arguments.trace,
        arguments.partitions, flags)
    spark.stop()
    if arguments.output:
        with open(arguments.output, "wb") as file:
            file.write(summary)
    else:
        sys.stdout.buffer.write(summary)
    return 0 if json.loads(summary)["verdict"] in ("pass", "inconclusive") else 1


if __name__ == "__main__":
    sys.exit(main())
