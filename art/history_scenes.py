#!/usr/bin/env python3
"""Pictures of the about page: the years of the journey since 2008, and mission, vision and values.

  blender -b -P history_scenes.py -- --scene history-2020 --out history-2020.jpg

Each scene is one function, made with the helpers of scenes.py and, for landscapes, of road_scenes.py. The earlier years are in
scenes.py. Axes: x right, y away from the camera, z up, metres.
"""
import sys, os, math
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from scipy.interpolate import PchipInterpolator, griddata
from scipy.ndimage import gaussian_filter, map_coordinates
import bpy
from mathutils import Matrix
import scenes as S
import road_scenes as R
from scenes import (HI, sstep, mat, emis, obj, box, plane, lathe, spline, tube, ribbon, prism, proto, inst, beads, trees,
                    flowers, strings, vehicle, area, spot, point, morning, dusk, night, old_grade, cloud_layer, skyline,
                    glass_office, streetlamp, charge_post, scene)
from road_scenes import Parts, broadleaf, deodar, tuft, land, at, mix, noise, mesh_hills, scatter

VALUE = (1600, 1000)


def clear_day(s, az, el, power=3.6, col=(1, .88, .70)):
    """daylight without a fade: the clean look of the years since 2016"""
    morning(s, az=az, el=el)
    s.sun_col, s.sun_power, s.sun_size, s.glow_pow = col, power, 1.0, .3
    s.zenith, s.mid, s.horizon = (.15, .31, .62), (.42, .57, .76), (.92, .89, .84)
    s.grain, s.vignette, s.contrast = .003, .12, .08


def dark_glass(vid, loc, heading, **k):
    """vehicle whose inside is not seen, which needs few samples; unlike car() with its number plate"""
    return vehicle(vid, loc, heading, extras=dict(S.VG.Spec.load(vid).extras, tint=(.03, .03, .03)), **k)


def mirror(s):
    """swaps left and right, for traffic on the left; vehicles are turned, not reflected, so that their plates can be read"""
    for o in list(bpy.context.scene.objects):
        if o.parent:
            continue
        if o.instance_collection and o.instance_collection.name.startswith("V_"):
            o.location.x *= -1; o.rotation_euler.z = -o.rotation_euler.z - math.pi
        else:
            bpy.context.view_layer.update(); o.matrix_world = Matrix.Scale(-1, 4, (1, 0, 0)) @ o.matrix_world
    s.cam, s.look = ((-p[0], *p[1:]) for p in (s.cam, s.look))
    s.sun_az = 180 - s.sun_az; s.glow_az = None if s.glow_az is None else 180 - s.glow_az
    s.env_boxes = [(180 - b[0], *b[1:]) for b in s.env_boxes]


def suitcase(loc, rz=0, col="#5a3a24", size=(.46, .24, .62)):
    """upright trolley case with ribs, handle and wheels"""
    w, d, h = size; skin, dark = mat(col, .38, coat=.4), mat("#17181a", .4)

    def make():
        box((0, 0, .05), (w, d, h), skin, .05)
        for x in np.linspace(-w * .32, w * .32, 5):
            box((x, -d / 2 - .003, .12), (.022, .02, h - .14), skin, .008)
        for x in (-w * .36, w * .36):
            for y in (-d * .3, d * .3):
                lathe([(.001, 0), (.03, .005), (.03, .05), (.001, .055)], dark, (x, y, 0), 10)
        for x in (-.09, .09):
            tube([(x, d * .3, h), (x, d * .3, h + .20)], .010, mat("#9a9da0", .3, .9), 6)
        box((0, d * .3, h + .19), (.22, .03, .03), dark, .01)
    return inst(proto("case%s%.2f" % (col, h), make), loc, rz)


# ------------------------------------------------------------- the journey
@scene("history-2008", HI, "From the shade of a roadside dhaba's veranda: a coach at a midday halt, string cots and steel tumblers in front", 26)
def history_2008(s):
    clear_day(s, -112, 56, 4.2, (1, .93, .80)); old_grade(s, .05, .09, .92); s.grain, s.vignette = .008, .22
    s.cam, s.look, s.lens = (-1.5, -7.6, 1.55), (.7, 6, 1.62), 29
    rng = np.random.default_rng(8)
    plane(-200, 200, -60, 220, -.05, mat("#a89a52", .95, noise=(.05, .25)))
    plane(-60, 60, -1.2, 15.5, -.03, mat("#b5a183", .95, noise=(.5, .14), bump=(20, .25, .02)))
    plane(-200, 200, 16.5, 24, -.02, mat("#66625c", .8, noise=(.3, .1)))
    for y in (17.1, 23.4):
        ribbon(np.array([(x, y, 0) for x in np.arange(-90, 90, 2.)]), -.06, .06, mat("#dcd5c2", .7), .0)
    ribbon(np.array([(x, 20.2, 0) for x in np.arange(-90, 90, 1.)]), -.06, .06, mat("#dcd5c2", .7), .0, (3, 5))
    # the veranda: floor, posts, beam, a roof of bamboo and reed
    plane(-9, 9, -12, -1.0, .0, mat("#8f6a52", .7, noise=(.8, .12))); box((0, -1.0, -.1), (18, .3, .12), mat("#a98e72", .9))
    wood, reed = mat("#6a4a31", .75, noise=(4, .2)), mat("#a3814f", .9, noise=(2, .25))
    for x in (-4.9, .15, 5.2):
        lathe([(.10, 0), (.085, 2.75)], mat("#3f7f86", .6), (x, -1.35, 0), 14); box((x, -1.35, 0), (.34, .34, .28), mat("#c9b79a", .8), .02)
    box((0, -1.35, 2.72), (18, .16, .20), wood)
    for x in np.arange(-8, 8.1, .62):
        tube([(x, -.55, 2.86), (x, -9, 3.7)], .045, wood, 6)
    for y in np.arange(-9, -.5, .10):
        t = (y + .55) / -8.45; tube([(-9, y, 2.93 + .84 * t), (9, y, 2.93 + .84 * t)], .05, reed, 5)
    # two string cots, a table with tumblers and a jug, water pots
    def cot():
        leg = mat("#7b4b2a", .5, coat=.2)
        for x in (-.92, .92):
            for y in (-.46, .46):
                lathe([(.03, 0), (.035, .1), (.05, .2), (.032, .27), (.05, .36), (.05, .47), (.03, .50)], leg, (x, y, 0), 14)
        for y in (-.46, .46):
            tube([(-.98, y, .41), (.98, y, .41)], .03, leg, 8)
        for x in (-.92, .92):
            tube([(x, -.5, .41), (x, .5, .41)], .03, leg, 8)
        rope, red = mat("#e6dcc2", .9), mat("#b04b3a", .9)
        for i, x in enumerate(np.arange(-.90, .91, .042)):
            tube([(x, -.46, .43), (x, 0, .395), (x, .46, .43)], .011, red if i % 7 == 3 else rope, 5)
        for y in np.arange(-.44, .45, .045):
            tube([(-.92, y, .44), (0, y, .405), (.92, y, .44)], .010, rope, 5)
    C = proto("cot", cot); inst(C, (2.0, -3.3, 0), 14); inst(C, (-3.9, -2.5, 0), -8)
    steel, clay = mat("#c9ccce", .18, 1.0), mat("#a8532f", .8, noise=(6, .15))
    tx, ty = -1.0, -4.35
    box((tx, ty, .68), (1.15, .72, .04), mat("#7c5a3c", .5, coat=.2, noise=(3, .2)), .008)
    for x in (-.5, .5):
        for y in (-.28, .28):
            box((tx + x, ty + y, 0), (.05, .05, .68), wood)
    for x, y in ((-.28, -.14), (-.12, -.02), (.34, -.10)):
        lathe([(.001, .004), (.030, .004), (.038, .105), (.036, .105), (.028, .012), (.001, .010)], steel, (tx + x, ty + y, .72), 24)
    lathe([(.001, 0), (.085, 0), (.10, .06), (.095, .14), (.06, .20), (.07, .25), (.065, .25), (.05, .2), (.001, .1)], steel, (tx + .10, ty + .12, .72), 28)
    for x, y, k in ((4.35, -1.9, 1.0), (4.85, -2.3, .85)):
        lathe([(.001, .0), (.10, .01), (.24, .16), (.26, .28), (.19, .42), (.10, .47), (.13, .53), (.11, .53), (.001, .46)], clay, (x, y, .0), 32, sc=k * 1.15)
    dark_glass("luxury-coach", (1.9, 8.2, -.03), 203, paint="white", paint2="blue", res=18, lights=.3)
    vehicle("innova-crysta", (-8.2, 12.0, -.03), 196, paint="champagne", res=16, lights=.2)
    T = [broadleaf(i, h=(9, 10)[i % 2], spread=(4.0, 4.6)[i % 2], col=("#6f8348", "#7b8d50")[i % 2], leaves=7000, leaf=.16, clear=.3, trunk=.24) for i in range(3)]
    pts = [(-6.8, 14.6, 0), (10.6, 13.6, 0), (15.5, 11, 0), (-14, 14.2, 0)] + [(x + rng.normal(0, 1.2), 27.5 + rng.normal(0, .8), 0) for x in np.arange(-60, 62, 8.5)]
    pts += [(rng.uniform(-120, 120), rng.uniform(70, 190), 0) for _ in range(60)]
    scatter(T, pts, (.8, 1.15), rng)
    area((0, -8.5, 2.6), (.5, -2.5, .3), (6, 1.2), 130, (1, .90, .76), glossy=False)
    s.matte = [cloud_layer(.45, (1.12, 1.05, .98), 81)]
    s.fog, s.fog_start, s.far, s.fog_col = .0035, 22, 240, (.88, .85, .78)
    s.exposure, s.bloom = .96, .05; s.bounces = (4, 2, 3, 2)


