#!/usr/bin/env python3
"""How much the side outlines of the vehicles differ: `python3 art/outlines.py`, without Blender.

Two vehicles are set to one length, on one ground; the difference is the area inside one outline only, as a share of
the mean of both areas. Vehicles of one `body` may be alike; any others have to differ by SHARE, or the script names
them and ends with 1. `--table` prints the closest two vehicles of every two kinds of body.
"""
import argparse, json, os, sys
from itertools import combinations
import numpy as np
from vehicle import Body, HERE, MM, Spec

SHARE = 0.06
COLUMNS = 400          # of every mask: the length of the vehicle


def outline(s: Spec):
    """Mask of the side view, rows from the ground up, COLUMNS wide."""
    b = Body(s)
    step = b.L / COLUMNS
    x, z = np.meshgrid((np.arange(COLUMNS) + 0.5) * step, np.arange(step / 2, b.H + 0.35, step))
    inside = np.zeros(x.shape, bool)
    for y in np.linspace(0, b.hw, 9):
        inside |= b.field(x.ravel(), np.full(x.size, y), z.ravel(), False).reshape(x.shape) < 0
    inside |= b.wheel_r(x, z) < b.R
    if "spare" in s.extras:
        inside |= np.hypot((x - b.L) / 0.2, (z - s.extras["spare"][1] * MM) / b.R) < 1
    if "ac" in s.extras.get("bits", {}):
        x0, x1, _, h = [q * MM for q in s.extras["bits"]["ac"]]
        roof = b.on_top((x0 + x1) / 2, 0.0)[2]
        inside |= (x > x0) & (x < x1) & (z > roof - 0.1) & (z < roof + h - 0.02)
    return inside


def difference(a, b):
    rows = max(len(a), len(b))
    a, b = (np.pad(m, ((0, rows - len(m)), (0, 0))) for m in (a, b))
    return 2 * (a ^ b).sum() / (a.sum() + b.sum())


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("--table", action="store_true")
    table = ap.parse_args().table
    models = json.load(open(os.path.join(HERE, "vehicles.json")))["vehicles"]
    masks = {v: outline(Spec.load(v)) for v in models}
    pairs = {(v, w): difference(masks[v], masks[w]) for v, w in combinations(models, 2)}
    body = lambda v: models[v]["body"]
    least = {}
    for (v, w), d in pairs.items():
        least.setdefault(tuple(sorted((body(v), body(w)))), []).append((d, v, w))
    for (one, other), found in sorted(least.items()):
        d, v, w = min(found)
        if table:
            print("%-44s %5.1f %%   %s, %s" % (one if one == other else one + " / " + other, 100 * d, v, w))
    alike = [(d, v, w) for (v, w), d in pairs.items() if body(v) != body(w) and d < SHARE]
    for d, v, w in sorted(alike):
        print("alike: %s, %s: %.1f %%" % (v, w, 100 * d))
    sys.exit(bool(alike))


if __name__ == "__main__":
    main()
