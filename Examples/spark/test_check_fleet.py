#!/usr/bin/env python3
"""Runs check_fleet.py in Spark's local mode and compares its bytes with those of one run of the binary.

    pip install pyspark && PLUMB=.build/release/plumb python3 Examples/spark/test_check_fleet.py
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from pyspark.sql import SparkSession

import check_fleet

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PLUMB = os.environ.get("PLUMB", str(ROOT / ".build" / "release" / "plumb"))
SPEC = """# Player

| From | To | Trigger | Duration |
|------|----|---------|----------|
| Loading | Ready | Loaded | 300ms |
| Ready | Playing | Play | 250ms |
| Playing | Ready | Stop | 200ms |
"""
WALK = [("Loading", "Ready", "Loaded", 300), ("Ready", "Playing", "Play", 250),
        ("Playing", "Ready", "Stop", 200)]


def lines(sessions, seed):
    """A log of interleaved sessions; some are damaged."""
    chance = random.Random(seed)
    timed = []
    for number in range(sessions):
        time = chance.uniform(0, 1000)
        steps = [WALK[0]] + [WALK[1 + index % 2] for index in range(chance.randrange(2, 12))]
        if chance.random() < 0.2:
            del steps[1]
        for index, (source, target, trigger, duration) in enumerate(steps):
            time += chance.uniform(400, 900)
            slow = 2 if chance.random() < 0.01 else 1
            timed.append((time, json.dumps({
                "t": round(time, 3), "session": f"s{number}", "seq": index, "from": source,
                "to": target, "trigger": trigger, "duration": duration * slow})))
    timed.sort()
    return [line for _, line in timed] + ['{"t":1,"session":"s1"', ""]


class FleetTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        (self.path / "player.md").write_text(SPEC)
        self.spark = SparkSession.builder.master("local[2]").config(
            "spark.ui.enabled", "false").getOrCreate()

    def tearDown(self):
        self.spark.stop()
        self.folder.cleanup()

    def test_a_fleet_is_checked_like_one_file(self):
        log = lines(300, 5)
        whole = self.path / "whole.jsonl"
        whole.write_text("\n".join(log) + "\n")
        for index in range(3):
            part = log[index * len(log) // 3:(index + 1) * len(log) // 3]
            (self.path / f"part-{index}.jsonl").write_text("\n".join(part) + "\n")
        spec = str(self.path / "player.md")
        single = subprocess.run(
            [PLUMB, "check", "--spec", spec, "--trace", str(whole), "--emit", "summary",
             "--explain"], stdout=subprocess.PIPE, check=False).stdout
        self.assertGreater(json.loads(single)["sessions"]["failed"], 10)
        for partitions in (1, 3, 7):
            summary = check_fleet.fleet_summary(
                self.spark.sparkContext, PLUMB, [spec], [str(self.path / "part-*.jsonl")],
                partitions, ["--explain"])
            self.assertEqual(summary, single, f"{partitions} partitions")


if __name__ == "__main__":
    unittest.main()