def peaked_tent(loc, half=4.6, eave=3.3, peak=3.4, band="#8f1a2a"):
    """square tent with a drawn-up peak, a scalloped band on its edge and curtains at the corners"""
    cloth = mat("#f2e7d2", .8, emit=(1, .70, .40), es=.42); gold = mat("#b98a3a", .3, .9)

    def make():
        n = 33; g = np.linspace(-1, 1, n); X, Y = np.meshgrid(g, g, indexing="ij")
        r = np.maximum(np.abs(X), np.abs(Y)) * .55 + np.hypot(X, Y) / math.sqrt(2) * .45
        Z = eave + peak * np.clip(1 - r, 0, 1) ** 1.75
        i, j = np.meshgrid(np.arange(n - 1), np.arange(n - 1), indexing="ij")
        F = np.stack([i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1], -1).reshape(-1, 4)
        obj("canopy", np.stack([X * half, Y * half, Z], -1).reshape(-1, 3), F, cloth, True, 70)
        lathe([(.001, 0), (.07, .02), (.03, .14), (.08, .24), (.02, .36), (.001, .5)], gold, (0, 0, eave + peak - .12), 14)
        for k in range(4):                                # scalloped band
            V = []; m = 97
            for q in np.linspace(-1, 1, m):
                d = .30 + .12 * abs(math.sin(q * math.pi * 6)); p = np.array([q * half, -half - .02])
                a = k * math.pi / 2; x, y = p[0] * math.cos(a) - p[1] * math.sin(a), p[0] * math.sin(a) + p[1] * math.cos(a)
                V += [(x, y, eave + .04), (x, y, eave - d)]
            obj("band", V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(m - 1)], mat(band, .8, emit=(1, .2, .1), es=.05))
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (half - .12), sy * (half - .12)
                lathe([(.06, 0), (.06, eave)], gold, (x, y, 0), 10)
                V = []; m = 60; t = np.linspace(0, 2 * np.pi, m)
                for z, w in ((.05, .30), (1.25, .11), (1.4, .11), (eave - .1, .52)):
                    V += [(x - sx * .25 * (w > .4) + (w + .07 * w * math.sin(9 * a)) * math.cos(a), y + (w * .6 + .06 * w * math.sin(9 * a)) * math.sin(a), z) for a in t]
                obj("curtain", V, [(r * m + i, r * m + i + 1, (r + 1) * m + i + 1, (r + 1) * m + i) for r in range(3) for i in range(m - 1)], mat("#f4ead8", .85, emit=(1, .70, .42), es=.16), True, 60)
                lathe([(.15, 1.27), (.16, 1.32), (.15, 1.38)], gold, (x, y, 0), 14)
    return inst(proto("tent%.1f%.1f" % (half, peak), make), loc)


@scene("history-2016", HI, "A coach, a van and cars drawn up before a row of lit wedding tents at dusk, strings of lights above", 30)
def history_2016(s):
    dusk(s, 70, .8)
    s.zenith, s.mid, s.horizon = (.022, .035, .095), (.085, .09, .19), (.42, .21, .18); s.glow_pow = .4
    s.cam, s.look, s.lens = (-8.4, -14.5, 1.9), (2.5, 3.6, 2.15), 40
    s.env_boxes = [(-118, 36, 46, 7, 1.8, (1, .90, .80)), (0, 88, 360, 16, .9, (1, .95, .9))]
    s.grain, s.vignette = .004, .16
    rng = np.random.default_rng(16)
    plane(-90, 90, -60, 90, 0, mat("#5f5244", .5, spec=.35, rnoise=(.5, .25, .55), noise=(.6, .15)))
    plane(-90, 90, 8.2, 90, .01, mat("#33472a", .95, noise=(.6, .3)))
    ribbon(np.array([(2.4, y, 0) for y in np.arange(4.6, 16, .5)]), -1.9, 1.9, mat("#86131f", .9, noise=(3, .15)), .02)
    for x, k in ((-17.6, 1), (-7.6, 1), (2.4, 1.22), (12.4, 1), (22.4, 1)):
        peaked_tent((x, 14.2, 0), peak=3.4 * k, half=4.7)
    cloth = mat("#e7c79a", .85, emit=(1, .62, .32), es=.34)                       # pleated back walls
    V = []; xs = np.arange(-24, 29, .11)
    for i, x in enumerate(xs):
        y = 18.9 + .10 * math.sin(i * 1.1); V += [(x, y, 0), (x, y, 3.3)]
    obj("wall", V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(xs) - 1)], cloth)
    for x in (-17.6, -7.6, 2.4, 12.4, 22.4):
        P = [(x + .5 * math.cos(a) * q, 14 + .5 * math.sin(a) * q, 3.5 + .28 * (1 - q)) for q in (.5, 1) for a in np.linspace(0, 2 * np.pi, 16, endpoint=False)]
        beads(P, .055, emis((1, .76, .46), 12)); point((x, 13.6, 3.1), 260, (1, .68, .38), .5)
        area((x, 12, 3.2), (x, 9, 0), (6, 2), 150, (1, .68, .38))
    # gate of flowers before the largest tent
    F = []
    for t in np.linspace(0, math.pi, 760):
        r = 2.5 + rng.normal(0, .14); F.append((2.4 + r * math.cos(t), 8.6 + rng.normal(0, .15), max(.15 + 1.45 * r * math.sin(t), .1)))
    flowers(F, ("#e8820c", "#f2b21a", "#f6ead2", "#b3121d", "#f0c34a"), r=.12)
    spot((.2, 6.2, .3), (2.0, 8.6, 2.6), 420, (1, .72, .45), 80); spot((4.8, 6.2, .3), (2.8, 8.6, 2.6), 420, (1, .72, .45), 80)
    for a, b, g in (((-16, 7.6, 5.0), (-6, 7.6, 5.2), .7), ((-6, 7.6, 5.2), (2.4, 7.6, 6.2), .8), ((2.4, 7.6, 6.2), (11, 7.6, 5.2), .8), ((11, 7.6, 5.2), (21, 7.6, 5), .7), ((-15, 3, 5.6), (-6, 7.6, 5.2), .7), ((11, 7.6, 5.2), (24, 3, 5.6), .9)):
        strings(a, b, g, 44, es=20)
    for x in (-16, -6, 11, 21):
        lathe([(.05, 0), (.04, 5.3)], mat("#2a2420", .6), (x, 7.6, 0), 10)
    T = trees("tree", 2, h=9, spread=3.6, col="#2b3a24")
    for x in np.arange(-42, 52, 6.2):
        inst(T[rng.integers(2)], (x + rng.normal(0, 1), 25 + rng.normal(0, 1.5), 0), rng.uniform(0, 360), rng.uniform(.85, 1.2))
    vehicle("mercedes-e-class", (-2.2, -1.6, 0), 214, paint="pearl", lights=1.8, res=11)
    dark_glass("tempo-travellers-2x1", (4.6, 1.2, 0), 210, paint="white", paint2="gold", lights=1.6, res=14)
    dark_glass("luxury-coach", (13.2, 3.2, 0), 206, paint="white", paint2="maroon", lights=1.5, res=16)
    area((-6.0, -7.5, 4.6), (-2, -1.4, .7), (6, 1.2), 210, (1, .86, .72)); area((3, -6, 5.5), (6, 1, 1.2), (8, 1.4), 230, (.92, .90, 1))
    s.matte = [cloud_layer(.55, (.46, .24, .24), 5)]
    s.fog, s.fog_start, s.far = .004, 20, 140; s.exposure, s.bloom, s.bloom_t = 1.12, .09, 1.1


@scene("history-2017", HI, "A maroon car rounds a bend of a hill road with a low parapet, wooded ridges and far snow behind", 34)
def history_2017(s):
    R.day(s, az=222, el=34, power=3.9, col=(1, .86, .66)); s.grain = .003
    s.cam, s.look, s.lens = (-3.4, -8.5, 3.7), (-.9, 16, 2.5), 37
    rng = np.random.default_rng(17)
    xc = lambda y: 1.4 - 11.5 * (1 - np.cos(np.clip(np.asarray(y, float) - 2, 0, 60) / 21.0)) * .62
    zc = lambda y: .030 * np.maximum(np.asarray(y, float), 0)

    def fn(X, Y):
        d = X - xc(Y); up = np.maximum(d - 4.6, 0); dn = np.maximum(-d - 4.9, 0)
        return zc(Y) - .06 + sstep(0, .8, up) * 1.5 + up * .60 - dn * .78 + (noise(X, Y, 11, 3) * 1.0 + noise(X, Y, 3.5, 4) * .3) * sstep(0, 6, np.maximum(up, dn))

    def colour(X, Y, Z, sl):
        g = mix((.125, .155, .050), (.21, .19, .08), sstep(-1, 1, noise(X, Y, 4, 6)))
        return mix(g, (.26, .21, .15), sstep(.2, .38, sl + .06 * noise(X, Y, 2.5, 7)))
    land(np.r_[np.linspace(-110, -26, 50)[:-1], np.linspace(-26, 30, 240)[:-1], np.linspace(30, 100, 50)], np.r_[np.linspace(-14, 50, 220)[:-1], np.linspace(50, 130, 90)], fn, colour, scale=1.6, amount=.3, bump=(2.5, .5, .2))
    yy = np.arange(-14, 66, .5); P = np.stack([xc(yy), yy, zc(yy)], 1); line = mat("#e0dacb", .6)
    ribbon(P, -3.6, 3.6, mat("#55534f", .7, spec=.35, noise=(.7, .15), rnoise=(.5, .5, .75)))
    ribbon(P, -.06, .06, line, .012, (3, 5)); ribbon(P, -3.4, -3.3, line, .012); ribbon(P, 3.3, 3.4, line, .012)
    ribbon(P, -4.6, -3.55, mat("#94805f", .95, noise=(1.2, .25)), -.005); ribbon(P, 3.55, 4.5, mat("#94805f", .95, noise=(1.2, .25)), -.005)
    S.parapet(P, -4.25); R.stone_wall(P, 4.5, 1.4, stop=80)
    vehicle("maruti-suzuki-ertiga", (float(xc(9.5)) + 1.75, 9.5, float(zc(9.5))), 276, paint="maroon", lights=1.2, res=11)
    Pn = [deodar(i, h=(15, 18, 13)[i % 3], spread=(.21, .19, .24)[i % 3], col=("#6f8f68", "#7b9a70", "#64845f")[i % 3], branches=100, cards=52, base=.16) for i in range(4)]
    pts = []
    while len(pts) < 170:
        y = rng.uniform(4, 124); x = rng.uniform(-80, 80); d = x - float(xc(y))
        if (d > 9 and (y > 14 or d > 12)) or (d < -24 and y > 34 and rng.random() < .25):
            pts.append((x, y, at(fn, x, y) - .3))
    scatter(Pn, pts, (.6, 1.05), rng)
    scatter(Pn, [(x, y, at(fn, x, y) - .3) for x, y in ((9.2, 8), (11.5, 13), (7.5, 20), (-12.8, 10))], (.7, .95), rng)
    G = [tuft(i, 46, .42, .5, ("#93a04c", "#a89f55", "#86944a")[i], .011) for i in range(3)]; pts = []
    for _ in range(3400):
        y = -8 + 48 * rng.random() ** 1.4; x = float(xc(y)) + (rng.uniform(5.0, 12) if rng.random() < .45 else -rng.uniform(4.8, 11)); pts.append((x, y, at(fn, x, y)))
    scatter(G, pts, (.4, 1.1), rng)
    mesh_hills(s, 5, (1500, 10500), (.012, .040), seed=23, near=(.070, .105, .062), far=(.15, .18, .20), width=90, base=-420, res=(26, 380))
    R.snow_range()
    s.matte = [cloud_layer(.4, (1.12, 1.08, 1.04), 47)]
    s.fog, s.fog_start, s.far, s.fog_col = .00006, 100, 20000, (.58, .70, .90)
    s.exposure, s.bloom = .98, .03


def control_tower(loc, k=1.0):
    """slender shaft with a glazed cab under a wide cap"""
    con, dark = mat("#b9b2a6", .7, noise=(.3, .05)), mat("#1b2026", .2, spec=.7)

    def make():
        lathe([(3.4, 0), (2.5, 3), (1.9, 10), (1.8, 22), (2.4, 26), (4.2, 28.6), (4.6, 29.4), (4.6, 30.4)], con, n=40)
        for z in np.arange(4, 22, 3.0):
            lathe([(2.46 - .03 * z, z), (2.46 - .03 * z, z + .5)], emis((1, .74, .46), .5), n=40)
        lathe([(4.3, 30.4), (5.0, 33.2)], mat("#20343c", .1, spec=.8, emit=(.55, .85, 1.0), es=.55), n=40)
        for a in np.linspace(0, 2 * np.pi, 14, endpoint=False):
            tube([(4.36 * math.cos(a), 4.36 * math.sin(a), 30.4), (5.06 * math.cos(a), 5.06 * math.sin(a), 33.2)], .10, dark, 5)
        lathe([(5.5, 33.2), (5.6, 33.6), (4.8, 34.2), (1.2, 34.6), (1.0, 36), (.001, 36.1)], con, n=40)
        tube([(0, 0, 36), (0, 0, 40)], .09, dark, 6); beads([(0, 0, 40.1)], .34, emis((1, .12, .08), 9))
    return inst(proto("tower", make), loc, sc=k)


@scene("history-2018", HI, "A silver sedan waits at night under the lit canopy of an airport terminal, suitcases on the kerb, a control tower beyond", 32)
def history_2018(s):
    night(s)
    s.zenith, s.mid, s.horizon = (.010, .020, .055), (.030, .052, .125), (.15, .16, .24); s.grain, s.vignette = .004, .16
    s.cam, s.look, s.lens = (-5.4, -8.2, 1.45), (.9, 8, 2.55), 31
    s.env_boxes = [(-100, 40, 40, 8, .8, (1, .92, .82)), (0, 88, 360, 14, .5, (1, .95, .9))]
    plane(-160, 160, -60, 300, 0, mat("#37383a", .28, spec=.5, rnoise=(.35, .12, .42), noise=(.7, .12)))
    ribbon(np.array([(-3.4, y, 0) for y in np.arange(-20, 120, 1.)]), -.06, .06, mat("#d8d2c2", .5), .006, (3, 4))
    box((6.2, 50, 0), (7.0, 150, .17), mat("#b4aa99", .45, noise=(.8, .06)), .03)
    for y in np.arange(-16, 90, .9):
        box((2.78, y, .01), (.16, .45, .17), mat("#d3b24c", .6))
    wx = 9.4; fr = mat("#53595f", .3, .8)                                       # glass front of the terminal, seen along it
    plane(wx, 30, -20, 120, .19, mat("#cdbfa6", .2)); box((wx + 9, 50, 0), (.3, 150, 7), mat("#cfae7c", .8, emit=(1, .72, .42), es=.34, noise=(.12, .3)))
    for y in np.arange(-16, 110, 2.6):
        box((wx, y, 0), (.22, .09, 6.6), fr)
    for z in (.18, 2.7, 4.8, 6.5):
        box((wx, 50, z), (.14, 150, .10), fr)
    for y in np.arange(-10, 100, 5.2):
        box((wx + 6, y, .19), (.6, 3.0, 1.1), mat("#5b4430", .4)); beads([(wx + 3, y, 5)], .5, emis((1, .76, .46), 3), 0, (24, 16))
    roof = mat("#e6dfd0", .6)                                                   # canopy with strips of light
    V = [(x, y, 5.6 + .055 * (x + 3) + .30 * math.sin((x + 3) / 3.6)) for y in (-20, 120) for x in np.linspace(-3.2, 12, 24)]
    obj("canopy", V, [(i, i + 1, 25 + i, 24 + i) for i in range(23)], roof, True); box((-3.25, 50, 5.5), (.16, 140, .42), mat("#c8cdd2", .3, .6))
    for y in np.arange(-14, 110, 5.2):
        for x in (-.6, 5.2):
            box((x, y, 5.62 + .055 * (x + 3) + .1), (.14, 3.6, .05), emis((1, .86, .64), 7))
    for y in np.arange(-9.5, 110, 10.4):
        for dx in (-1.5, 1.5):
            tube([(5.0, y, .15), (5.0 + dx, y + .2, 6.6)], .13, mat("#ece8de", .4), 12)
    for y in (-4, 4, 13, 24):
        area((1.2, y, 5.5), (.6, y, 0), (4, 7), 300, (1, .82, .60))
    area((wx - .3, 6, 3), (2, 5, .6), (4, 22), 360, (1, .74, .44))
    dark_glass("toyota-camry", (.55, 1.3, 0), 74, paint="silver", lights=2.4, res=10)
    dark_glass("kia-carnival", (.85, 10.8, 0), 84, paint="white", lights=2.4, res=14); dark_glass("innova-crysta", (.95, 19.5, 0), 86, paint="black", lights=2.4, res=18)
    suitcase((3.45, .35, .17), 24, "#3b6b84"); suitcase((3.62, -.28, .17), -14, "#a3342f", (.40, .22, .52))
    control_tower((-16.5, 78, 0), .82)
    box((-44, 95, 0), (40, 10, 9), mat("#2a3038", .8)); box((-44, 89.9, 5.4), (38, .1, 1.0), emis((1, .78, .5), .9)); box((-44, 89.9, 2.0), (38, .1, .8), emis((.7, .85, 1), .45))
    beads([(x, y, .25) for y in (60, 84, 110) for x in np.arange(-70, -7, 4.5)], .13, emis((.25, .5, 1), 12))
    for y in (40, 66):
        streetlamp((-9.5, y, 0), 10, 1.6, 0, glow=(1, .84, .6), es=18, power=900)
    area((-6.5, -4.5, 3.6), (.3, 1.2, .8), (5, .9), 120, (.90, .94, 1))
    s.matte = [skyline(9, (.07, .08, .12), .04, lit=.10, x1=.5)]
    s.fog, s.fog_start, s.far, s.fog_col = .0022, 25, 300, (.07, .08, .13); s.exposure, s.bloom, s.bloom_t = 1.05, .08, 1.1
    mirror(s)


def covered_car(loc, rz=0, seed=1, col="#b9bcbb", L=4.5, W=1.78):
    """a saloon under a fitted cloth: the top follows roof and bonnet, the skirt hangs in folds"""
    rng = np.random.default_rng(seed); ph = rng.uniform(0, 6.28, 6)
    t = np.array([-.5, -.46, -.30, -.20, -.06, .10, .24, .36, .47, .5])
    top = PchipInterpolator(t, [.66, .78, .92, 1.00, 1.43, 1.49, 1.41, 1.12, 1.02, .84]); edge = PchipInterpolator(t, [.66, .72, .82, .86, .90, .92, .94, .96, .95, .84])
    n = 220; a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    e = 2 / 5.0; px = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** e * L / 2; py = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** e * W / 2
    mirror = .11 * np.exp(-((px + .13 * L) / .10) ** 2) * np.sign(py) * (np.abs(py) > W * .3)
    V = []
    rho = np.r_[np.linspace(.001, .86, 24), np.linspace(.89, 1, 7)]
    for r in rho:
        x, y = px * r, py * r; u = np.clip(x / L, -.5, .5); q = np.clip(np.abs(y) / (W / 2), 0, 1)
        z = edge(u) + (top(u) - edge(u)) * (1 - q ** 2.6) + .012 * noise(x * 1, y * 1, .55, seed) * r + .010 * np.sin(6 * x + 5 * y + ph[0]) * q
        V.append(np.stack([x, y, z], 1))
    for k in np.linspace(.06, 1, 16):                     # skirt
        f = .022 * k ** 1.3 * (np.sin(a * 38 + ph[1] + .8 * np.sin(a * 5 + ph[2])) + .7 * np.sin(a * 23 + ph[3])) + .03 * k
        nx, ny = np.cos(a), np.sin(a); x = px + nx * f; y = py + ny * f + mirror * np.exp(-((k - .05) / .22) ** 2); z0 = V[len(rho) - 1][:, 2]
        V.append(np.stack([x, y, z0 * (1 - k) + (.13 + .03 * np.sin(a * 11 + ph[4])) * k], 1))
    m = len(V); F = np.array([(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(m - 1) for j in range(n)])
    o = obj("cover", np.vstack(V), F, mat(col, .8, spec=.15, noise=(2.5, .06), bump=(7, .16, .03)), True, 80); o.location = loc; o.rotation_euler = (0, 0, math.radians(rz))
    c, sn = math.cos(math.radians(rz)), math.sin(math.radians(rz))
    for sx in (-1.32, 1.30):
        for sy in (-.76, .76):
            o = lathe([(.001, -.09), (.29, -.09), (.315, -.05), (.315, .05), (.29, .09), (.001, .09)], mat("#161616", .8), (loc[0] + sx * c - sy * sn, loc[1] + sx * sn + sy * c, .315), 28)
            o.rotation_euler = (math.radians(90), 0, math.radians(rz))


@scene("history-2020", HI, "A row of cars under grey covers and three parked coaches in a silent depot, long morning shadows", 26)
def history_2020(s):
    clear_day(s, -158, 17, 4.6, (1, .80, .56))
    s.cam, s.look, s.lens = (-6.2, -9.4, 2.1), (1.9, 4.6, 1.35), 35
    rng = np.random.default_rng(20)
    plane(-160, 160, -60, 120, 0, mat("#9a958b", .75, noise=(.35, .10), spec=.25)); joint = mat("#78746c", .8)
    for x in np.arange(-30, 40, 4.2):
        plane(x, x + .03, -40, 24, .004, joint)
    for y in np.arange(-36, 24, 4.2):
        plane(-40, 50, y, y + .03, .004, joint)
    for i in range(6):
        covered_car((-1.6 + 3.25 * i, 1.6 + 1.15 * i, 0), 62 + rng.normal(0, 1.2), i + 1, ("#7d8a92", "#8d9391", "#74828c")[i % 3])
    for i in range(8):                                      # bay lines
        x, y = -3.2 + 3.25 * i, .9 + 1.15 * i; q = math.radians(62)
        P = np.array([(x + math.cos(q) * t, y + math.sin(q) * t, 0) for t in np.linspace(-2.7, 2.7, 8)]); ribbon(P, -.05, .05, mat("#dcd7ca", .7), .006)
    # shed with parked coaches, back wall
    roof, st = mat("#8e9795", .5, .3, noise=(.4, .06)), mat("#6c7275", .5, .5)
    V = []; xs = np.arange(-22, 26, .12)
    for i, x in enumerate(xs):
        b = .035 * math.sin(i * 2.1); V += [(x, 17.5, 5.0 + b), (x, 29.5, 6.6 + b)]
    obj("shed", V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(xs) - 1)], roof)
    box((2, 17.5, 4.78), (48, .14, .3), st); box((2, 29.5, 0), (48, .3, 6.6), mat("#c3b7a0", .85, noise=(.25, .08)))
    for x in np.arange(-22, 27, 6.0):
        box((x, 17.7, 0), (.24, .24, 4.9), st)
    for x in (-1.5, 4.6, 10.7):
        dark_glass("luxury-coach", (x, 23.2, 0), 268, paint="white", paint2="red", res=18, lights=.0)
    box((-40, 24, 0), (30, .4, 2.6), mat("#cdbfa5", .85, noise=(.25, .06))); box((48, 24, 0), (44, .4, 2.6), mat("#cdbfa5", .85, noise=(.25, .06)))
    T = [broadleaf(i, h=(10, 11)[i % 2], spread=(4.2, 4.8)[i % 2], col=("#6c8146", "#788c4e")[i % 2], leaves=6500, leaf=.17, clear=.3, trunk=.26) for i in range(3)]
    scatter(T, [(x + rng.normal(0, 1.2), 37 + rng.normal(0, 2), 0) for x in np.arange(-48, 70, 7.5)] + [(31, 27, 0), (39, 30, 0)], (.85, 1.2), rng)
    n = 620; P = np.stack([rng.uniform(-14, 16, n), -8 + 24 * rng.random(n) ** 1.3, np.full(n, .012)], 1)      # dry leaves that nobody has swept
    V, F = [], []
    for p in P:
        a = rng.uniform(0, 6.28); u = np.array([math.cos(a), math.sin(a), rng.normal(0, .25)]) * .045; w = np.array([-math.sin(a), math.cos(a), rng.normal(0, .25)]) * .022
        b = len(V); V += [p - u, p + w + [0, 0, .008], p + u, p - w]; F.append((b, b + 1, b + 2, b + 3))
    obj("leaves", V, F, mat("#8a6a34", .8))
    s.matte = [cloud_layer(.4, (1.12, 1.02, .92), 91)]; s.fog, s.fog_start, s.far, s.fog_col = .0045, 16, 160, (.92, .84, .72)
    s.exposure, s.bloom = .98, .04


@scene("history-2023", HI, "White sedans of one kind leave an office gate in a line, a raised barrier and a glass building behind", 26)
def history_2023(s):
    clear_day(s, -138, 30, 4.4, (1, .84, .62))
    s.cam, s.look, s.lens = (-5.6, -9.6, 2.3), (1.3, 8, 1.6), 42
    rng = np.random.default_rng(23)
    plane(-160, 160, -60, 120, 0, mat("#7f7c76", .7, noise=(.4, .10), rnoise=(.4, .45, .7))); kerb = mat("#c9c2b2", .8)
    plane(-3.4, 3.6, 12, 60, .006, mat("#98928a", .7, noise=(.6, .08)))
    for x in (-4.0, 4.2):
        box((x, 36, 0), (.9, 48, .16), kerb, .03)
    lawn = mat("#4d6a34", .95, noise=(.7, .25))
    plane(-60, -4.4, 13, 34, .10, lawn); plane(4.6, 60, 13, 34, .10, lawn)
    for i in range(7):
        vehicle("swift-dzire", (.1 + .05 * i, -1.2 + 6.0 * i, 0), 262 if i < 2 else 268, paint="white", lights=1.4, res=11 if i < 2 else 16)
    # boundary wall, piers, guard's cabin, raised barrier
    wall, cap, dark = mat("#d9ccb6", .85, noise=(.25, .05)), mat("#efe8da", .7), mat("#24292d", .4, .5)
    for x0, x1 in ((-46, -5.1), (9.4, 46)):
        box(((x0 + x1) / 2, 12.4, 0), (x1 - x0, .4, 1.25), wall); box(((x0 + x1) / 2, 12.4, 1.25), (x1 - x0, .52, .10), cap)
        for x in np.arange(x0 + .3, x1, .22):
            box((x, 12.4, 1.35), (.04, .04, .95), dark)
        box(((x0 + x1) / 2, 12.4, 2.28), (x1 - x0, .06, .06), dark)
    for x in (-5.1, 9.2):
        box((x, 12.4, 0), (1.0, 1.0, 3.0), mat("#b9a788", .8, noise=(.4, .08)), .03); box((x, 12.4, 3.0), (1.25, 1.25, .14), cap, .02); lathe([(.001, 0), (.2, .06), (.22, .24), (.001, .46)], emis((1, .86, .64), .9), (x, 12.4, 3.14), 20)
    box((6.4, 13.4, 0), (2.5, 2.4, .25), kerb, .02); box((6.4, 13.4, .25), (2.1, 2.0, .95), mat("#efe9dc", .6)); box((6.4, 13.4, 1.2), (2.04, 1.94, 1.1), mat("#182228", .08, spec=.9, metal=.3)); box((6.4, 13.4, 2.3), (2.7, 2.6, .18), mat("#5b6468", .5), .03)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((6.4 + sx * 1.03, 13.4 + sy * .98, 1.2), (.08, .08, 1.1), mat("#efe9dc", .6))
    bx, by = 4.55, 12.0; box((bx, by, .0), (.36, .36, 1.1), mat("#e1b93a", .5), .03)
    q = math.radians(74)                                   # the arm, up
    for k in range(10):
        a, b = .2 + .55 * k, .2 + .55 * (k + 1); d = np.array([-math.cos(q), 0, math.sin(q)])
        tube([np.array([bx, by - .2, .92]) + d * a, np.array([bx, by - .2, .92]) + d * b], .045, mat(("#b3121d", "#f1ede4")[k % 2], .5), 8)
    glass_office(-26, 34, 38, 28.8, lit=.06, seed=5)
    box((2, 35.5, 4.2), (17, 5.2, .4), mat("#e8e4da", .5), .04)
    for x in (-5.6, 9.6):
        lathe([(.2, 0), (.2, 4.2)], mat("#d9d5ca", .4, .3), (x, 33.6, 0), 20)
    T = [broadleaf(i, h=(7.0, 7.8)[i % 2], spread=(2.7, 3.0)[i % 2], col=("#6f8b48", "#7c9650")[i % 2], leaves=6500, leaf=.13, clear=.3, trunk=.18) for i in range(3)]
    scatter(T, [(x + rng.normal(0, .4), y + rng.normal(0, .5), .1) for x in (-8.2, -14.8, -22, -30, 11.5, 17.5, 25, 33) for y in (18, 27)], (.85, 1.1), rng)
    H = [broadleaf(20 + i, h=1.3, spread=.9, col="#5f7d3c", leaves=1500, leaf=.07, clear=.02, trunk=.04, clumps=14) for i in range(2)]
    scatter(H, [(x, 13.6 + rng.normal(0, .1), .05) for x in np.r_[np.arange(-30, -6, .9), np.arange(10.6, 34, .9)]], (.7, .95), rng)
    s.matte = [cloud_layer(.5, (1.15, 1.05, .98), 11), skyline(4, (.62, .66, .72), .08)]
    s.fog, s.fog_start, s.far = .0022, 25, 200; s.exposure, s.bloom = 1.02, .04


@scene("history-2024", HI, "Electric buses side by side at their charging posts under a long canopy with solar panels", 24)
def history_2024(s):
    clear_day(s, -146, 27, 4.4, (1, .86, .66))
    s.cam, s.look, s.lens = (-10.8, -13.6, 2.7), (2.9, 2.4, 2.25), 36
    rng = np.random.default_rng(24)
    plane(-200, 200, -80, 160, 0, mat("#a7a299", .65, noise=(.4, .07), rnoise=(.4, .4, .65))); wh, st = mat("#efece4", .7), mat("#5e6368", .4, .6)
    plane(-14, 90, -7.6, -4.9, .004, mat("#8fae8a", .75, noise=(.6, .05)))
    n = 10; step = 4.7
    for i in range(n):
        x = -2.4 + step * i
        dark_glass("luxury-coach", (x, 2.0, 0), 258, paint="white", paint2="green", res=14 if i < 2 else 20, lights=1.2, plate="electric")
    for i in range(n + 1):
        x = -5.6 + step * i; plane(x, x + .12, -4.9, 8, .006, wh)
        if i < n:
            c = charge_post((x + .05, -4.35, 0), 8); c.scale = (1.08, 1.08, 1.08)
            tube(spline([(x + .34, -4.45, 1.2), (x + .5, -4.5, .5), (x + .9, -4.3, .12), (x + 1.25, -3.7, .35), (x + 1.5, -3.1, .85)], 26), .03, mat("#15171a", .4), 8)
    cw = 74
    o = box((cw / 2 - 10, 4.4, 5.5), (cw, 11.2, .30), mat("#f0ede5", .5), .04); box((cw / 2 - 10, -1.25, 5.5), (cw + .1, .08, .30), mat("#4f8a58", .5))
    for i in range(n + 4):
        x = -9.0 + 2 * step * i
        for y in (.6, 8.4):
            box((x + 1.15, y, 0), (.28, .28, 5.5), st)
    for x in np.arange(-9, 60, 2.5):
        for y in (1.2, 5.0, 8.6):
            q = box((x, y, 5.95), (2.2, 3.2, .05), mat("#142238", .15, coat=1)); q.rotation_euler = (math.radians(12), 0, 0)
    for x in np.arange(-6, 56, 4.7):
        box((x, 2.0, 5.44), (.16, 5, .06), emis((1, .95, .86), 1.6))
    T = [broadleaf(i, h=(9, 10)[i % 2], spread=(3.8, 4.2)[i % 2], col=("#6f8b48", "#7c9650")[i % 2], leaves=6000, leaf=.16, clear=.3, trunk=.22) for i in range(3)]
    scatter(T, [(x + rng.normal(0, 1), 19 + rng.normal(0, 1.5), 0) for x in np.arange(-40, 90, 7)], (.85, 1.2), rng)
    s.matte = [cloud_layer(.5, (1.15, 1.1, 1.05), 95), skyline(5, (.66, .70, .76), .06)]
    s.fog, s.fog_start, s.far = .003, 25, 150; s.exposure, s.bloom = 1.0, .04


@scene("history-2025", HI, "A white electric car on a city road by day, an elevated metro line with a train, trees and tall buildings behind", 28)
def history_2025(s):
    clear_day(s, -136, 40, 4.0, (1, .90, .74))
    s.cam, s.look, s.lens = (-5.6, -9.0, 1.6), (1.5, 10, 3.1), 34
    rng = np.random.default_rng(25)
    plane(-200, 200, -60, 400, -.01, mat("#8b8778", .9, noise=(.1, .15))); plane(-7.2, 5.4, -60, 400, 0, mat("#53524f", .72, noise=(.5, .10), rnoise=(.4, .45, .7)))
    plane(10.6, 21, -60, 400, 0, mat("#53524f", .72, noise=(.5, .10))); line = mat("#e6e0d2", .6)
    Y = np.array([(0, y, 0) for y in np.arange(-30, 300, 1.0)])
    for u, d in ((-3.0, (3, 5)), (1.2, (3, 5)), (-6.8, None), (5.0, None), (15.6, (3, 5)), (11.0, None)):
        ribbon(Y, u - .06, u + .06, line, .006, d)
    box((8, 170, 0), (5.0, 460, .22), mat("#c7c0b0", .8), .03); plane(5.8, 10.2, -60, 400, .23, mat("#56733a", .95, noise=(.8, .25)))
    box((-7.5, 170, 0), (.5, 460, .18), mat("#c7c0b0", .8), .03); box((-10.2, 170, -.02), (5, 460, .17), mat("#b09a84", .8, noise=(.8, .08)))
    con = mat("#b7b1a5", .8, noise=(.35, .06)); x0 = 8.0                        # viaduct on single piers
    for y in np.arange(-2, 300, 22.0):
        lathe([(1.0, 0), (1.0, 6.4), (1.35, 7.4)], con, (x0, y, .2), 28)
        prism([(-1.3, 0), (1.3, 0), (3.6, 1.3), (3.6, 1.9), (-3.6, 1.9), (-3.6, 1.3)], 2.2, con, loc=(x0, y, 7.3), bevel=.05)
    prism([(-2.1, 0), (2.1, 0), (2.8, 1.5), (4.9, 1.8), (4.9, 2.5), (4.7, 2.5), (4.7, 2.05), (-4.7, 2.05), (-4.7, 2.5), (-4.9, 2.5), (-4.9, 1.8), (-2.8, 1.5)], 460, con, loc=(x0, 150, 9.2))
    for y in np.arange(-13, 300, 22.0):
        box((x0 + 4.93, y, 11), (.02, .05, .7), mat("#8f8a80", .9)); box((x0 - 4.93, y, 11), (.02, .05, .7), mat("#8f8a80", .9))
    steel, glass, door = mat("#c3c8cb", .3, .8), mat("#12181c", .08, spec=.8), mat("#3c6ea0", .4)

    def coach():
        w, L = 2.9, 21.4; P = Parts(steel, glass, door)
        P.box((0, 0, .5), (w, L, 3.1), 0); P.box((0, 0, 3.6), (w - .5, L - .2, .35), 0)
        for sx in (-1, 1):
            P.box((sx * w / 2, 0, .95), (.03, L, .22), 2)
            for y in np.arange(-L / 2 + 1.6, L / 2 - 1, 2.7):
                P.box((sx * w / 2, y, 1.75), (.04, 1.7, 1.05), 1)
        P.make("metro")
    C = proto("metro", coach)
    for k in range(4):
        inst(C, (x0 - 2.6, 24 + 22 * k, 11.5))
    for y in np.arange(-2, 300, 33.0):                     # masts of the overhead line
        lathe([(.10, 0), (.08, 5.6)], st := mat("#7a8086", .5, .5), (x0 + 4.3, y, 11.2), 8); box((x0 + 1.9, y, 16.4), (5.0, .09, .09), st)
    tube([(x0 - 2.2, -20, 15.6), (x0 - 2.2, 290, 15.6)], .03, mat("#30343a", .6), 4)
    vehicle("mg-zs-ev", (.15, .4, 0), 248, paint="white", lights=1.0, res=10)
    dark_glass("luxury-coach", (-5.0, 25, 0), 268, paint="white", paint2="green", lights=1.2, res=14, plate="electric")
    vehicle("tata-tigor", (3.1, 18.5, 0), 267, paint="teal", lights=1.2, res=16); vehicle("ioniq-5", (3.1, 36, 0), 268, paint="silver", lights=1.2, res=20)
    T = [broadleaf(i, h=(9.0, 10)[i % 2], spread=(3.7, 4.2)[i % 2], col=("#6f8b48", "#7c9650")[i % 2], leaves=8000, leaf=.15, clear=.3, trunk=.22, clumps=42) for i in range(3)]
    scatter(T, [(-11.2 + rng.normal(0, .4), y, 0) for y in np.arange(3, 240, 9.5)] + [(-19 + rng.normal(0, 1), y, 0) for y in np.arange(8, 240, 11)] + [(25 + rng.normal(0, 1), y, 0) for y in np.arange(20, 240, 10)], (.85, 1.15), rng)
    B = [broadleaf(20 + i, h=1.2, spread=.9, col="#67863f", leaves=1500, leaf=.07, clear=.02, trunk=.04, clumps=14) for i in range(2)]
    scatter(B, [(8 + sg * 1.6 + rng.normal(0, .1), y, .2) for y in np.arange(-4, 70, 1.3) for sg in (-1, 1)], (.55, .8), rng)
    for k, (x, y, w, h) in enumerate(((-34, 120, 22, 46), (-30, 170, 18, 64), (38, 150, 24, 54), (-46, 90, 20, 30), (44, 105, 24, 34), (-8, 260, 26, 58))):
        P = Parts(mat(("#cfc7b8", "#b9bfc2", "#d5cec0")[k % 3], .7), mat("#3a4a55", .12, spec=.8)); P.box((x, y, 0), (w, w * .8, h), 0)
        for z in np.arange(2.4, h - 1, 3.4):
            P.box((x, y, z), (w + .3, w * .8 + .3, 1.9), 1)
        P.make("block")
    for y in np.arange(8, 200, 30.0):
        streetlamp((-7.9, y, .15), 9, 2.2, 0, es=.4)
    s.matte = [cloud_layer(.6, (1.15, 1.1, 1.05), 21), skyline(6, (.66, .71, .78), .07)]
    s.fog, s.fog_start, s.far, s.fog_col = .0021, 30, 420, (.76, .81, .86); s.exposure, s.bloom = .98, .04
    mirror(s)


# ------------------------------------------------ mission, vision and values
@scene("value-mission", VALUE, "Before dawn a pearl sedan waits at the gate of a house, the porch lit and suitcases on the pavement", 34)
def value_mission(s):
    dusk(s, 118, .7)
    s.zenith, s.mid, s.horizon = (.026, .052, .14), (.09, .13, .27), (.46, .32, .32); s.env = 1.25; s.glow_pow, s.glow_col = .35, (1, .55, .34)
    s.cam, s.look, s.lens = (-6.4, -9.4, 1.5), (1.3, 2.2, 1.75), 44; s.grain, s.vignette = .003, .18
    s.env_boxes = [(-118, 38, 46, 7, 1.0, (.9, .94, 1)), (0, 88, 360, 16, .7, (.9, .95, 1))]
    rng = np.random.default_rng(31)
    plane(-120, 120, -60, 3.1, 0, mat("#3a3a3b", .3, spec=.5, rnoise=(.4, .14, .42), noise=(.7, .14)))
    box((0, 4.5, 0), (120, 2.6, .15), mat("#8e857a", .7, noise=(.8, .08)), .02); box((0, 3.12, 0), (120, .26, .16), mat("#b9b0a2", .8), .02)
    wall, cap, stone, iron = mat("#c6b394", .85, noise=(.3, .07)), mat("#d9cdb6", .7), mat("#a08c70", .8, noise=(.5, .1)), mat("#17191b", .4, .6)
    for x0, x1 in ((-40, .1), (4.3, 40)):
        box(((x0 + x1) / 2, 6.1, 0), (x1 - x0, .34, 1.35), wall); box(((x0 + x1) / 2, 6.1, 1.35), (x1 - x0, .5, .09), cap, .01)
    for x in (.1, 4.3):
        box((x, 6.1, 0), (.62, .62, 2.05), stone, .02); box((x, 6.1, 2.05), (.84, .84, .12), cap, .02)
        lathe([(.001, 0), (.13, .04), (.17, .2), (.13, .36), (.001, .40)], emis((1, .74, .44), 9), (x, 6.1, 2.18), 20); point((x, 5.7, 2.4), 60, (1, .70, .40), .15)
    for sg, hx in ((1, .42), (-1, 3.98)):                     # gate leaves, open inwards
        for k in range(12):
            box((hx, 6.3 + .14 * k, .12), (.03, .03, 1.55 + .12 * math.sin(k / 11 * math.pi)), iron)
        for z in (.2, 1.0, 1.6):
            box((hx, 7.1, z), (.04, 1.7, .05), iron)
    plane(.5, 3.9, 6, 11.2, .16, mat("#b9a68a", .7, noise=(1, .08))); plane(-40, 40, 6.2, 40, .10, mat("#26371f", .95, noise=(.7, .3)))
    # house: two storeys, porch with a lamp, door, windows
    hw, hy = mat("#dccdb2", .85, noise=(.25, .05)), 13.6
    box((2.4, hy + 4, 0), (17, 8, 6.9), hw); box((2.4, hy + 3.9, 6.9), (17.6, 8.6, .28), cap, .02); box((2.4, hy - .05, 3.35), (17.1, .3, .2), cap)
    box((2.4, hy - .5, 7.18), (17.4, .12, .7), hw)
    box((2.2, hy - 1.5, 3.1), (5.4, 3.3, .26), cap, .03)
    for x in (-.2, 4.6):
        lathe([(.24, .16), (.24, .4), (.17, .5), (.15, 2.8), (.22, 2.95), (.22, 3.1)], cap, (x, hy - 2.8, 0), 24)
    for k in range(3):
        box((2.2, hy - 2.2 - .34 * (2 - k) * 1.0, .15), (4.4, .5, .15 * (k + 1)), cap, .01)
    box((2.2, hy - 1.2, .15), (5.0, 2.4, .45), cap, .01)
    box((2.2, hy - .03, .6), (1.5, .12, 2.3), mat("#5d3820", .4, coat=.3)); box((2.2, hy - .06, .62), (1.2, .12, 2.1), mat("#6f4527", .35, coat=.4, noise=(3, .2)))
    warm = (1, .70, .38)
    box((2.2, hy - .08, 2.74), (1.2, .06, .24), emis(warm, 2.2))
    beads([(2.2, hy - 1.5, 2.86)], .15, emis((1, .80, .54), 14)); point((2.2, hy - 1.5, 2.55), 420, (1, .72, .42), .2)
    dark = mat("#0c1116", .1, spec=.7)
    for x, z, lit in ((-3.4, 1.05, 1), (7.6, 1.05, 0), (-3.4, 4.4, 0), (2.2, 4.4, 1), (7.6, 4.4, 0)):
        box((x, hy - .02, z), (1.9, .1, 1.55), cap, .01); box((x, hy - .05, z + .1), (1.66, .1, 1.35), mat((.8, .6, .35), .6, emit=warm, es=1.5) if lit else dark)
        for dx in (-.28, .28):
            box((x + dx, hy - .09, z + .1), (.05, .08, 1.35), cap)
        box((x, hy - .3, z + 1.62), (2.2, .6, .08), cap)
    T = [broadleaf(i, h=(8, 9)[i % 2], spread=(3.4, 3.9)[i % 2], col=("#3f5430", "#4a5f38")[i % 2], leaves=8000, leaf=.13, clear=.32, trunk=.2) for i in range(3)]
    scatter(T, [(-5.6, 9.2, 0), (-10.5, 11.5, 0), (10.6, 9.8, 0), (15, 12, 0), (-16, 10, 0), (-13, 24, 0), (18, 26, 0), (-4, 27, 0), (8, 28, 0)], (.85, 1.15), rng)
    B = [broadleaf(20 + i, h=1.2, spread=.9, col="#4b6634", leaves=1500, leaf=.07, clear=.02, trunk=.04, clumps=14) for i in range(2)]
    scatter(B, [(x, 7.2 + rng.normal(0, .15), .1) for x in np.r_[np.arange(-16, -.6, .8), np.arange(5.4, 16, .8)]], (.8, 1.1), rng)
    suitcase((3.3, 5.1, .15), 18, "#6b3b22"); suitcase((3.85, 5.0, .15), -12, "#20343e", (.40, .22, .52))
    vehicle("mercedes-e-class", (2.5, .5, 0), 204, paint="pearl", lights=2.0, res=11)
    streetlamp((-9.4, 4.6, .15), 6.2, glow=(1, .72, .42), es=12, power=500)
    area((-3.4, -5.5, 4.4), (2.4, .4, .6), (6.5, 1.2), 190, (.86, .92, 1)); point((.4, 4.4, 2.6), 70, (1, .72, .44), .3)
    spot((.1, -.8, .7), (-6.5, -4.0, 0), 260, (1, .93, .82), 60, .8)
    s.matte = [cloud_layer(.5, (.30, .20, .24), 31)]
    s.fog, s.fog_start, s.far = .003, 20, 160; s.exposure, s.bloom, s.bloom_t = 1.2, .09, 1.0
    mirror(s)


@scene("value-vision", VALUE, "A quiet avenue under tall trees in morning light, an electric bus and a blue electric car on it, a wide path beside", 34)
def value_vision(s):
    clear_day(s, -128, 38, 4.8, (1, .86, .64)); s.env = 1.8
    s.zenith, s.mid, s.horizon = (.17, .34, .64), (.48, .62, .78), (.98, .93, .84)
    s.cam, s.look, s.lens = (-3.4, -10.5, 1.75), (.9, 14, 2.6), 38
    rng = np.random.default_rng(41)
    plane(-200, 200, -60, 400, -.02, mat("#5f7a3c", .95, noise=(.3, .25))); plane(-6.4, 6.4, -60, 400, 0, mat("#5b5a57", .75, noise=(.5, .10), rnoise=(.4, .5, .75)))
    Y = np.array([(0, y, 0) for y in np.arange(-30, 300, 1.0)]); line = mat("#e6e0d2", .6)
    ribbon(Y, -.06, .06, line, .006, (3, 5))
    for u in (-6.0, 6.0):
        ribbon(Y, u - .05, u + .05, line, .006)
    for sx in (-1, 1):
        box((sx * 6.6, 170, 0), (.4, 460, .16), mat("#c7c0b0", .8), .02); plane(*sorted((sx * 10.6, sx * 13.4)), -60, 400, .02, mat("#c2ab8c", .85, noise=(.7, .08)))
        plane(*sorted((sx * 6.8, sx * 10.6)), -60, 400, .06, mat("#6b8a40", .95, noise=(.8, .25)))
    T = [broadleaf(i, h=(12.5, 13.5, 11.8)[i % 3], spread=(5.4, 5.9, 5.0)[i % 3], col=("#9ab45e", "#a6bd66", "#8ca756")[i % 3], leaves=14000, leaf=.16, clear=.30, trunk=.34, clumps=60) for i in range(4)]
    pts = [(sx * 8.7 + rng.normal(0, .25), y + (4 if sx > 0 else 0) + rng.normal(0, .4), 0) for sx in (-1, 1) for y in np.arange(-3, 300, 12.5)]
    pts += [(sx * 17.5 + rng.normal(0, .8), y + rng.normal(0, 1), 0) for sx in (-1, 1) for y in np.arange(0, 260, 10.5)] + [(sx * rng.uniform(26, 80), rng.uniform(10, 250), 0) for sx in (-1, 1) for _ in range(50)]
    scatter(T, pts, (.9, 1.12), rng)
    G = [tuft(i, 46, .22, .4, ("#9bb254", "#8aa24a")[i % 2], .010) for i in range(3)]
    scatter(G, [(sx * rng.uniform(6.9, 10.4), -8 + 44 * rng.random() ** 1.3, .05) for sx in (-1, 1) for _ in range(1500)], (.5, 1.1), rng)
    H = [broadleaf(20 + i, h=1.1, spread=.9, col="#6b8a44", leaves=1500, leaf=.07, clear=.02, trunk=.04, clumps=14) for i in range(2)]
    scatter(H, [(sx * 14.4, y, 0) for sx in (-1, 1) for y in np.arange(-4, 90, 1.3)], (.7, .95), rng)
    dark_glass("luxury-coach", (3.0, 10.5, 0), 269, paint="white", paint2="green", lights=1.2, res=14, plate="electric")
    vehicle("ioniq-5", (-2.9, 31, 0), 90, paint="silver", lights=1.6, res=18); vehicle("tata-nexon", (-2.7, 12, 0), 88, paint="blue", lights=1.6, res=16)
    for y in np.arange(2, 200, 25.0):
        streetlamp((-7.0, y, .1), 6.6, 1.4, 0, es=.3)
    area((-6, -8, 6), (-2.5, 6, 1.6), (9, 2), 420, (.92, .95, 1), glossy=False)
    s.matte = [cloud_layer(.4, (1.2, 1.08, .92), 31)]
    s.fog, s.fog_start, s.far, s.fog_col = .0034, 20, 380, (.90, .90, .80); s.exposure, s.bloom, s.bloom_t = 1.32, .05, 1.2


def glove(seed=0, right=False):
    """cloth glove lying flat, back up: a height over the outline of the hand, with three stitched lines and a hemmed cuff; unit: 10 cm"""
    n = 420; g = np.linspace(-1.15, 1.15, n); h = np.linspace(-1.5, 1.35, int(n * 1.24)); X, Y = np.meshgrid(g, h, indexing="ij")
    sm = lambda a, b, k: np.minimum(a, b) - np.maximum(k - np.abs(a - b), 0) ** 2 / (4 * k)

    def cap(x0, y0, x1, y1, r0, r1):
        d = np.array([x1 - x0, y1 - y0]); t = np.clip(((X - x0) * d[0] + (Y - y0) * d[1]) / (d @ d), 0, 1)
        return np.hypot(X - x0 - t * d[0], Y - y0 - t * d[1]) - (r0 + (r1 - r0) * t)
    tips = [(-.41, .20, -.56, .83, .118, .092), (-.14, .26, -.17, 1.10, .125, .096), (.13, .26, .16, 1.14, .125, .098), (.38, .18, .47, .98, .120, .094)]
    D = cap(0, -.18, 0, -.05, .50, .50); D = sm(D, cap(0, -1.15, 0, -.2, .40, .42), .15)
    for f in tips:
        D = sm(D, cap(*f), .035)
    D = sm(D, cap(.36, -.35, .80, .22, .17, .105), .10)
    k = np.clip(-D / .10, 0, 1); Z = .122 * np.sin(math.pi / 2 * k)           # no upright wall: the grid would show in it
    Z = Z * (1 + .10 * noise(X * 1, Y * 1, .35, seed) + .10 * noise(X, Y, .16, seed + 3))
    for x0, x1 in ((-.22, -.17), (0, 0), (.22, .17)):       # stitched lines of the back
        d = np.abs(X - (x0 + (x1 - x0) * (Y + .5))); Z = Z - .018 * np.exp(-(d / .012) ** 2) * sstep(-.55, -.45, Y) * sstep(.22, .12, Y) + .022 * np.exp(-(d / .045) ** 2) * sstep(-.6, -.4, Y) * sstep(.25, .1, Y)
    Z = Z + .016 * sstep(-.98, -1.02, Y) - .02 * np.exp(-((Y + .97) / .015) ** 2) + .012 * np.sin(Y * 26 + 3 * X) * sstep(-.5, -.9, Y) * k; Z = Z * (.40 + .60 * sstep(-1.24, -.9, Y))      # hem, gathers at the wrist
    i, j = np.meshgrid(np.arange(X.shape[0] - 1), np.arange(X.shape[1] - 1), indexing="ij"); m = X.shape[1]
    q = np.stack([i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1], -1).reshape(-1, 4)
    D = np.maximum(D, -1.22 - Y); keep = (D.ravel()[q] < .009).all(1); sx = -1 if right else 1
    gx, gy = np.gradient(D, g, h); m = np.maximum(D + .004, 0) * (D < .03)              # the border lies on the outline, not on the grid
    return np.stack([(X - gx * m) * sx, Y - gy * m, Z], -1).reshape(-1, 3), q[keep][:, ::sx], D.ravel()


def lay_glove(loc, rz, seed, right=False, lift=None, k=1.0):
    """a glove on the table; lift(x, y): the height of what lies below it"""
    V, F, D = glove(seed, right); a = math.radians(rz); V = V.copy()
    x, y = V[:, 0] * k, V[:, 1] * k; V[:, 0], V[:, 1] = loc[0] + x * math.cos(a) - y * math.sin(a), loc[1] + x * math.sin(a) + y * math.cos(a); V[:, 2] = V[:, 2] * k + loc[2]
    if lift is not None:
        V[:, 2] += lift(V[:, 0], V[:, 1])
    used = np.unique(F); idx = np.full(len(V), -1); idx[used] = np.arange(len(used))
    return obj("glove", V[used], np.ascontiguousarray(idx[F]), mat("#f4f1ea", .9, spec=.08, sheen=.4, bump=(90, .10, .01)), True, 180)


@scene("value-values", VALUE, "A chauffeur's white gloves, a dark peaked cap and a car key on a polished wooden table in soft window light", 48)
def value_values(s):
    morning(s, az=150, el=34); s.sun_power, s.sun_col, s.sun_size = 2.6, (1, .86, .68), 5; s.glow_pow = 0
    s.zenith, s.mid, s.horizon, s.ground = (.26, .25, .24), (.26, .24, .22), (.24, .21, .18), (.08, .06, .05); s.env = 1.0
    s.env_boxes = [(150, 34, 26, 22, 6.5, (1, .95, .88)), (35, 28, 14, 24, 2.2, (.9, .95, 1)), (-90, 50, 40, 8, .8, (1, .95, .9))]
    s.cam, s.look, s.lens = (.15, -6.4, 4.3), (.12, .12, .25), 58; s.grain, s.vignette = .002, .20
    table = mat("#3b2115", .28, spec=.5, coat=.35, noise=(1.3, .22)); plane(-30, 30, -20, 14, 0, table)
    for x in np.arange(-12, 13, 2.6):
        plane(x, x + .012, -20, 14, .0015, mat("#1c0f09", .5))
    lay_glove((-.72, -.50, -.006), 34, 3, True)
    V, F, D = glove(3, True); a = math.radians(34)
    px, py = V[:, 0], V[:, 1]; wx, wy = -.72 + px * math.cos(a) - py * math.sin(a), -.50 + px * math.sin(a) + py * math.cos(a)
    z = np.where(D < 0, V[:, 2], 0); gx, gy = np.meshgrid(np.linspace(-2.6, 1.6, 160), np.linspace(-2.6, 1.2, 160), indexing="ij")
    zz = griddata((wx[::3], wy[::3]), z[::3], (gx, gy), "linear", 0.0)
    zz = gaussian_filter(np.nan_to_num(zz), 4)
    under = lambda x, y: map_coordinates(zz, [(x + 2.6) / 4.2 * 159, (y + 2.6) / 3.8 * 159], order=1, mode="constant") * 1.04 + .012
    lay_glove((-.14, -.38, -.006), 6, 8, False, under)
    # peaked cap: band, crown that leans forward, patent peak, brass cord and buttons
    navy, patent, br = mat("#161a24", .85, spec=.1, bump=(120, .12, .01), sheen=.3), mat("#08090a", .08, coat=1, spec=.6), S.brass(.22)
    cx, cy = 1.22, 1.0; n = 96; a = np.linspace(0, 2 * np.pi, n, endpoint=False); rows = []
    for r, z, lean in ((.86, .0, 0), (.87, .16, 0), (.87, .36, 0), (.90, .42, .0), (1.14, .66, .14), (1.20, .74, .22), (1.15, .82, .24), (.9, .86, .20), (.5, .85, .12), (.02, .84, .08)):
        rows.append(np.stack([cx + r * np.cos(a) * .93, cy + r * np.sin(a), .02 + z + lean * (-np.sin(a)) * .55 + .012 * np.sin(3 * a + r) * (z > .5)], 1))
    F = np.array([(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rows) - 1) for j in range(n)])
    o = obj("cap", np.vstack(rows), F, navy, True, 180); sub = o.modifiers.new("s", "SUBSURF"); sub.levels = sub.render_levels = 2
    b = np.linspace(math.radians(200), math.radians(340), 60); VV = []
    for t in np.linspace(0, 1, 14):
        VV += [(cx + (.865 + .50 * t * math.sin((q - b[0]) / (b[-1] - b[0]) * math.pi) ** .75) * math.cos(q) * .93, cy + (.865 + .52 * t * math.sin((q - b[0]) / (b[-1] - b[0]) * math.pi) ** .75) * math.sin(q), .09 - .085 * t ** 1.4 * 1.0 + .02) for q in b]
    o = obj("peak", VV, np.array([(i * 60 + j, i * 60 + j + 1, (i + 1) * 60 + j + 1, (i + 1) * 60 + j) for i in range(13) for j in range(59)]), patent, True, 180); sd = o.modifiers.new("s", "SOLIDIFY"); sd.thickness = .03; sd.offset = 1
    c2 = np.linspace(math.radians(203), math.radians(337), 50); tube([(cx + .90 * math.cos(q) * .93, cy + .90 * math.sin(q), .15 + .03 * math.cos((q - math.radians(270)) * 2)) for q in c2], .026, br, 8)
    for q in (c2[0], c2[-1]):
        beads([(cx + .90 * math.cos(q) * .93, cy + .90 * math.sin(q), .15)], .055, br, 0, (16, 10))
    # key with a leather fob
    kx, ky, rz = 1.30, -.92, -24; q = math.radians(rz); rot = lambda x, y, z=0: (kx + x * math.cos(q) - y * math.sin(q), ky + x * math.sin(q) + y * math.cos(q), z)
    box(rot(0, 0, .01), (.62, .30, .10), mat("#101113", .25, coat=.5), .04, rz); box(rot(-.02, 0, .11), (.34, .20, .012), mat("#1d1f22", .5), .004, rz)
    for x in (-.12, .06):
        lathe([(.001, .012), (.05, .010), (.055, 0)], mat("#7c8085", .4, .8), rot(x, 0, .12), 20)
    box(rot(.47, 0, .035), (.36, .075, .03), mat("#c9ccce", .2, 1.0), .006, rz)
    th = np.linspace(0, 2 * np.pi, 40); tube([rot(-.40 + .11 * math.cos(w), .11 * math.sin(w), .045) for w in th], .014, br, 8)
    box(rot(-.72, .03, .012), (.50, .24, .035), mat("#5c2f19", .5, noise=(6, .12), bump=(40, .2, .01)), .014, rz + 4)
    s.matte = [lambda img, c: np.zeros_like(img) + np.array([.05, .04, .035])]
    area((-3.5, 3.6, 4.2), (0, 0, 0), (2.4, 2.4), 230, (1, .93, .82)); area((3.0, -4.6, 3.4), (.2, 0, .2), (3.5, 1.6), 60, (.92, .96, 1), glossy=False)
    s.fog = 0; s.far = 60; s.exposure, s.bloom, s.bloom_t = 1.0, .03, 1.1; s.bounces = (5, 2, 4, 2)


if __name__ == "__main__":
    S.main()
