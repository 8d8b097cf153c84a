#!/usr/bin/env python3
"""Pictures of the road guides, made with the helpers of scenes.py.

  blender -b -P road_scenes.py -- --scene route-shimla --out shimla.jpg
  blender -b -P road_scenes.py -- --list

Each scene is one function. What scenes.py lacks for wide landscapes is added at the top of this file:
many instances at low cost (Scatter), trees with needles and leaves, mountains as real geometry with a
colour per vertex, and a builder that joins simple parts into one mesh (Parts).
Axes: x right, y away from the camera, z up, metres.
"""
import sys, os, math
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
import bpy
import scenes as S
from scenes import (lin, sstep, mat, emis, obj, place, box, plane, lathe, spline, tube, ribbon, wall_strip, prism, rect,
                    arch_hole, proto, inst, beads, heightfield, vehicle, point, spot, area, morning, dusk, cloud_layer,
                    onion, scene, rowboat, fractal)


# ---------------------------------------------------------------- noise
_noise = {}


def noise(x, y, size, seed=0):
    """smooth noise, mean 0, sd 1, with features of about `size` metres"""
    if seed not in _noise:
        t = gaussian_filter(np.random.default_rng(seed + 100).normal(0, 1, (512, 512)), 4, mode="wrap")
        _noise[seed] = t / t.std()
    k = 10.0 / size
    return map_coordinates(_noise[seed], [np.asarray(x) * k % 512, np.asarray(y) * k % 512], order=1, mode="grid-wrap")


def ridged(x, y, size, seed=0, octaves=6, gain=.5):
    """mountain-like noise, about 0..1, with sharp crests"""
    x, y = np.asarray(x, float), np.asarray(y, float)
    wx = noise(x, y, size * 1.3, seed + 1) * size * .18; wy = noise(x, y, size * 1.3, seed + 2) * size * .18
    x, y = x + wx, y + wy
    out, a, w, tot = 0, 1.0, 1.0, 0
    for k in range(octaves):
        q = (1 - np.minimum(np.abs(noise(x, y, size / 2 ** k, seed + 3 + k)) * .8, 1)) ** 2
        out = out + q * a * w; w = np.clip(q * 1.6, 0, 1); tot += a; a *= gain
    return out / tot


# ------------------------------------------------------------- materials
def vertex_mat(rough=.95, scale=0, amount=0, bump=None, spec=.06):
    """material that takes its colour from the vertices, optionally mottled"""
    key = ("vertex", rough, scale, amount, bump, spec)
    if key in S._mats:
        return S._mats[key]
    m = bpy.data.materials.new("vertex"); m.use_nodes = True
    N, Lk = m.node_tree.nodes, m.node_tree.links.new; p = N["Principled BSDF"]
    p.inputs["Roughness"].default_value = rough; p.inputs["Specular"].default_value = spec
    a = N.new("ShaderNodeAttribute"); a.attribute_name = "Col"; out = a.outputs["Color"]
    tc = N.new("ShaderNodeTexCoord")
    if scale:
        t = N.new("ShaderNodeTexNoise"); t.inputs["Scale"].default_value = scale; t.inputs["Detail"].default_value = 5
        t.inputs["Roughness"].default_value = .7; Lk(tc.outputs["Object"], t.inputs["Vector"])
        r = N.new("ShaderNodeMapRange"); r.inputs["From Min"].default_value = .3; r.inputs["From Max"].default_value = .7
        r.inputs["To Min"].default_value = 1 - amount; r.inputs["To Max"].default_value = 1 + amount
        Lk(t.outputs["Fac"], r.inputs["Value"])
        h = N.new("ShaderNodeHueSaturation"); Lk(out, h.inputs["Color"]); Lk(r.outputs[0], h.inputs["Value"]); out = h.outputs[0]
    if bump:
        t = N.new("ShaderNodeTexNoise"); t.inputs["Scale"].default_value = bump[0]; t.inputs["Detail"].default_value = 4
        Lk(tc.outputs["Object"], t.inputs["Vector"])
        b = N.new("ShaderNodeBump"); b.inputs["Strength"].default_value = bump[1]; b.inputs["Distance"].default_value = bump[2]
        Lk(t.outputs["Fac"], b.inputs["Height"]); Lk(b.outputs[0], p.inputs["Normal"])
    Lk(out, p.inputs["Base Color"])
    S._mats[key] = m
    return m


def leaf_mat(col, var=.25, hue=.03, through=.35):
    """leaves: value and hue differ from tree to tree, some light shines through"""
    key = ("leaf", col, var, hue, through)
    if key in S._mats:
        return S._mats[key]
    m = bpy.data.materials.new("leaf"); m.use_nodes = True
    N, Lk = m.node_tree.nodes, m.node_tree.links.new; p = N["Principled BSDF"]
    oi = N.new("ShaderNodeObjectInfo"); h = N.new("ShaderNodeHueSaturation"); h.inputs["Color"].default_value = (*lin(col), 1)
    for inp, lo, hi in (("Value", 1 - var, 1 + var), ("Hue", .5 - hue, .5 + hue)):
        r = N.new("ShaderNodeMapRange"); r.inputs["To Min"].default_value = lo; r.inputs["To Max"].default_value = hi
        src = oi.outputs["Random"]
        if inp == "Hue":
            q = N.new("ShaderNodeMath"); q.operation = "MULTIPLY"; q.inputs[1].default_value = 7.3; Lk(src, q.inputs[0])
            f = N.new("ShaderNodeMath"); f.operation = "FRACT"; Lk(q.outputs[0], f.inputs[0]); src = f.outputs[0]
        Lk(src, r.inputs["Value"]); Lk(r.outputs[0], h.inputs[inp])
    Lk(h.outputs[0], p.inputs["Base Color"]); p.inputs["Roughness"].default_value = .7; p.inputs["Specular"].default_value = .15
    if through:
        t = N.new("ShaderNodeBsdfTranslucent"); Lk(h.outputs[0], t.inputs["Color"])
        x = N.new("ShaderNodeMixShader"); x.inputs[0].default_value = through
        Lk(p.outputs[0], x.inputs[1]); Lk(t.outputs[0], x.inputs[2]); Lk(x.outputs[0], N["Material Output"].inputs["Surface"])
    S._mats[key] = m
    return m


def color_verts(o, cols):
    """write linear colours, one a vertex"""
    a = o.data.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
    c = np.ones((len(o.data.vertices), 4), np.float32); c[:, :3] = np.asarray(cols).reshape(-1, 3)
    a.data.foreach_set("color", c.ravel())


def mix(a, b, t):
    return np.asarray(a) * (1 - t[..., None]) + np.asarray(b) * t[..., None]


def land(xs, ys, fn, colour, rough=.95, scale=0, amount=0, bump=None, name="land"):
    """terrain on the grid xs × ys; colour(X, Y, Z, slope) gives linear colours; slope 0 flat .. 1 upright"""
    X, Y = np.meshgrid(xs, ys, indexing="ij"); Z = fn(X, Y); nx, ny = X.shape
    gx = np.gradient(Z, axis=0) / np.gradient(X, axis=0); gy = np.gradient(Z, axis=1) / np.gradient(Y, axis=1)
    slope = 1 - 1 / np.sqrt(1 + gx * gx + gy * gy)
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(ny - 1), indexing="ij")
    F = np.stack([i * ny + j, (i + 1) * ny + j, (i + 1) * ny + j + 1, i * ny + j + 1], -1).reshape(-1, 4)
    o = obj(name, np.stack([X, Y, Z], -1).reshape(-1, 3), F, vertex_mat(rough, scale, amount, bump), True, 180)
    color_verts(o, colour(X, Y, Z, slope))
    return o


def at(fn, x, y):
    return float(fn(np.array([float(x)]), np.array([float(y)]))[0])


def fan(r0, r1, n, a0, a1, m, fn, colour, c=(0, 0), power=1.0, **k):
    """terrain on a polar grid seen from c: equal detail on the picture near and far; angles in degrees, 90 = ahead"""
    r = r0 * (r1 / r0) ** (np.linspace(0, 1, n) ** power); a = np.radians(np.linspace(a0, a1, m))
    R, A = np.meshgrid(r, a, indexing="ij"); X, Y = c[0] + R * np.cos(A), c[1] + R * np.sin(A); Z = fn(X, Y)
    V = np.stack([X, Y, Z], -1)
    d1 = np.gradient(V, axis=0); d2 = np.gradient(V, axis=1); nn = np.cross(d1, d2); nn /= np.linalg.norm(nn, axis=-1, keepdims=True) + 1e-9
    slope = 1 - np.abs(nn[..., 2])
    i, j = np.meshgrid(np.arange(n - 1), np.arange(m - 1), indexing="ij")
    up = 1 if nn[..., 2].mean() > 0 else -1
    F = np.stack([i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1], -1).reshape(-1, 4)[:, ::up]
    o = obj("fan", V.reshape(-1, 3), np.ascontiguousarray(F), vertex_mat(k.get("rough", .95), k.get("scale", 0), k.get("amount", 0), k.get("bump")), True, 180)
    color_verts(o, colour(X, Y, Z, slope))
    return o


# ------------------------------------------------------------ parts of one mesh
class Parts:
    """collects boxes, roofs and quads into one mesh with several materials"""
    def __init__(s, *mats):
        s.V, s.F, s.M, s.mats, s.n = [], [], [], list(mats), 0

    def add(s, V, F, m):
        s.V.append(np.asarray(V, float)); s.F += [tuple(i + s.n for i in f) for f in F]; s.M += [m] * len(F); s.n += len(V)

    def box(s, c, d, m, rz=0.0):
        """c: centre of the base, d: size"""
        a = math.radians(rz); ca, sa = math.cos(a), math.sin(a); V = []
        for z in (0, d[2]):
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                x, y = x * d[0] / 2, y * d[1] / 2
                V.append((c[0] + x * ca - y * sa, c[1] + x * sa + y * ca, c[2] + z))
        s.add(V, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m)

    def gable(s, c, w, d, h, m, wall, over=.5, t=.16):
        """pitched roof, ridge along x: base centre c, body w × d, height h; closes the gable walls too"""
        x, y, z = c; k = h / (d / 2)
        for sg in (-1, 1):
            e = over; V = []
            for zz in (0, t):
                V += [(x - w / 2 - e, y + sg * (d / 2 + e), z - e * k + zz), (x + w / 2 + e, y + sg * (d / 2 + e), z - e * k + zz), (x + w / 2 + e, y, z + h + zz), (x - w / 2 - e, y, z + h + zz)]
            F = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7)]
            s.add(V, F, m)
        for sg in (-1, 1):
            s.add([(x + sg * w / 2, y - d / 2, z), (x + sg * w / 2, y + d / 2, z), (x + sg * w / 2, y, z + h)], [(0, 1, 2)], wall)

    def hip(s, c, w, d, h, m, over=.5, top=.4):
        x, y, z = c; a, b = w / 2 + over, d / 2 + over; r = max(a - b, 0) + top * b * .3
        V = [(x - a, y - b, z), (x + a, y - b, z), (x + a, y + b, z), (x - a, y + b, z), (x - r, y, z + h), (x + r, y, z + h)]
        s.add(V, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (3, 2, 1, 0)], m)

    def cone(s, c, r, h, m, n=8, rot=0.0):
        a = np.linspace(0, 2 * np.pi, n, endpoint=False) + rot
        V = [(c[0] + r * math.cos(q), c[1] + r * math.sin(q), c[2]) for q in a] + [(c[0], c[1], c[2] + h)]
        s.add(V, [(i, (i + 1) % n, n) for i in range(n)], m)

    def make(s, name="parts"):
        o = obj(name, np.vstack(s.V), s.F, s.mats)
        o.data.polygons.foreach_set("material_index", s.M)
        return o


# --------------------------------------------------------------- many instances
def hidden(fn, *a, **k):
    """an object made by fn, to be used as a model for scatter()"""
    return fn(*a, **k)


def scatter(models, pts, sc, rng, tilt=0.0):
    """instances of single-mesh models at pts (n, 3); sc: (low, high) or one scale a point. Faces carry them, so ten thousand are cheap."""
    pts = np.asarray(pts, float)
    if not len(pts):
        return
    n = len(pts); k = rng.integers(0, len(models), n)
    q = rng.uniform(*sc, n) if isinstance(sc, tuple) and len(sc) == 2 else np.asarray(sc, float)
    a = rng.uniform(0, 2 * np.pi, n)
    for i, mo in enumerate(models):
        w = np.where(k == i)[0]
        if not len(w):
            continue
        V = []
        for c in range(4):
            b = a[w] + np.pi / 2 * c + np.pi / 4; r = q[w] * math.sqrt(.5)
            V.append(pts[w] + np.stack([np.cos(b) * r, np.sin(b) * r, rng.normal(0, tilt, len(w)) * r], 1))
        V = np.stack(V, 1).reshape(-1, 3)
        src = mo.copy(); bpy.context.scene.collection.objects.link(src)
        p = obj("carrier", V, np.arange(4 * len(w)).reshape(-1, 4), mat((.5, .5, .5)))
        p.instance_type = "FACES"; p.use_instance_faces_scale = True; p.instance_faces_scale = 1.0
        p.show_instancer_for_render = False; p.show_instancer_for_viewport = False
        src.parent = p
    return pts


def stash(o):
    """take a model out of the picture; scatter() links copies of it"""
    for c in list(o.users_collection):
        c.objects.unlink(o)
    return o


def _trunk(P, path, r0, r1, m, n=7):
    path = np.asarray(path, float); k = len(path); T = np.gradient(path, axis=0); V = []
    for i, (p, t) in enumerate(zip(path, T)):
        t = t / (np.linalg.norm(t) + 1e-9); u = np.cross(t, (1, .13, 0.02)); u /= np.linalg.norm(u); w = np.cross(t, u)
        r = r0 + (r1 - r0) * i / (k - 1)
        V += [p + r * (math.cos(q) * u + math.sin(q) * w) for q in np.linspace(0, 2 * np.pi, n, endpoint=False)]
    F = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(k - 1) for j in range(n)]
    P.add(V, F, m)


def _cards(P, C, U, W, m):
    """quads with centres C and half axes U, W"""
    n = len(C); V = np.stack([C - U, C + W, C + U, C - W], 1).reshape(-1, 3)
    P.V.append(V); P.F += [tuple(f) for f in (np.arange(4 * n).reshape(-1, 4) + P.n)]; P.M += [m] * n; P.n += 4 * n


def deodar(seed=0, h=22.0, spread=.24, col="#5f7d60", cards=52, branches=95, base=.12, droop=.30, old=0.0, bark="#54453a"):
    """cedar or fir: level tiers of branches; old > 0 flattens the top"""
    rng = np.random.default_rng(seed); P = Parts(mat(bark, .9, noise=(3, .25)), leaf_mat(col, .28, .02, .22))
    lean = rng.normal(0, .012, 2) * h
    top = np.array([lean[0], lean[1], h])
    _trunk(P, [top * t + [0, 0, 0] for t in np.linspace(0, .98, 6)], h * .017, h * .003, 0)
    C, U, W = [], [], []
    for i in range(branches):
        t = (i + rng.uniform(0, 1)) / branches; t = base + (1 - base) * t
        tier = np.round(t * 26) / 26; t = t * .45 + tier * .55
        q = (t - base) / (1 - base)
        R = h * spread * ((1 - q) ** (.85 - .5 * old) * (.72 + .28 * min(q * 6, 1)) + .012) * rng.uniform(.62, 1.12)
        a = rng.uniform(0, 2 * np.pi) if i % 3 else 2.4 * i
        d = np.array([math.cos(a), math.sin(a), 0]); sd = np.array([-d[1], d[0], 0])
        n = max(int(cards * (R / (h * spread)) ** .7), 6)
        s = rng.uniform(.12, 1, n) ** .75
        lat = rng.uniform(-1, 1, n) * R * .26 * (1.12 - s) ** .6 * (.35 + s)
        rise = rng.uniform(.02, .14)
        z = h * t + R * (rise * s - droop * s ** 2.2) + rng.normal(0, .02 * R, n) - np.abs(lat) * .25
        c = top * [1, 1, 0] * t + d * (s * R)[:, None] + sd * lat[:, None]; c[:, 2] = z
        L = h * .0150 * rng.uniform(.7, 1.5, (n, 1)) * (.5 + .5 * min(R / 2.0, 1))
        u = d + sd * (lat / (R * .4))[:, None] * .8 + rng.normal(0, .25, (n, 3)); u[:, 2] -= .25 + .5 * s; u /= np.linalg.norm(u, axis=1, keepdims=True)
        up = np.array([0, 0, 1]) + rng.normal(0, .33, (n, 3)); w = np.cross(u, up); w /= np.linalg.norm(w, axis=1, keepdims=True)
        C.append(c); U.append(u * L * 1.35); W.append(w * L * .62)
    _cards(P, np.vstack(C), np.vstack(U), np.vstack(W), 1)
    return stash(P.make("deodar"))


def broadleaf(seed=0, h=10.0, spread=3.6, col="#4f6636", leaves=5200, leaf=.17, clear=.35, trunk=.22, bark="#5a4a3b", flat=.75, clumps=34, crown=None, dots=None, thin=1.0):
    """leafy tree; clear: free trunk as part of the height; dots = (colour, count): fruit"""
    rng = np.random.default_rng(seed); P = Parts(mat(bark, .9, noise=(3, .25)), leaf_mat(col, .25, .03, .35), *([mat(dots[0], .5)] if dots else []))
    ch = h * (1 - clear) / 2; cz = h * clear + ch
    lean = rng.normal(0, .02 * h, 2)
    _trunk(P, spline([(0, 0, 0), (lean[0] * .4, lean[1] * .4, h * clear * .6), (lean[0], lean[1], cz + ch * .4)], 7), trunk, trunk * .35, 0)
    C, U, W = [], [], []; cen = []
    for i in range(clumps):
        d = rng.normal(0, 1, 3); d /= np.linalg.norm(d); r = rng.uniform(.45, .92) ** .7
        c = np.array([lean[0] + d[0] * spread * r, lean[1] + d[1] * spread * r, cz + d[2] * ch * r * (1 if d[2] > 0 else .8)])
        if crown:
            c[:2] = lean + (c[:2] - lean) * crown((c[2] - h * clear) / (h * (1 - clear)))
        cen.append(c)
        if i % 2 == 0:
            f = np.array([lean[0] * .7, lean[1] * .7, h * clear * rng.uniform(.75, 1.25)]); f[2] = min(f[2], c[2] - .2)
            _trunk(P, spline([f, f * .45 + c * .55 - [0, 0, .06 * h], c], 5), trunk * .38, trunk * .08, 0, 5)
        R = spread * rng.uniform(.24, .42); k = int(leaves / clumps)
        e = rng.normal(0, 1, (k, 3)); e /= np.linalg.norm(e, axis=1, keepdims=True); e[:, 2] = np.where(e[:, 2] < -.3, -e[:, 2] * .6, e[:, 2])
        p = c + e * R * (rng.uniform(.15, 1.05, (k, 1)) ** .5) * [1, 1, flat]
        nn = e + rng.normal(0, .6, (k, 3)) + [0, 0, .35]; nn /= np.linalg.norm(nn, axis=1, keepdims=True)
        u = np.cross(nn, rng.normal(0, 1, (k, 3))); u /= np.linalg.norm(u, axis=1, keepdims=True); w = np.cross(nn, u)
        L = leaf * rng.uniform(.6, 1.35, (k, 1)); C.append(p); U.append(u * L * thin); W.append(w * L * .7)
    _cards(P, np.vstack(C), np.vstack(U), np.vstack(W), 1)
    if dots:
        A = np.vstack(C); A = A[rng.integers(0, len(A), dots[1])]; n = len(A); L = .11
        for u, w in (((1, 0, 0), (0, 0, 1)), ((0, 1, 0), (0, 0, 1)), ((1, 0, 0), (0, 1, 0))):
            _cards(P, A, np.tile(np.array(u) * L, (n, 1)), np.tile(np.array(w) * L, (n, 1)), 2)
    return stash(P.make("broadleaf"))


def bare(seed=0, h=6.0, spread=3.0, col="#6b5a49", twigs=420):
    """leafless tree or dry bush"""
    rng = np.random.default_rng(seed); P = Parts(mat(col, .9)); ends = []

    def grow(p, d, L, r, k):
        q = p + d * L; m = (p + q) / 2 + rng.normal(0, .06 * L, 3); _trunk(P, [p, m, q], r, r * .6, 0, 5)
        if k == 0:
            return
        for i in range(rng.integers(2, 4)):
            e = d + rng.normal(0, .48, 3) + [0, 0, .12]; e /= np.linalg.norm(e); grow(q, e, L * rng.uniform(.62, .85), r * .6, k - 1)
    grow(np.zeros(3), np.array([0, 0, 1.]), h * .28, h * .022, 5)
    return stash(P.make("bare"))


def tuft(seed=0, n=60, h=.6, r=.35, col="#7b7a40", w=.012):
    """grass tuft"""
    rng = np.random.default_rng(seed); P = Parts(leaf_mat(col, .3, .02, .3)); V, F = [], []
    for i in range(n):
        p = np.array([*rng.normal(0, r * .5, 2), -.03]); a = rng.uniform(0, 6.28); k = h * rng.uniform(.45, 1.2)
        s = np.array([math.cos(a), math.sin(a), 0]) * w; l = np.array([*rng.normal(0, .28, 2), 0]) * k
        b = len(V); V += [p - s, p + s, p + l * .45 + s * .6 + [0, 0, k * .6], p + l * .45 - s * .6 + [0, 0, k * .6], p + l + [0, 0, k]]; F += [(b, b + 1, b + 2, b + 3), (b + 3, b + 2, b + 4)]
    P.add(V, F, 0)
    return stash(P.make("tuft"))


def boulder(seed=0, col="#8f8a80", r=1.0):
    rng = np.random.default_rng(seed); a, b = 26, 16
    th = np.linspace(0, 2 * np.pi, a, endpoint=False); ph = np.linspace(-np.pi / 2, np.pi / 2, b)
    A, B = np.meshgrid(th, ph, indexing="ij"); D = np.stack([np.cos(B) * np.cos(A), np.cos(B) * np.sin(A), np.sin(B)], -1)
    k = np.ones(A.shape)
    for i in range(9):                                   # flat facets cut from a ball
        n = rng.normal(0, 1, 3); n /= np.linalg.norm(n); lim = rng.uniform(.62, .9)
        k = np.minimum(k, np.where(D @ n > lim * .2, lim / np.maximum(D @ n, 1e-3), 9))
    k = k * (1 + .03 * np.sin(D[..., 0] * 9 + seed) * np.cos(D[..., 1] * 8))
    V = (D * k[..., None] * r * [1, .85, .68]).reshape(-1, 3); i, j = np.meshgrid(np.arange(a), np.arange(b - 1), indexing="ij")
    F = np.stack([i * b + j, (i + 1) % a * b + j, (i + 1) % a * b + j + 1, i * b + j + 1], -1).reshape(-1, 4)
    return stash(obj("boulder", V, F, mat(col, .85, noise=(1.1, .22), random=.22, bump=(3.5, .5, .12)), True, 50))


def day(s, az, el, power=3.8, col=(1, .86, .68), clear=1.0):
    """clear mountain daylight"""
    morning(s, az=az, el=el); s.sun_col, s.sun_power, s.sun_size = col, power, .7
    s.zenith, s.mid, s.horizon = (.10, .25, .58), (.32, .50, .78), (.86, .88, .88)
    s.env = 1.25; s.glow_pow = .25; s.grain = .0015; s.vignette = .10; s.contrast = .08; s.denoise = 1.0


def mesh_hills(s, n=4, r=(700, 9000), top=(.05, .12), seed=3, near=(.045, .075, .06), far=(.11, .16, .18), width=75, centre=(0, 0), snow=None, base=-120, res=(30, 420)):
    """rows of far hills as geometry, lit by the sun; top: height as part of the distance, first and last row"""
    for i in range(n):
        t = i / max(n - 1, 1); R = r[0] * (r[1] / r[0]) ** t; H = R * (top[0] + (top[1] - top[0]) * t)

        def fn(X, Y, R=R, H=H, i=i):
            d = np.hypot(X - centre[0], Y - centre[1]); prof = np.exp(-((d - R) / (R * .16)) ** 2)
            return base + (H - base) * prof * (.55 + .62 * ridged(X, Y, R * .30, seed + 17 * i, 6, .5))

        def colour(X, Y, Z, sl, t=t, i=i, H=H):
            c = np.array(near) * (1 - t) + np.array(far) * t
            v = 1 + .35 * np.clip(noise(X, Y, R * .03, seed + i), -1, 1) + .0 * sl
            out = np.ones(X.shape + (3,)) * c * v[..., None]
            if snow is not None and i >= n - snow:
                k = sstep(.35, .55, Z / H + .05 * noise(X, Y, R * .02, 9)) * sstep(.75, .45, sl + .08 * noise(X, Y, R * .012, 12))
                out = mix(mix(out, (.20, .19, .19), sstep(.25, .5, Z / H)), (.86, .88, .92), k)
            return out
        fan(R * .72, R * 1.25, res[0] * 3, 90 - width / 2, 90 + width / 2, res[1], fn, colour, centre)


def snow_range(R=16500, H=2150, seed=61, a0=50, a1=138, base=-300):
    """a row of snow peaks on the horizon"""
    def peak(X, Y):
        w = np.exp(-((np.hypot(X, Y) - R) / (R * .115)) ** 2); return base + H * w * (.46 + .72 * ridged(X, Y, R * .225, seed, 8, .54))

    def peak_c(X, Y, Z, sl):
        snow = sstep(.62, .40, sl + .06 * noise(X, Y, 160, 9)) * sstep(.33, .47, (Z + 120 * noise(X, Y, 600, 3)) / (H * .72))
        return mix(mix((.15, .17, .17), (.20, .20, .215), sstep(.16, .36, Z / (H * .72))), (.92, .93, .96), snow)
    fan(R * .835, R * 1.18, 240, a0, a1, 900, peak, peak_c)


def car(vid, loc, heading, **k):
    """vehicle seen from afar: dark glass, which needs few samples, and plain number plates"""
    e = vehicle(vid, loc, heading, extras=dict(S.VG.Spec.load(vid).extras, tint=(.03, .03, .03)), **k)
    for o in list(e.instance_collection.all_objects):
        if o.name.startswith("plate_text"):
            bpy.data.objects.remove(o)
    return e


# ----------------------------------------------------------------- Shimla
ROOFS = ("#85645a", "#8d7066", "#6f7b70", "#767b7e", "#7f6058", "#78847c", "#817c77", "#8f6a5e", "#6a6f73")
WALLS = ("#d8cdb8", "#cfc2a8", "#e0d8c8", "#c8bcab", "#d6c9a4", "#bfc3bb")


def hill_house(seed, floors=2, w=9.0, d=7.5):
    """steep-roofed hill house, front towards -y, stone base below"""
    rng = np.random.default_rng(seed)
    wall, roof = WALLS[rng.integers(len(WALLS))], ROOFS[rng.integers(len(ROOFS))]
    P = Parts(mat(wall, .85, noise=(.5, .08)), mat(roof, .55, noise=(.6, .14), spec=.35), mat("#2c3338", .15, spec=.7), mat("#e2dccf", .7),
              mat("#7c7366", .9, noise=(1.2, .25)), mat(("#6d4a33", "#3f5a4a", "#7a2e28")[seed % 3], .7))
    H = 3.0 * floors
    P.box((0, 0, -7), (w + .5, d + .5, 7.1), 4); P.box((0, 0, 0), (w, d, H), 0)
    k = rng.uniform(.85, 1.15); rh = d / 2 * k
    P.gable((0, 0, H), w, d, rh, 1, 0, .55)
    for sg in (-1, 1):                                   # white verge boards
        for a in (-1, 1):
            V = [(sg * (w / 2 + .57), a * (d / 2 + .55), H - .55 * k - .1), (sg * (w / 2 + .57), a * (d / 2 + .55), H - .55 * k + .22), (sg * (w / 2 + .57), 0, H + rh + .22), (sg * (w / 2 + .57), 0, H + rh - .1)]
            P.add(V, [(0, 1, 2, 3)], 3)
    n = max(int(w // 2.1), 3)
    for f in range(floors):
        z = 3.0 * f
        for i in range(n):
            x = (i + .5) / n * (w - .6) - (w - .6) / 2
            P.box((x, -d / 2 - .03, z + .85), (1.10, .10, 1.52), 3); P.box((x, -d / 2 - .05, z + .95), (.96, .12, 1.40), 2)
            P.box((x, -d / 2 - .09, z + .95), (.07, .1, 1.4), 3); P.box((x, -d / 2 - .09, z + 1.62), (.96, .1, .07), 3)
            P.box((x, -d / 2 - .10, z + .80), (1.4, .22, .08), 3)
        for sg in (-1, 1):
            for y in (-d * .22, d * .22):
                P.box((sg * (w / 2 + .03), y, z + .85), (.10, 1.2, 1.6), 3); P.box((sg * (w / 2 + .05), y, z + .95), (.12, .95, 1.4), 2)
        if f:
            P.box((0, -d / 2 - .02, z - .1), (w + .1, .12, .2), 5)
    if seed % 3 == 0:                                    # wooden veranda
        P.box((0, -d / 2 - .9, 2.9), (w, 1.7, .14), 5)
        for x in np.linspace(-w / 2 + .1, w / 2 - .1, 6):
            P.box((x, -d / 2 - 1.65, -.2), (.13, .13, 3.1), 3)
        P.box((0, -d / 2 - 1.65, 3.6), (w, .08, .1), 3); P.box((0, -d / 2 - .9, -.4), (w, 1.9, .5), 4)
        for x in np.arange(-w / 2, w / 2, .35):
            P.box((x, -d / 2 - 1.65, 3.0), (.05, .05, .6), 3)
    if seed % 3 == 1:                                    # dormer gable to the front
        dx = rng.uniform(-.2, .2) * w; dw = 2.8
        P.box((dx, -d / 2 + 1.2, H - .2), (dw, 2.6, 1.5), 0); P.box((dx, -d / 2 - .12, H + .1), (1.2, .1, 1.1), 3); P.box((dx, -d / 2 - .15, H + .18), (1.0, .1, .92), 2)
        for a in (-1, 1):
            y0, y1 = -d / 2 - .5, 0.4; zt, zb = H + 1.3 + 1.7, H + 1.1
            P.add([(dx + a * (dw / 2 + .3), y0, zb), (dx, y0, zt), (dx, y1, zt), (dx + a * (dw / 2 + .3), y1, zb)], [(0, 1, 2, 3)], 1)
        P.add([(dx - dw / 2, -d / 2 - .1, H + 1.3), (dx + dw / 2, -d / 2 - .1, H + 1.3), (dx, -d / 2 - .1, H + 2.9)], [(0, 1, 2)], 0)
    for x in (rng.uniform(-.35, -.1) * w, rng.uniform(.15, .4) * w)[:1 + seed % 2]:
        P.box((x, .8, H + rh * .3), (.8, .8, rh * .7 + 1.3), 4); P.box((x, .8, H + rh + 1.2), (1.0, 1.0, .2), 3)
    return stash(P.make("house"))


def gothic_church():
    """yellow church: square tower with pinnacles, nave with lancets; front towards -y; no clock, no cross"""
    y1, y2 = mat("#d8b469", .8, noise=(.4, .07)), mat("#f3ead2", .75)
    dk, rf = mat("#33302c", .3, spec=.5), mat("#59645f", .6, noise=(.5, .12))
    P = Parts(y1, y2, dk, rf)
    T = 7.0
    P.box((0, 0, -10), (T + 1, T + 1, 10.4), 0); P.box((0, 0, 0), (T, T, 22), 0)
    for z in (7.2, 14.2, 21.6):
        P.box((0, 0, z), (T + .5, T + .5, .38), 1)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * T / 2, sy * T / 2
            for z, w in ((0, 1.9), (7.2, 1.6), (14.2, 1.35)):
                P.box((x, y, z), (w, w, 7.4), 0)
            P.box((x, y, 21.6), (1.5, 1.5, 3.2), 0); P.box((x, y, 24.8), (1.8, 1.8, .3), 1); P.cone((x, y, 25.1), .95, 4.0, 1, 4, math.pi / 4)
    for sx in (-1, 1):                                   # crenellated parapet
        P.box((sx * (T / 2 - .1), 0, 22), (.35, T, 1.0), 0); P.box((0, sx * (T / 2 - .1), 22), (T, .35, 1.0), 0)
        for q in np.linspace(-T / 2 + 1.3, T / 2 - 1.3, 4):
            P.box((sx * (T / 2 - .1), q, 23), (.42, .8, .8), 1); P.box((q, sx * (T / 2 - .1), 23), (.8, .42, .8), 1)
    # nave to the right, along x
    L, W, H = 24.0, 11.0, 8.5
    P.box((T / 2 + L / 2, 1.5, -10), (L, W, 10 + H), 0); P.gable((T / 2 + L / 2, 1.5, H), L, W, 7.2, 3, 0, .5)
    P.box((T / 2 + L / 2, 1.5 - W / 2 - 2.0, -10), (L - 1, 4.2, 14.2), 0)
    V = [(T / 2 + .3, 1.5 - W / 2 - 4.5, 4.1), (T / 2 + L - .3, 1.5 - W / 2 - 4.5, 4.1), (T / 2 + L - .3, 1.5 - W / 2 + .1, 6.9), (T / 2 + .3, 1.5 - W / 2 + .1, 6.9)]
    P.add(V, [(0, 1, 2, 3)], 3)
    for i in range(6):
        x = T / 2 + 2 + i * 4.0
        P.box((x - .0, 1.5 - W / 2 - 4.25, -4), (.7, 1.0, 8.2), 0); P.cone((x, 1.5 - W / 2 - 4.25, 4.2), .6, .9, 1, 4, math.pi / 4)
    P.make("church")
    for i in range(5):
        x = T / 2 + 4 + i * 4.0; y = 1.5 - W / 2 - 4.12
        prism(arch_hole(x, 1.9, .4, 2.3, "pointed"), .16, y2, loc=(0, y, 0)); prism(arch_hole(x, 1.4, .6, 2.2, "pointed"), .2, dk, loc=(0, y - .03, 0))
    for z, w, h in ((8.6, 1.7, 3.6), (15.4, 2.3, 4.2)):
        for rz, p in ((0, (0, -T / 2)), (-90, (-T / 2, 0)), (90, (T / 2, 0))):
            q = (p[0] * 1.012, p[1] * 1.012, 0)
            prism(arch_hole(0, w + .6, z - .3, z + h * .6, "pointed"), .2, y2, loc=q, rz=rz); prism(arch_hole(0, w, z, z + h * .6, "pointed"), .34, dk, loc=q, rz=rz)
            for k in (.22, .5, .78):
                prism(rect(-w / 2, w / 2, z + h * .8 * k, z + h * .8 * k + .12), .4, y2, loc=q, rz=rz)
            prism(rect(-.07, .07, z, z + h * .95), .42, y2, loc=q, rz=rz)
    prism(arch_hole(0, 2.9, -.2, 3.0, "pointed"), .2, y2, loc=(0, -T / 2 * 1.012, 0)); prism(arch_hole(0, 2.2, 0, 2.8, "pointed"), .34, mat("#5b3a24", .6), loc=(0, -T / 2 * 1.012, 0))


@scene("route-shimla", (1600, 1000), "Steep-roofed houses step down a deodar slope below a yellow gothic church tower on a ridge, blue hills behind on a clear morning", 40)
def shimla(s):
    day(s, az=214, el=30)
    s.cam, s.look, s.lens = (-8, 0, 70), (8, 170, 49.5), 40
    rng = np.random.default_rng(21)
    crest = lambda x: 50 + 5 * np.sin(x / 46. + .6) - .0009 * (x - 25) ** 2 + 2 * np.sin(x / 17.)
    yr = lambda x: 168 + 14 * np.sin(x / 70.)

    def fn(X, Y):
        d = yr(X) - Y; z = crest(X)
        front = z - 1.0 * np.maximum(d - 9, 0) ** .95 * .80; back = z - np.maximum(-d - 12, 0) * .7
        h = np.where(d > 0, front, back) + noise(X, Y, 26, 2) * 1.6 * sstep(8, 30, np.abs(d))
        return np.maximum(h, -60 + noise(X, Y, 60, 5) * 4)
    col = lambda X, Y, Z, sl: mix(mix((.085, .11, .040), (.13, .125, .055), sstep(-.5, 1.2, noise(X, Y, 9, 4))), (.16, .135, .10), sstep(.28, .45, sl + .08 * noise(X, Y, 6, 5)))
    land(np.linspace(-190, 210, 300), np.linspace(20, 260, 220), fn, col, scale=.6, amount=.3, bump=(.9, .5, .5))
    # near spur in shade at the foot of the picture
    cx = 34.0; cz = at(fn, cx, yr(cx)) + .3
    inst(proto("church", gothic_church), (cx, float(yr(cx)) - 1, cz), -7, .84)
    # houses on terraces
    H = [hill_house(i, 2 + (i % 4 == 3), w=(8.5, 10.5, 12.5, 9.5, 14)[i % 5], d=(7, 7.8, 8.4)[i % 3]) for i in range(14)]
    spots = []; taken = []

    def free(x, y, r):
        return all((x - a) ** 2 / (r + q) ** 2 + (y - b) ** 2 / (r * .62 + q * .62) ** 2 > 1 for a, b, q in taken)
    taken.append((cx + 9, float(yr(cx)), 19)); taken.append((cx, float(yr(cx)) - 8, 10))
    rows = ((2, .85), (11, .9), (19, .88), (27, .84), (35, .8), (43, .74), (51, .66), (60, .56), (70, .44), (80, .3), (92, .2))
    for d0, p in rows:
        for x in np.arange(-98, 124, 9.2):
            x = x + rng.normal(0, 2.2); y = float(yr(x)) - d0 + rng.normal(0, 1.5)
            if rng.random() < p * (1 - .0035 * abs(x - 5)) and free(x, y, 4.1):
                taken.append((x, y, 4.1)); spots.append((x, y))
    for i, (x, y) in enumerate(spots):
        h = H[rng.integers(len(H))]; o = h.copy(); bpy.context.scene.collection.objects.link(o)
        place(o, (x, y, at(fn, x, y - 3) + .9), rng.normal(-4, 9) + (90 if rng.random() < .14 else 0), sc=rng.uniform(.62, .82))
        # terrace wall below the house
        box((x, y - 4.6, at(fn, x, y - 4.6) - 3.5), (10, .8, 4.4), mat("#857c6e", .9, noise=(.8, .28)), rz=rng.normal(-4, 3))
    D = [deodar(i, h=(21, 24, 18, 26)[i % 4], spread=(.22, .20, .25, .19)[i % 4], col=("#7a9a70", "#86a478", "#6e9068")[i % 3], branches=95, cards=45) for i in range(5)]
    pts = []; sc = []
    while len(pts) < 1750:
        x, y = rng.uniform(-150, 170), rng.uniform(40, 235); d = float(yr(x)) - y
        dens = .8 if 0 < d < 85 and abs(x - 5) < 85 else .9
        if d > -10 and d < 4 and rng.random() < .55:
            continue
        if rng.random() > dens or not free(x, y, .8):
            continue
        if any(abs(x - a) < 4 and 0 < b - y < 7 for a, b in spots) and rng.random() < .85:
            continue
        if abs(x - cx - 8) < 19 and -2 < d < 22:
            continue
        pts.append((x, y, at(fn, x, y) - .4)); sc.append(rng.uniform(.45, .8))
    scatter(D, pts, np.array(sc), rng)
    # near deodars framing the view
    near = [(-20 - 8, 40, 44), (-25 - 8, 46, 47), (-19 - 8, 52, 36), (-31, 60, 42), (-14, 34, 29), (-8, 33, 26), (0, 36, 27), (7, 35, 26), (14, 40, 32), (20, 44, 30), (14, 33, 29), (21, 52, 34), (25, 47, 36), (-22, 43, 33), (-4, 44, 24)]
    scatter(D, near, (.85, 1.0), rng)
    mesh_hills(s, 5, (900, 11500), (.02, .056), seed=5, near=(.065, .10, .060), far=(.16, .19, .20), centre=(0, 0), base=-200)
    snow_range(17500, 1750, 77, 55, 128, -200)
    s.zenith, s.mid = (.055, .19, .56), (.22, .44, .80); s.contrast = .11
    s.matte = [cloud_layer(.30, (1.1, 1.06, 1.02), 14)]
    s.fog, s.fog_start, s.far, s.fog_col = .00010, 150, 20000, (.50, .65, .90)
    s.exposure, s.bloom = .96, .03


# ----------------------------------------------------------------- Manali
@scene("route-manali", (1600, 1000), "A glacier river runs over boulders between deodars and an apple orchard towards snow peaks, with a road along the bank", 40)
def manali(s):
    day(s, az=238, el=36, power=4.0)
    s.cam, s.look, s.lens = (1, -8, 8.5), (3.5, 60, 10.5), 30
    rng = np.random.default_rng(31)
    rc = lambda y: -3 + 13 * np.sin(y / 46.0) * sstep(0, 60, y) - .05 * y          # river middle
    half = lambda y: 8.5 + 1.5 * np.sin(y / 19.)
    road = lambda y: rc(y) + half(y) + 13

    def fn(X, Y):
        d = np.abs(X - rc(Y)) - half(Y); side = X > rc(Y)
        bank = sstep(-2, 3.5, d) * 1.9
        hill = np.where(side, np.maximum(d - 34, 0) * .42, np.maximum(d - 16, 0) * .50)
        hill = hill ** 1.06 + noise(X, Y, 45, 3) * 5 * sstep(10, 60, d)
        z = -1.3 + bank + noise(X, Y, 5, 7) * .22 * sstep(-4, 2, d) + hill
        dr = np.abs(X - road(Y)); f = 1 - sstep(3.6, 6.5, dr)
        return (z + .03 * np.maximum(Y, 0)) * (1 - f) + (1.5 + .03 * np.maximum(Y, 0)) * f

    def colour(X, Y, Z, sl):
        d = np.abs(X - rc(Y)) - half(Y)
        g = mix((.082, .118, .030), (.15, .155, .055), sstep(-1, 1, noise(X, Y, 6, 11)))
        return mix(mix((.30, .285, .26), (.22, .20, .175), sstep(-1, 1, noise(X, Y, 2.5, 8))), g, sstep(3.0, 6.0, d + noise(X, Y, 6, 4) * 1.4))
    xs = np.r_[np.linspace(-240, -50, 60)[:-1], np.linspace(-50, 55, 260)[:-1], np.linspace(55, 240, 60)]
    ys = np.r_[np.linspace(-10, 70, 220)[:-1], np.linspace(70, 520, 180)]
    land(xs, ys, fn, colour, scale=1.4, amount=.3, bump=(2.5, .5, .2))
    # river: milky blue-green with broken white water
    m = mat((.20, .29, .28), .08, spec=.6, bump=(.55, .55, .5), name="river")
    N, Lk = m.node_tree.nodes, m.node_tree.links.new; p = N["Principled BSDF"]
    tc = N.new("ShaderNodeTexCoord"); mp = N.new("ShaderNodeMapping"); mp.inputs["Scale"].default_value = (1.1, .32, 1); Lk(tc.outputs["Object"], mp.inputs["Vector"])
    t = N.new("ShaderNodeTexNoise"); t.inputs["Scale"].default_value = 1.1; t.inputs["Detail"].default_value = 8; t.inputs["Roughness"].default_value = .68; Lk(mp.outputs[0], t.inputs["Vector"])
    r = N.new("ShaderNodeMapRange"); r.inputs["From Min"].default_value = .53; r.inputs["From Max"].default_value = .66; Lk(t.outputs["Fac"], r.inputs["Value"])
    c = N.new("ShaderNodeMixRGB"); c.inputs[1].default_value = (.20, .29, .275, 1); c.inputs[2].default_value = (.86, .90, .90, 1); Lk(r.outputs[0], c.inputs[0]); Lk(c.outputs[0], p.inputs["Base Color"])
    q = N.new("ShaderNodeMapRange"); q.inputs["To Min"].default_value = .06; q.inputs["To Max"].default_value = .7; Lk(r.outputs[0], q.inputs["Value"]); Lk(q.outputs[0], p.inputs["Roughness"])
    ys2 = np.linspace(-14, 420, 300); us = np.linspace(-1.25, 1.25, 40); YY, UU = np.meshgrid(ys2, us, indexing="ij"); XX = rc(YY) + UU * (half(YY) + 2)
    ZZ = .03 * np.maximum(YY, 0) - .25 + noise(XX, YY * .6, 2.6, 15) * .16 + noise(XX, YY, .9, 16) * .05
    i, j = np.meshgrid(np.arange(299), np.arange(39), indexing="ij")
    obj("river", np.stack([XX, YY, ZZ], -1).reshape(-1, 3), np.stack([i * 40 + j, i * 40 + j + 1, (i + 1) * 40 + j + 1, (i + 1) * 40 + j], -1).reshape(-1, 4), m, True, 180)
    B = [boulder(k, ("#9b958a", "#8a8781", "#a59d8e", "#7d7a76")[k % 4]) for k in range(6)]
    pts, sc = [], []
    for k in range(760):
        y = -4 + 190 * rng.random() ** 1.7; e = rng.choice((-1, 1)) * (half(y) + rng.normal(.6, 1.8)) if rng.random() < .8 else rng.uniform(-1, 1) * half(y)
        x = rc(y) + e; r = rng.lognormal(-1.0, .62)
        if abs(x) < 3 and y < 9:
            continue
        z = max(at(fn, x, y), .03 * max(y, 0) - .35); pts.append((x, y, z + r * .12)); sc.append(min(r, 1.9))
    for x, y, r in ((-7.6, 7.5, 1.5), (-5.6, 10, .8), (5.4, 11, 1.25), (-1.5, 17, 1.5), (2.2, 24, 1.7), (6.6, 13.5, .7), (-9.5, 13, 1.1)):
        pts.append((x, y, max(at(fn, x, y), -.2) + .2)); sc.append(r)
    scatter(B, pts, np.array(sc), rng, .25)
    # road on the right bank with guard stones
    yy = np.arange(-12, 330, 1.0); P = np.stack([road(yy), yy, 1.56 + .03 * np.maximum(yy, 0)], 1)
    ribbon(P, -3, 3, mat("#55534f", .7, noise=(.6, .14))); line = mat("#e6e0d2", .6); ribbon(P, -2.75, -2.65, line, .012); ribbon(P, 2.65, 2.75, line, .012)
    S.parapet(P[::1], -3.6, 2.6)
    car("innova-crysta", (float(road(44.)) - 1.3, 44, 1.58 + .03 * 44), 262 - 10, paint="white", res=14, lights=2)
    # trees
    D = [deodar(i, h=(25, 29, 22, 31)[i % 4], spread=(.20, .18, .23, .17)[i % 4], col=("#7a9c70", "#86a678", "#6f9268")[i % 3], branches=120, cards=54) for i in range(5)]
    pts = []
    while len(pts) < 1500:
        y = 14 + 480 * rng.random() ** 1.25; x = rng.uniform(-230, 230); d = abs(x - rc(y)) - half(y); right = x > rc(y)
        lim = 34 if right else 9
        if d < lim or abs(x - road(y)) < 9 or (right and y < 130 and d < 62):
            continue
        if (not right) and y < 26 and d < 14:
            continue
        pts.append((x, y, at(fn, x, y) - .4))
    scatter(D, pts, (.62, 1.12), rng)
    # apple orchard between road and wood
    A = [broadleaf(i, h=5.2, spread=2.3, col=("#7d9c4c", "#8aa858")[i % 2], leaves=5200, leaf=.085, clear=.30, trunk=.14, clumps=24, dots=("#b3241c", 150)) for i in range(3)]
    pts = [(road(y) + 7.6 + 7.2 * k + rng.normal(0, .3), y + rng.normal(0, .3), 0) for y in np.arange(10, 140, 6.8) for k in range(5)]
    pts = [(x, y, at(fn, x, y) - .1) for x, y, _ in pts]
    scatter(A, pts, (.85, 1.1), rng)
    G = [tuft(i, 46, .42, .5, ("#6d7c35", "#82843f")[i % 2], .011) for i in range(3)]
    pts = []
    for k in range(5200):
        y = -3 + 62 * rng.random() ** 1.5; d = rng.uniform(4.2, 26); sg = rng.choice((-1, 1)); x = rc(y) + sg * (half(y) + d)
        if sg > 0 and abs(x - road(y)) < 4.6:
            continue
        pts.append((x, y, at(fn, x, y)))
    scatter(G, pts, (.5, 1.2), rng)
    # valley sides and snow peaks
    def side(X, Y):
        v = np.abs(X + .05 * Y); return -30 + np.maximum(v - 150 - .02 * Y, 0) * .55 * (.75 + .5 * ridged(X, Y, 900, 4)) + 40 * noise(X, Y, 180, 6) * sstep(150, 500, v)

    def side_c(X, Y, Z, sl):
        c = mix((.040, .066, .040), (.075, .095, .045), sstep(-1, 1.2, noise(X, Y, 40, 3)))
        c = c * (1 + .28 * noise(X, Y, 14, 5))[..., None].clip(-1, 1.0)
        return mix(np.maximum(c, .01), (.19, .175, .16), sstep(.30, .5, sl + .06 * noise(X, Y, 60, 8)) * sstep(250, 700, Z))
    fan(420, 4200, 260, 40, 140, 420, side, side_c, (0, 0))

    def peak(X, Y):
        R = np.hypot(X, Y); w = np.exp(-((R - 9500) / 2300) ** 2); cl = np.exp(-((X - 250) / 2100) ** 2) * .62 + .55
        return -300 + 3300 * w * cl * (.42 + .78 * ridged(X, Y, 3600, 44, 8, .52))

    def peak_c(X, Y, Z, sl):
        line = sstep(500, 1150, Z + 160 * noise(X, Y, 420, 3)); rock = mix((.17, .155, .145), (.25, .23, .21), sstep(-1, 1, noise(X, Y, 160, 7)))
        snow = sstep(.60, .42, sl + .05 * noise(X, Y, 120, 9) + .04 * noise(X, Y, 40, 10))
        low = mix((.075, .095, .06), (.16, .15, .12), sstep(100, 600, Z))
        return mix(mix(low, rock, sstep(300, 700, Z)), (.90, .92, .95), line * snow)
    fan(6200, 13500, 330, 55, 125, 800, peak, peak_c, (0, 0), 1.0)
    s.matte = [cloud_layer(.5, (1.12, 1.1, 1.08), 26)]
    s.fog, s.fog_start, s.far, s.fog_col = .00006, 60, 16000, (.52, .66, .88)
    s.exposure, s.bloom = 1.0, .03


# --------------------------------------------------------------- Mussoorie
def valley_lights(n=26000, y0=2600, y1=15000, spread=1.2, z=-900, seed=4):
    """the lights of a town far below, painted at their true places; brighter along a few roads"""
    def f(img, c):
        rng = np.random.default_rng(seed); W, H = c.W, c.H
        y = y0 + (y1 - y0) * rng.random(n) ** 1.15; x = rng.uniform(-1, 1, n) * y * spread
        keep = rng.random(n) < np.clip(.34 + .42 * noise(x, y, 1500, 2) + .22 * noise(x, y, 500, 3) + .9 * np.exp(-((x - 200) / 2600) ** 2 - ((y - 6200) / 2400) ** 2), .03, 1)
        x, y = x[keep], y[keep]; w = rng.lognormal(-1.1, .7, len(x)); hue = rng.random(len(x))
        X, Y, Wt, Hu = [x], [y], [w], [hue]
        for k in range(15):                              # roads: rows of lamps
            a = rng.uniform(-1.2, 1.2) if k % 2 else rng.uniform(1.2, 1.9); px, py = rng.normal(200, 1500), rng.uniform(3600, 8800); L = rng.uniform(1500, 4200); m = int(L / 46)
            t = np.linspace(-.5, .5, m) * L; bend = 260 * np.sin(t / L * 4 + k)
            X.append(px + t * math.cos(a) - bend * math.sin(a)); Y.append(py + t * math.sin(a) + bend * math.cos(a)); Wt.append(np.full(m, .62)); Hu.append(np.full(m, .1 if k % 3 else .85))
        x, y, w, hue = (np.concatenate(q) for q in (X, Y, Wt, Hu))
        P = np.stack([x, y, np.full(len(x), z) + 10], 1) - c.pos; Q = P @ c.R
        u = Q[:, 0] / -Q[:, 2] / (2 * c.t) + .5 - c.s.shift[0]; v = .5 - (Q[:, 1] / -Q[:, 2] / (2 * c.t) * W / H) + c.s.shift[1] * W / H
        ok = (Q[:, 2] < 0) & (u > 0) & (u < .999) & (v > 0) & (v < .999); out = np.zeros((H, W, 3))
        d = np.hypot(x, y); e = w * np.exp(-d / 16000) * (W / 1600) ** 2
        col = np.where((hue < .68)[:, None], np.array([1, .60, .24]), np.where((hue < .88)[:, None], np.array([1, .84, .62]), np.array([.74, .86, 1])))
        np.add.at(out, ((v[ok] * H).astype(int), (u[ok] * W).astype(int)), col[ok] * e[ok][:, None])
        k = W / 1600
        sharp = np.stack([gaussian_filter(out[..., j], .62 * max(k, .5)) for j in range(3)], -1); soft = np.stack([gaussian_filter(out[..., j], 9 * k) for j in range(3)], -1); wide = np.stack([gaussian_filter(out[..., j], 34 * k) for j in range(3)], -1)
        return img, sharp * 15.0 / k ** 2 * max(k, .5) ** 2 + soft * 12 + wide * 20
    return f


@scene("route-mussoorie-dehradun", (1600, 1000), "A ridge road with a railing and pines looks down at dusk on a wide valley full of lights", 44)
def mussoorie(s):
    dusk(s, sun_az=118)
    s.zenith, s.mid, s.horizon, s.ground = (.030, .062, .17), (.17, .18, .33), (1.0, .44, .20), (.05, .05, .08)
    s.glow_col, s.glow_pow, s.glow_w = (1, .45, .16), .9, .5; s.sky_pow = .5; s.grain = .0015; s.env = 1.9; s.contrast = .07; s.vignette = .12
    s.cam, s.look, s.lens = (.2, -9, 5.4), (-7.0, 30, -1.2), 28
    rng = np.random.default_rng(71)
    xc = lambda y: 4.2 - 9.5 * np.sin(np.asarray(y) / 38.) * sstep(-2, 26, y) + .012 * np.maximum(y, 0) ** 1.75
    zc = lambda y: -.035 * np.maximum(y, 0)

    def fn(X, Y):
        d = X - xc(Y); up = np.maximum(d - 5.2, 0); dn = np.maximum(-d - 5.6, 0)
        return zc(Y) - .06 + sstep(0, .9, up) * 1.7 + up * .80 - dn * .95 + (noise(X, Y, 11, 3) * 1.1 + noise(X, Y, 3.5, 4) * .35) * sstep(0, 6, np.maximum(up, dn))

    def colour(X, Y, Z, sl):
        return mix(mix((.095, .105, .045), (.155, .125, .075), sstep(-1, 1, noise(X, Y, 5, 6))), (.17, .15, .125), sstep(.22, .4, sl + .06 * noise(X, Y, 2.5, 7)))
    land(np.r_[np.linspace(-90, -22, 50)[:-1], np.linspace(-22, 36, 240)[:-1], np.linspace(36, 110, 50)], np.r_[np.linspace(-12, 50, 240)[:-1], np.linspace(50, 150, 130)], fn, colour, scale=1.6, amount=.3, bump=(2.5, .5, .2))
    yy = np.arange(-12, 120, .5); P = np.stack([xc(yy), yy, zc(yy)], 1)
    ribbon(P, -4.1, 4.1, mat("#4d4b4a", .42, spec=.5, noise=(.7, .15), rnoise=(.5, .42, .6))); line = mat("#e0dacb", .6)
    ribbon(P, -.06, .06, line, .012, (3, 5)); ribbon(P, -3.85, -3.75, line, .012); ribbon(P, 3.75, 3.85, line, .012)
    wall_strip(P, -5.0, .42, mat("#8d8578", .9, noise=(1.2, .25)), .5, -.05); ribbon(P, -5.0, -4.1, mat("#8a8072", .85, noise=(.9, .2)), .02)
    iron = mat("#26433c", .45, .3)
    for h in (.78, 1.12, 1.45):
        T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); Nn = np.stack([T[:, 1], -T[:, 0], 0 * T[:, 0]], 1)
        tube((P + Nn * -5.0 + [0, 0, h])[:200], .035 if h < 1.4 else .05, iron, 8)
    for k in range(0, 200, 4):
        q = P[k] + Nn[k] * -5.0; tube([q + [0, 0, .3], q + [0, 0, 1.5]], .045, iron, 6); lathe([(.001, 0), (.075, .05), (.075, .1), (.001, .17)], iron, (*q[:2], q[2] + 1.48), 10)
    wall_strip(P, 4.75, 1.5, mat("#857c6e", .9, noise=(1.0, .3), bump=(3, .8, .15)), .5, -.1)
    for y in (6.0, 23.0, 42.0, 63.0):                     # street lamps on the valley side
        x = float(xc(y)) - 4.65; S.streetlamp((x, y, float(zc(y))), 4.6, glow=(1, .74, .42), es=14, power=1000)
    car("toyota-fortuner", (float(xc(33.)) + 1.9, 33, float(zc(33.))), 262, paint="white", res=14, lights=3)
    Pn = [deodar(i, h=(15, 18, 13, 20)[i % 4], spread=(.21, .19, .24, .18)[i % 4], col=("#6f8f68", "#7b9a70", "#64845f")[i % 3], branches=110, cards=57, base=.2) for i in range(5)]
    pts = []
    while len(pts) < 190:
        y = rng.uniform(6, 146); x = rng.uniform(-70, 90); d = x - float(xc(y))
        if (d > 8.5 and y > 9) or (d < -22 - .25 * y and rng.random() < .30):
            pts.append((x, y, at(fn, x, y) - .3))
    scatter(Pn, pts, (.6, 1.05), rng)
    near = [(-16.5, 12.5), (-21, 19), (-24.5, 25), (-30, 40), (12.6, 3)]
    scatter(Pn, [(x, y, at(fn, x, y) - .3) for x, y in near], (.82, 1.0), rng)
    G = [tuft(i, 46, .5, .5, ("#7d8245", "#8c8248")[i % 2], .011) for i in range(3)]
    pts = []
    for k in range(2600):
        y = -8 + 48 * rng.random() ** 1.4; x = float(xc(y)) + (rng.uniform(5.1, 12) if rng.random() < .5 else -rng.uniform(5.5, 11)); pts.append((x, y, at(fn, x, y)))
    scatter(G, pts, (.4, 1.1), rng)
    # plain and low hills on its far side
    def plain(X, Y):
        R = np.hypot(X, Y); low = np.exp(-((R - 19500) / 1700) ** 2) * (430 + 520 * ridged(X, Y, 4200, 33)); return -900 + noise(X, Y, 700, 4) * 14 + low + 650 * sstep(2600, 1000, R) * (.3 + .7 * ridged(X, Y, 900, 5))

    def plain_c(X, Y, Z, sl):
        return mix((.030, .040, .036), (.055, .06, .05), sstep(-1, 1.3, noise(X, Y, 260, 6)))
    fan(1000, 23500, 330, 40, 140, 420, plain, plain_c)
    L = valley_lights()
    s.matte = [cloud_layer(.75, (.95, .36, .22), 29, stretch=7.0)]

    def add(img, c):                                      # after the grade: lights only on ground that is far away
        _, light = L(img, c); m = np.clip((c.dist - 900) / 600, 0, 1)[..., None] * np.clip(c.alpha, 0, 1)[..., None]
        q = light * m; q = q / (1 + .35 * q)
        return 1 - (1 - np.clip(img, 0, 1)) * np.exp(-q)
    s.after = add
    s.fog, s.fog_start, s.far, s.fog_col = .00007, 100, 26000, (.36, .25, .32)
    s.exposure, s.bloom, s.bloom_t = 1.2, .10, .95; s.bounces = (3, 2, 3, 2)


# --------------------------------------------------------------- Nainital
@scene("route-nainital", (1600, 1000), "A long green lake with small boats lies between wooded hills with a lakeside town, seen from a bend of the road above", 44)
def nainital(s):
    day(s, az=214, el=34, power=3.9, col=(1, .87, .68))
    s.cam, s.look, s.lens = (0, -10, 66), (4, 220, 38), 29
    rng = np.random.default_rng(91)
    mid = lambda y: 10 + 26 * np.sin(np.asarray(y) / 210.); half = lambda y: 84 * np.sqrt(np.clip(1 - ((np.asarray(y) - 330) / 262.) ** 2, 0, 1)) * (1 + .10 * np.sin(np.asarray(y) / 48.))
    rx = lambda y: -11 + 30 * sstep(2, 40, y) - .004 * np.maximum(np.asarray(y) - 26, 0) ** 2

    def fn(X, Y):
        e = np.abs(X - mid(Y)) - half(Y); e = np.where((Y < 68), np.maximum(e, (68 - Y) * 1.0), e); e = np.where(Y > 592, np.maximum(e, (Y - 592) * .6), e)
        h = np.maximum(e, 0); side = 1 + .25 * noise(X, Y, 200, 3)
        z = -4 + sstep(-6, 2, e) * 5 + np.maximum(h - 12, 0) ** 1.04 * .62 * side * np.where(Y > 592, .55, 1) + noise(X, Y, 46, 5) * 5 * sstep(16, 60, h)
        top = 150 + 34 * noise(X, Y, 260, 7); z = np.where(z > top, top + (z - top) * .12, z)
        return z

    def near(X, Y):                                       # slope of the viewer with the bend of the road
        d = rx(Y) - X; zr = 59 - .05 * Y; up = np.maximum(d - 4.6, 0); dn = np.maximum(-d - 4.4, 0)
        return zr + sstep(0, 1, up) * 1.6 + up * .8 - dn * .85 + noise(X, Y, 6, 8) * .7 * sstep(0, 6, np.maximum(up, dn))
    col = lambda X, Y, Z, sl: mix(mix((.075, .10, .038), (.12, .13, .055), sstep(-1, 1, noise(X, Y, 9, 4))), (.20, .18, .14), sstep(1.5, .3, Z))
    land(np.linspace(-420, 460, 330), np.linspace(60, 900, 300), fn, col, scale=.5, amount=.3, bump=(.8, .5, .5))
    ncol = lambda X, Y, Z, sl: mix(mix((.13, .155, .05), (.20, .18, .075), sstep(-1, 1, noise(X, Y, 3, 4))), (.22, .18, .13), sstep(.25, .42, sl + .05 * noise(X, Y, 2, 7)))
    land(np.linspace(-70, 60, 330), np.linspace(-16, 70, 240), near, ncol, scale=1.8, amount=.3, bump=(3, .5, .15))
    yy = np.arange(-14, 66, .5); P = np.stack([rx(yy), yy, 59.06 - .05 * yy], 1)
    ribbon(P, -3.5, 3.5, mat("#565350", .7, noise=(.6, .15))); line = mat("#e3ddcf", .6); ribbon(P, -3.2, -3.1, line, .012); ribbon(P, 3.1, 3.2, line, .012); ribbon(P, -.06, .06, line, .012, (3, 4)); S.parapet(P, 3.9, 1.9)
    plane(-260, 300, 40, 640, 0, mat((.030, .085, .070), .05, spec=.9, bump=(.35, .10, .5)))
    car("innova-crysta", (float(rx(28.)) - 1.7, 28, 59.06 - 1.4), 250, paint="white", res=14, lights=2)
    cols = ("#b3121d", "#d9a441", "#2f5d73", "#efe3c8")
    for k in range(34):
        y = 110 + 400 * rng.random() ** 1.3; x = float(mid(y)) + rng.uniform(-.85, .85) * float(half(y))
        inst(rowboat(cols[k % 4]), (x, y, .05), rng.uniform(0, 360), 1.5)
    Hs = [hill_house(i, 2 + (i % 3 == 0), w=(9, 11, 13)[i % 3], d=7.5) for i in range(10)]; spots = []
    for k in range(4000):
        if len(spots) > 120:
            break
        y = rng.uniform(150, 680); x = rng.uniform(-330, 370); e = abs(x - float(mid(y))) - float(half(y)); e = e if y < 592 else max(e, (y - 592) * .6)
        if 6 < e < (75 if x > 0 else 34) + (40 if y > 560 else 0) and rng.random() < (1.0 if y > 480 else .5) and all((x - a) ** 2 + (y - b) ** 2 > 210 for a, b in spots):
            spots.append((x, y)); o = Hs[rng.integers(10)].copy(); bpy.context.scene.collection.objects.link(o)
            place(o, (x, y, at(fn, x, y - 3) + 1), (70 if x < mid(y) else -70) * (y < 560) + rng.normal(0, 12), sc=rng.uniform(.8, 1.1))
    D = [deodar(i, h=(18, 22, 16, 20)[i % 4], spread=(.23, .20, .26, .21)[i % 4], col=("#7a9a70", "#86a478", "#6e9068")[i % 3], branches=80, cards=39) for i in range(4)]
    O = [broadleaf(40 + i, h=(12, 14)[i % 2], spread=(5.0, 5.6)[i % 2], col=("#74884c", "#66804a", "#80925a")[i], leaves=4200, leaf=.30, clear=.16, trunk=.3, clumps=34) for i in range(3)]
    pts = []
    while len(pts) < 7000:
        y = 66 + 800 * rng.random() ** 1.15; x = rng.uniform(-410, 450); e = abs(x - float(mid(y))) - float(half(y))
        if y < 68 + 0 or (y > 592 and e < 0):
            e = max(e, (y - 592) * .6)
        if e < 3 or at(fn, x, y) < .8 or any((x - a) ** 2 + (y - b) ** 2 < 60 for a, b in spots):
            continue
        if y < 105 and abs(x) < 70:
            continue
        pts.append((x, y, at(fn, x, y) - .5))
    scatter(D, pts[::2], (.6, 1.05), rng); scatter(O, pts[1::2], (.6, 1.0), rng)
    near_t = [(x, y, at(near, x, y) - .3) for x, y in ((-14, 22), (-9, 36), (-20, 30), (-26, 44), (-16, 50), (32, 34), (37, 40), (-30, 30), (-36, 52))]
    scatter(D, near_t, (.6, .8), rng)
    G = [tuft(i, 50, .5, .5, ("#93a04c", "#a89f55", "#86944a")[i], .012) for i in range(3)]
    pts = []
    for k in range(3200):
        y = rng.uniform(-4, 50); x = float(rx(y)) + (rng.uniform(4.2, 14) if rng.random() < .6 else -rng.uniform(4.7, 14)); pts.append((x, y, at(near, x, y)))
    scatter(G, pts, (.4, 1.1), rng)
    mesh_hills(s, 4, (1500, 9000), (.055, .06), seed=31, near=(.06, .09, .055), far=(.15, .18, .19), width=84, base=-100)
    s.matte = [cloud_layer(.45, (1.12, 1.08, 1.04), 53)]
    s.fog, s.fog_start, s.far, s.fog_col = .00022, 120, 12000, (.60, .71, .88)
    s.exposure, s.bloom = .98, .03


# ---------------------------------------------------------------- Corbett
def sun_rays(strength=.5, colour=(1, .86, .62), length=.55, steps=40):
    """light shafts: the bright misty opening smeared away from the sun's place in the picture"""
    def f(img, c):
        sun = c.project(c.pos + np.array(c.s.sun_dir(c.s.glow_az)) * 1e5)
        L = img.max(-1); src = np.clip(L - .62, 0, 1) * 2.2; src = gaussian_filter(src, 1.5)
        H, W = L.shape; acc = np.zeros_like(L)
        yy, xx = np.mgrid[0:H, 0:W].astype(np.float32); sx, sy = sun[0] * W, sun[1] * H
        for k in range(steps):
            q = 1 - length * k / steps
            acc += map_coordinates(src, [sy + (yy - sy) * q, sx + (xx - sx) * q], order=1, mode="nearest") * (1 - k / steps)
        acc = gaussian_filter(acc / steps * 2, .8)
        return 1 - (1 - img) * (1 - np.clip(acc * strength, 0, .85)[..., None] * np.array(colour))
    return f


@scene("route-corbett", (1600, 1000), "A red earth forest road runs between tall straight sal trees towards a bright misty opening in low morning sun", 44)
def corbett(s):
    day(s, az=99, el=12, power=6.5, col=(1, .74, .44))
    s.zenith, s.mid, s.horizon = (.34, .42, .50), (.72, .68, .58), (1.05, .90, .66)
    s.glow_col, s.glow_pow, s.glow_w = (1, .70, .38), 1.0, .6
    s.cam, s.look, s.lens = (-.6, -7, 2.0), (.4, 20, 4.1), 29
    rng = np.random.default_rng(41)
    xc = lambda y: .9 * np.sin(np.asarray(y) / 15.)
    edge = 74.0

    def fn(X, Y):
        d = np.abs(X - xc(Y)); rut = -.10 * np.exp(-((d - .85) / .33) ** 2) + .05 * np.exp(-(d / .4) ** 2)
        z = rut * (1 - sstep(edge, edge + 12, Y)) + sstep(2.2, 3.6, d) * .28 + noise(X, Y, 7, 2) * .12 * sstep(1.8, 5, d) + noise(X, Y, 1.2, 3) * .018 + noise(X, Y, .45, 6) * .007
        return z - sstep(edge, edge + 30, Y) * 3.2 + sstep(240, 330, Y) * 6 + np.maximum(np.abs(X) - 40, 0) * .03

    def colour(X, Y, Z, sl):
        d = np.abs(X - xc(Y)) + noise(X, Y, 1.6, 5) * .28
        red = mix((.42, .17, .078), (.31, .125, .06), sstep(-1, 1, noise(X, Y, 1.3, 6)))
        litter = mix((.165, .085, .040), (.115, .10, .035), sstep(-.8, .9, noise(X, Y, 3.2, 7)))
        mid = sstep(.42, .12, d) * sstep(-.6, .6, noise(X, Y, 2.4, 8)) * .75
        c = mix(red, litter, np.maximum(sstep(1.9, 2.7, d), mid))
        bed = mix((.44, .41, .36), (.33, .31, .26), sstep(-1, 1, noise(X, Y, 6, 9))); grass = mix((.33, .27, .12), (.22, .21, .08), sstep(-1, 1, noise(X, Y, 9, 4)))
        return mix(c, mix(grass, bed, sstep(edge + 16, edge + 26, Y + noise(X, Y, 9, 3) * 4)), sstep(edge - 5, edge + 6, Y + noise(X, Y, 5, 2) * 3))
    xs = np.r_[np.linspace(-120, -9, 70)[:-1], np.linspace(-9, 9, 190)[:-1], np.linspace(9, 120, 70)]
    ys = np.r_[np.linspace(-9, 30, 330)[:-1], np.linspace(30, 380, 200)]
    land(xs, ys, fn, colour, scale=3.5, amount=.35, bump=(7, .5, .06))
    bark = "#6a5848"
    T = [broadleaf(i, h=(25, 28, 23, 26, 30)[i % 5], spread=(3.6, 3.2, 4.0, 3.4)[i % 4], col=("#6f8c3c", "#7f9443", "#678240")[i % 3], leaves=7800, leaf=.25, clear=.52, trunk=(.30, .26, .34)[i % 3], bark=bark, clumps=44, thin=1.25) for i in range(5)]
    U = [broadleaf(10 + i, h=(3.2, 4.6, 2.4)[i % 3], spread=(1.5, 1.8, 1.4)[i % 3], col=("#7f9a40", "#6c8a3a")[i % 2], leaves=2600, leaf=.16, clear=.10, trunk=.05, bark=bark, clumps=22, thin=1.3) for i in range(4)]
    pts = []
    for k in range(40000):
        if len(pts) >= 300:
            break
        y = rng.uniform(-4, edge - 3); x = rng.uniform(-62, 62); d = abs(x - float(xc(y)))
        if d < 3.7 + .018 * y or any((x - a) ** 2 + (y - b) ** 2 < 8.2 for a, b, _ in pts) or (abs(x) < 4.4 and y < 2):
            continue
        pts.append((x, y, at(fn, x, y) - .15))
    scatter(T, pts, (.82, 1.1), rng, .03)
    pts = []
    while len(pts) < 260:
        y = rng.uniform(11, edge + 3); x = rng.uniform(-48, 48); d = abs(x - float(xc(y)))
        if d > 4.6 + rng.exponential(1.0):
            pts.append((x, y, at(fn, x, y) - .1))
    scatter(U, pts, (.5, 1.1), rng)
    # wood on the far bank
    pts = [(rng.uniform(-190, 190), rng.uniform(285, 375), 0) for _ in range(420)]
    scatter(T[:3], [(x, y, at(fn, x, y) - 4) for x, y, _ in pts], (.55, .8), rng)
    G = [tuft(i, 40, .42, .40, ("#9aa04a", "#aea552", "#88a044")[i % 3], .012) for i in range(4)]
    pts = []
    for k in range(5200):
        y = -4 + 44 * rng.random() ** 1.4; x = float(xc(y)) + rng.choice((-1, 1)) * (2.05 + rng.exponential(2.0)); pts.append((x, y, at(fn, x, y)))
    for k in range(420):
        y = rng.uniform(-4, 30); x = float(xc(y)) + rng.normal(0, .12); pts.append((x, y, at(fn, x, y)))
    scatter(G, pts, (.3, 1.0), rng)
    E = [tuft(20 + i, 70, 1.5, 1.1, ("#c0a45c", "#ae9850")[i % 2], .02) for i in range(3)]
    pts = [(rng.uniform(-60, 60), rng.uniform(edge + 1, edge + 24), 0) for _ in range(1500)]
    scatter(E, [(x, y, at(fn, x, y)) for x, y, _ in pts if abs(x - float(xc(y))) > 2.0], (.5, 1.0), rng)
    # fallen leaves
    P = Parts(mat("#8a5a2c", .8), mat("#6e3f22", .8), mat("#a5813c", .8)); n = 5200
    y = rng.uniform(-6, 26, n); e = rng.choice((-1, 1), n) * (1.2 + rng.exponential(1.7, n)); x = xc(y) + e; z = fn(x, y) + .015
    a = rng.uniform(0, 6.28, n); L = rng.uniform(.035, .085, (n, 1)); u = np.stack([np.cos(a), np.sin(a), rng.normal(0, .3, n)], 1); w = np.stack([-np.sin(a), np.cos(a), rng.normal(0, .3, n)], 1)
    for k in range(3):
        _cards(P, np.stack([x, y, z], 1)[k::3], (u * L)[k::3], (w * L * .6)[k::3], k)
    P.make("litter")
    B = [boulder(k, "#b3aca0") for k in range(3)]
    pts = [(rng.uniform(-90, 90), rng.uniform(edge + 26, 240), 0) for _ in range(800)]
    scatter(B, [(x, y, at(fn, x, y)) for x, y, _ in pts], np.array([min(rng.lognormal(-.9, .5), 1.4) for _ in pts]), rng)
    obj("stream", [(-200, 138, -3.0), (200, 150, -3.0), (200, 166, -3.0), (-200, 158, -3.0)], [(0, 1, 2, 3)], mat((.25, .28, .28), .06, spec=.8))
    mesh_hills(s, 3, (900, 3400), (.05, .085), seed=9, near=(.08, .10, .07), far=(.14, .16, .16), base=-40)
    s.matte = []
    s.fog, s.fog_start, s.far, s.fog_col = .0046, 16, 5000, (.98, .86, .66)
    s.env = 1.9; s.exposure, s.bloom, s.bloom_t = 1.0, .06, 1.1
    s.after = sun_rays(.5)


# -------------------------------------------------------------- Lansdowne
def chir(seed=0, h=19.0, col="#8a9a5c"):
    """long-needled pine: bare lower trunk, open rounded crown of tufts"""
    rng = np.random.default_rng(seed); P = Parts(mat("#7a5340", .9, noise=(2.5, .3)), leaf_mat(col, .25, .02, .3))
    lean = rng.normal(0, .015, 2) * h; top = np.array([*lean, h]); _trunk(P, [top * t for t in np.linspace(0, .97, 7)], h * .016, h * .004, 0)
    C, U, W = [], [], []
    for i in range(46):
        t = .36 + .62 * (i + rng.random()) / 46; q = (t - .36) / .62; R = h * .19 * math.sin(math.pi * (.16 + .80 * q)) ** .8 * rng.uniform(.6, 1.15) + .25
        a = rng.uniform(0, 6.28); d = np.array([math.cos(a), math.sin(a), rng.uniform(.10, .5)]); b = top * t; e = b + d * R
        _trunk(P, [b, (b + e) / 2 - [0, 0, .05 * R], e], .05, .02, 0, 4)
        for k in range(8):
            c = b + d * R * rng.uniform(.5, 1.05) + rng.normal(0, .16 * R + .08, 3); n = 64
            v = rng.normal(0, 1, (n, 3)); v[:, 2] += .35; v /= np.linalg.norm(v, axis=1, keepdims=True); L = rng.uniform(.18, .34, (n, 1))
            w = np.cross(v, rng.normal(0, 1, (n, 3))); w /= np.linalg.norm(w, axis=1, keepdims=True)
            C.append(c + v * L); U.append(v * L); W.append(w * .017)
    _cards(P, np.vstack(C), np.vstack(U), np.vstack(W), 1)
    return stash(P.make("chir"))


def stone_wall(P, u, h, thick=.7, seed=1, course=.24, cols=("#9a9080", "#867d70", "#a89d8a", "#776f65"), face=1, stop=60.0, step=1):
    """dry stone wall along the path: single blocks with small differences of size and depth"""
    rng = np.random.default_rng(seed); Q = Parts(*[mat(c, .9, noise=(2.5, .18), bump=(9, .5, .03)) for c in cols])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]; T = np.gradient(P, axis=0); z = -.15
    while z < h:
        c = course * rng.uniform(.75, 1.3); x = rng.uniform(0, .3)
        while x < min(stop, s[-1]):
            w = rng.uniform(.28, .75); p = np.array([np.interp(x + w / 2, s, P[:, k]) for k in range(3)]); t = np.array([np.interp(x + w / 2, s, T[:, k]) for k in range(2)]); t /= np.linalg.norm(t)
            o = u + rng.normal(0, .025); Q.box((p[0] + t[1] * o, p[1] - t[0] * o, p[2] + z), (w - .025, thick, c - .02), int(rng.integers(len(cols))), math.degrees(math.atan2(t[1], t[0])) + rng.normal(0, 1.2)); x += w
        z += c
    return Q.make("stone wall")


@scene("route-lansdowne", (1600, 1000), "A narrow hill road passes a terrace wall, oaks, pines and a stone cottage with a tin roof, with long ridges and snow peaks on the horizon", 44)
def lansdowne(s):
    day(s, az=232, el=30, power=3.9, col=(1, .84, .64))
    s.cam, s.look, s.lens = (-.6, -8, 3.3), (-1.6, 40, 3.7), 30
    rng = np.random.default_rng(81)
    xc = lambda y: 1.6 - 7.5 * np.sin(np.asarray(y) / 30.) ** 2 * sstep(0, 24, y) + .008 * np.maximum(np.asarray(y) - 18, 0) ** 1.9
    zc = lambda y: .022 * np.maximum(y, 0)

    def fn(X, Y):
        d = X - xc(Y); up = np.maximum(d - 3.4, 0); dn = np.maximum(-d - 3.6, 0)
        ter = np.floor(up / 6.5) * 1.9 + sstep(5.7, 6.5, up % 6.5) * 1.9
        return zc(Y) - .05 + sstep(0, .5, up) * 1.8 + ter * .9 - dn * .62 + (noise(X, Y, 9, 3) * .8 + noise(X, Y, 3, 4) * .25) * sstep(1, 8, np.maximum(dn, up - 8)) + noise(X, Y, 2, 5) * .06 * sstep(.5, 2, np.maximum(up, dn))

    def colour(X, Y, Z, sl):
        g = mix((.135, .165, .050), (.23, .20, .08), sstep(-1, 1, noise(X, Y, 4, 6)))
        return mix(g, (.25, .20, .14), sstep(.18, .36, sl + .05 * noise(X, Y, 2, 7)))
    land(np.r_[np.linspace(-110, -16, 60)[:-1], np.linspace(-16, 30, 260)[:-1], np.linspace(30, 110, 60)], np.r_[np.linspace(-12, 50, 260)[:-1], np.linspace(50, 170, 130)], fn, colour, scale=1.8, amount=.3, bump=(3, .5, .15))
    yy = np.arange(-12, 110, .5); P = np.stack([xc(yy), yy, zc(yy)], 1)
    ribbon(P, -2.6, 2.6, mat("#5d5a55", .8, noise=(.6, .2), bump=(14, .3, .04))); ribbon(P, -3.5, -2.55, mat("#8f7a58", .95, noise=(1.2, .25)), -.005); ribbon(P, 2.55, 3.5, mat("#8f7a58", .95, noise=(1.2, .25)), -.005)
    stone_wall(P, 3.55, 1.9, stop=90); stone_wall(P, -3.45, .55, .5, 5, stop=90)
    # cottage on the first terrace
    hx, hy = 10.2, 24.0; hz = at(fn, hx - 1, hy) - .05
    st = [mat(c, .9, noise=(2.5, .2), bump=(8, .5, .03)) for c in ("#a39987", "#8f8676", "#b0a591", "#7f776a")]

    def cottage():
        W, D, H = 9.0, 6.0, 3.0; r2 = np.random.default_rng(4); Q = Parts(*st); Q.box((0, 0, -2.5), (W - .3, D - .3, 2.5 + H), 1)
        z = -2.4
        while z < H - .5:                                    # stone courses on the four walls
            c = r2.uniform(.20, .32)
            for rz, L, off in ((0, W, -D / 2), (180, W, -D / 2), (90, D, -W / 2), (-90, D, -W / 2)):
                x = -L / 2; q = math.radians(rz)
                while x < L / 2 - .05:
                    w = min(r2.uniform(.3, .7), L / 2 - x); y = off + r2.normal(0, .012); m = x + w / 2
                    Q.box((m * math.cos(q) - y * math.sin(q), m * math.sin(q) + y * math.cos(q), z), (w - .02, .3, c - .02), int(r2.integers(4)), rz); x += w
            z += c
        Q.make("stones")
        tin, wd, gl, gr = mat("#8a5648", .5, spec=.5, noise=(.7, .2)), mat("#e8e0d0", .7), mat("#20272b", .12, spec=.8), mat("#3f6552", .6)
        R = Parts(tin, wd, gl, gr, st[1]); k = 2.3 / (D / 2); n = 46
        for sg in (-1, 1):                                   # corrugated sheets
            V = []; xs = np.linspace(-W / 2 - .6, W / 2 + .6, n * 4)
            for x in xs:
                b = .03 * math.sin(x * 2 * math.pi / .22); V += [(x, sg * (D / 2 + .7), H - .7 * k + b + .1), (x, 0, H + 2.3 + b + .1)]
            R.add(V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(xs) - 1)], 0)
        R.box((0, 0, H + 2.33), (W + 1.3, .35, .12), 0)
        for sg in (-1, 1):
            R.add([(sg * W / 2, -D / 2, H), (sg * W / 2, D / 2, H), (sg * W / 2, 0, H + 2.3)], [(0, 1, 2)], 4)
        for x in (-3.0, 3.0):
            R.box((x, -D / 2 - .12, .9), (1.5, .2, 1.5), 1); R.box((x, -D / 2 - .16, 1.0), (1.25, .2, 1.3), 2); R.box((x, -D / 2 - .2, 1.0), (.07, .2, 1.3), 1); R.box((x, -D / 2 - .2, 1.6), (1.25, .2, .07), 1)
            for q in (-1.05, 1.05):
                R.box((x + q, -D / 2 - .17, .9), (.55, .1, 1.5), 3)
        R.box((0, -D / 2 - .14, -.05), (1.25, .2, 2.25), 1); R.box((0, -D / 2 - .18, 0), (1.0, .2, 2.1), 3)
        for y in (-1.3, 1.3):
            R.box((-W / 2 - .12, y, .9), (.2, 1.2, 1.4), 1); R.box((-W / 2 - .16, y, 1.0), (.2, .95, 1.2), 2); R.box((-W / 2 - .2, y, 1.0), (.2, .07, 1.2), 1)
        R.box((2.6, .9, H + .8), (.85, .85, 2.6), 4); R.box((2.6, .9, H + 3.4), (1.05, 1.05, .15), 4)
        for x in np.linspace(-W / 2 + .2, W / 2 - .2, 5):      # veranda
            R.box((x, -D / 2 - 1.75, -.1), (.12, .12, 2.3), 1)
        V = []; xs = np.linspace(-W / 2 - .3, W / 2 + .3, n * 4)
        for x in xs:
            b = .03 * math.sin(x * 2 * math.pi / .22); V += [(x, -D / 2 - 2.1, 2.12 + b), (x, -D / 2 - .1, 2.75 + b)]
        R.add(V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(xs) - 1)], 0)
        R.box((0, -D / 2 - 1.0, -2.5), (W, 2.2, 2.45), 4); R.make("cottage")
    inst(proto("cottage", cottage), (hx, hy, hz + .35), -42)
    T = [chir(i, (19, 22, 16, 24)[i], ("#8a9a5c", "#7f9256", "#93a062", "#788c52")[i]) for i in range(4)]
    O = [broadleaf(40 + i, h=(9, 10.5, 8)[i], spread=(4.0, 4.4, 3.6)[i], col=("#6c8048", "#76884e", "#617644")[i], leaves=9000, leaf=.14, clear=.22, trunk=.30, clumps=46) for i in range(3)]
    far_ok = lambda x, y: math.hypot(x - hx, y - hy) > 9
    pts = []
    while len(pts) < 150:
        y = rng.uniform(6, 165); x = rng.uniform(-80, 100); d = x - float(xc(y))
        if far_ok(x, y) and ((d > 9 and (y > 34 or d > 15)) or (d < -16 and y > 26 and rng.random() < .16)):
            pts.append((x, y, at(fn, x, y) - .3))
    scatter(T, pts[::2], (.65, 1.05), rng); scatter(O, pts[1::2], (.55, 1.0), rng)
    scatter(T, [(x, y, at(fn, x, y) - .3) for x, y in ((16.5, 14), (19, 33), (-14.5, 17), (-20, 28))], (.9, 1.02), rng)
    scatter(O, [(x, y, at(fn, x, y) - .3) for x, y in ((12.2, 9.5), (16.5, 20), (12.5, 37), (7.5, 40))], (.6, .85), rng)
    G = [tuft(i, 50, .45, .5, ("#93a04c", "#a89f55", "#86944a")[i], .011) for i in range(3)]
    pts = []
    for k in range(6500):
        y = -8 + 60 * rng.random() ** 1.5; x = float(xc(y)) + (rng.uniform(3.9, 13) if rng.random() < .45 else -rng.uniform(3.7, 12)); pts.append((x, y, at(fn, x, y)))
    for k in range(800):
        y = -8 + 50 * rng.random() ** 1.4; x = float(xc(y)) + rng.choice((-1, 1)) * rng.uniform(2.7, 3.2); pts.append((x, y, float(zc(y)) - .08))
    scatter(G, pts, (.35, 1.1), rng)
    car("innova-crysta", (float(xc(33.)) - .6, 33, float(zc(33.))), 255, paint="white", res=14, lights=2)
    mesh_hills(s, 6, (1700, 11500), (-.035, .022), seed=23, near=(.075, .105, .055), far=(.15, .17, .18), width=84, base=-420, res=(30, 460))

    snow_range()
    s.matte = [cloud_layer(.35, (1.12, 1.08, 1.04), 47)]
    s.fog, s.fog_start, s.far, s.fog_col = .00004, 120, 20000, (.58, .70, .90)
    s.exposure, s.bloom = .98, .03


# ------------------------------------------------------------ Ranthambore
@scene("route-ranthambore", (1600, 1000), "A small ruined pavilion stands by a lake in dry forest below a long cliff-top fort wall in golden afternoon light", 44)
def ranthambore(s):
    day(s, az=208, el=20, power=4.6, col=(1, .70, .40))
    s.zenith, s.mid, s.horizon = (.15, .27, .47), (.50, .54, .58), (1.10, .84, .56); s.glow_col = (1, .7, .4)
    s.cam, s.look, s.lens = (0, -12, 3.6), (3.0, 60, 9.6), 36
    rng = np.random.default_rng(61)
    shore = lambda x: 62 + 10 * np.sin(x / 40. + .8) + 5 * np.sin(x / 15.) - 30 * np.exp(-((x - 16) / 11) ** 2) - .010 * np.maximum(-x - 30, 0) ** 1.8
    cl = lambda x: 250 + 24 * np.sin(x / 75. + 1) + 9 * np.sin(x / 23.) + .05 * x

    def fn(X, Y):
        d = Y - shore(X); near = 2 - Y - 2.5 * np.sin(X / 9.) * .6
        z = np.where(d > 0, 1.4 * sstep(0, 7, d) + np.maximum(d - 6, 0) * .035 + noise(X, Y, 14, 3) * .35 * sstep(2, 14, d), -sstep(0, 6, -d) * 1.6)
        z = np.maximum(z, np.where(near > 0, sstep(0, 6, near) * 1.3 + noise(X, Y, 3, 4) * .1, -1.6))
        e = Y - cl(X) + noise(X, Y, 24, 7) * 5 + noise(X, Y, 8, 8) * 2.0 + noise(X, Y, 3.4, 18) * 1.1
        scree = sstep(-110, 0, e) ** 1.8 * 34 * (1 + .12 * noise(X, Y, 30, 9))
        rock = sstep(0, 9, e) * 21 + sstep(14, 20, e) * 13 + sstep(20, 200, e) * 8
        prof = .72 + .28 * sstep(-190, -20, X) + .12 * np.sin(X / 90.)
        return z + (scree + rock * (1 + .05 * noise(X, Y, 40, 5))) * prof

    def colour(X, Y, Z, sl):
        g = mix((.36, .26, .115), (.25, .20, .075), sstep(-1, 1, noise(X, Y, 7, 11))); mud = mix((.21, .155, .095), (.28, .22, .14), sstep(-1, 1, noise(X, Y, 3, 12)))
        d = Y - shore(X); c = mix(mud, g, sstep(1.2, 4.5, np.where(Y > 10, d, 3 - Y) + noise(X, Y, 4, 2)))
        st = .85 + .22 * np.sin(Z * 1.35 + noise(X, Y, 20, 6) * 1.4)
        rock = mix((.40, .225, .125), (.27, .155, .095), sstep(-1, 1, noise(X, Z * 3, 9, 13))) * st[..., None]
        return mix(c, rock, sstep(.22, .42, sl + .05 * noise(X, Y, 5, 14)) * sstep(10, 22, Z))
    land(np.linspace(-300, 300, 520), np.r_[np.linspace(-14, 90, 190)[:-1], np.linspace(90, 215, 70)[:-1], np.linspace(215, 300, 190)[:-1], np.linspace(300, 420, 20)], fn, colour, scale=1.1, amount=.25, bump=(1.4, .6, .4))
    plane(-420, 420, -2, 140, 0, mat((.045, .060, .055), .03, spec=1.0, bump=(.8, .07, .3), name="lake"))
    # fort wall along the cliff edge
    m, m2 = mat("#a08260", .9, noise=(.12, .25)), mat("#6d543c", .9)
    P = Parts(m, m2); xs = np.arange(-225, 250, 2.0); ye = []
    for x in xs:
        yy = np.arange(cl(x) - 24, cl(x) + 34, 1.0); z = fn(np.full(len(yy), x), yy); gz = np.gradient(z); k = np.where(z > z.max() * .80)[0]
        ye.append((yy[k[0]] + 8.0, z.max()))
    ye = np.array(ye); yw = gaussian_filter(ye[:, 0], 2.0); zw = gaussian_filter(ye[:, 1], 5)
    for i, x in enumerate(xs):
        h = 6.6 + 1.0 * math.sin(x / 31.); a = math.degrees(math.atan2(np.gradient(yw)[i], 2.0))
        P.box((x, yw[i], zw[i] - 17), (2.15 / math.cos(math.radians(a)), 2.4, 17 + h), 0, a)
        P.box((x, yw[i] - .6, zw[i] + h), (1.25, 1.3, 1.25), 0, a)
        if i % 12 == 6:
            P.box((x, yw[i] - 1.3, zw[i] + h * .45), (1.3, .3, 1.6), 1, a)
    P.make("wall")
    for i in range(6, len(xs), 14):
        x, y, z = xs[i], yw[i], zw[i]; h = 8.0 + .9 * ((i * 7) % 3); r = 4.0
        lathe([(r * 1.12, -17), (r, 0), (r * .92, h), (r * 1.04, h + .3), (r * 1.04, h + 1.1), (.01, h + 1.1)], m, (x, y - 1.2, z), 20, auto=30)
        for a in np.linspace(0, 2 * np.pi, 12, endpoint=False):
            box((x + r * .98 * math.cos(a), y - 1.2 + r * .98 * math.sin(a), z + h + 1.1), (1.2, .8, 1.2), m, rz=math.degrees(a) + 90)
    for x0, w, h in ((70, 26, 9), (88, 12, 15), (-62, 18, 8)):  # palace blocks behind the wall
        i = int(np.argmin(abs(xs - x0))); x, y, z = xs[i], yw[i] + 14, zw[i]
        box((x, y, z), (w, 12, 10 + h), m); box((x, y, z + 10 + h), (w + 1, 13, .7), m2)
        for q in np.linspace(-w / 2 + 2, w / 2 - 2, max(int(w // 4), 2)):
            prism(arch_hole(q, 1.7, z + 6 + h, z + 8 + h, "pointed"), .3, m2, loc=(x, y - 6.1, 0))
        for q in (-w / 2 + 2.2, w / 2 - 2.2):
            for a in np.linspace(0, 2 * np.pi, 6, endpoint=False):
                box((x + q + 1.7 * math.cos(a), y + 1.7 * math.sin(a), z + 10.7 + h), (.35, .35, 2.6), m)
            lathe([(2.7, 0), (2.6, .25), (1.9, .35), (1.8, .9), (1.3, 1.7), (.5, 2.2), (.1, 2.5), (.001, 3.3)], m, (x + q, y, z + 13.3 + h), 20)
    # ruined pavilion on the spit
    cx, cy = 15.5, 52.5; cz = at(fn, cx, cy); st, st2, dk = mat("#c69a6c", .9, noise=(.5, .24), bump=(4, .4, .05)), mat("#a67c53", .9, noise=(.6, .3), bump=(4, .4, .05)), mat("#4d3826", .9)
    Q = Parts(st, st2, dk)
    Q.box((cx, cy, cz - 2.5), (10.6, 10.6, 3.3), 1); Q.box((cx, cy, cz + .8), (9.8, 9.8, .35), 0)
    for k in range(5):
        Q.box((cx - .5, cy - 5.3 - .45 * k, cz - 2.5), (3.4, .5, 3.1 - .55 * k), 1)
    for i in range(4):
        for j in range(4):
            if i in (1, 2) and j in (1, 2):
                continue
            x, y = cx + (i - 1.5) * 2.7, cy + (j - 1.5) * 2.7; h = 3.6
            if (i, j) in ((3, 0),):
                h = 1.7                                      # broken corner pillar
            Q.box((x, y, cz + 1.15), (.62, .62, .5), 1); Q.box((x, y, cz + 1.6), (.40, .40, h - .6), 0)
            if h > 2:
                Q.box((x, y, cz + 1.0 + h), (.75, .75, .3), 1)
    zt = cz + 1.3 + 3.6
    Q.box((cx - .0, cy + 4.05 - .0, zt - .3), (8.9, .6, .75), 0); Q.box((cx - 4.05, cy, zt - .3), (.6, 8.9, .75), 0); Q.box((cx - 1.35, cy - 4.05, zt - .3), (6.0, .6, .75), 0); Q.box((cx + 4.05, cy + 1.35, zt - .3), (.6, 6.0, .75), 0)
    Q.box((cx - .9, cy + .9, zt + .40), (8.0, 8.0, .35), 0)
    V = [(cx - 5.7, cy - 5.2, zt + .1), (cx + 2.3, cy - 5.2, zt + .1), (cx + 2.0, cy - 4.0, zt + .5), (cx - 4.6, cy - 4.0, zt + .5), (cx - 5.7, cy + 5.4, zt + .1), (cx - 4.6, cy + 4.2, zt + .5)]
    Q.add(V, [(0, 1, 2, 3), (0, 3, 5, 4)], 1)
    for x, y, r in ((cx + 4.6, cy - 5.9, 25), (cx + 5.9, cy - 4.5, 60), (cx + 3.2, cy - 6.6, -20), (cx + 6.4, cy - 6.6, 10), (cx - 6.6, cy - 3.4, 40)):
        Q.box((x, y, at(fn, x, y) - .25), (1.2, .7, .75), 0, r)
    Q.make("pavilion")
    lathe([(3.0, 0), (3.05, .5), (2.95, .7), (2.9, 1.2), (2.6, 2.2), (1.9, 3.05), (1.0, 3.5), (.35, 3.7), (.42, 3.95), (.2, 4.15), (.16, 4.7), (.001, 5.2)], st, (cx - .9, cy + .9, zt + .7), 36, auto=30)
    for dx, dy in ((-3.4, -3.4), (-3.4, 3.4), (3.4, 3.4)):
        x, y = cx + dx - .3, cy + dy + .3
        for a in range(4):
            box((x + .62 * (1 if a % 2 else -1), y + .62 * (1 if a > 1 else -1), zt + .7), (.2, .2, 1.1), st)
        lathe([(1.15, 0), (1.1, .15), (.85, .2), (.8, .5), (.55, .9), (.2, 1.15), (.05, 1.3), (.001, 1.7)], st, (x, y, zt + 1.8), 18)
    # dry forest: ochre and olive crowns, bare trees between
    cols = ("#a08a4a", "#8b8d50", "#ab8d48", "#7a8650", "#988050")
    T = [broadleaf(i, h=(6.5, 8, 5.5, 7.2, 6)[i], spread=(3.0, 3.4, 2.6, 3.1, 2.9)[i], col=cols[i], leaves=(2600, 4200, 2200, 4600, 1900)[i], leaf=.15, clear=.26, trunk=.16, clumps=30, bark="#74624e") for i in range(5)]
    Bt = [bare(i, (6.5, 5.2, 7.4)[i]) for i in range(3)]
    pts, pb = [], []
    while len(pts) < 1500:
        x, y = rng.uniform(-230, 230), rng.uniform(20, 262); d = y - float(shore(x))
        if d < 5 or (abs(x - cx) < 9 and y < 62) or y > float(cl(x)) - 3:
            continue
        if rng.random() > .25 + .75 * sstep(5, 40, d):
            continue
        (pb if rng.random() < .2 else pts).append((x, y, at(fn, x, y) - .15))
    scatter(T, pts, (.6, 1.25), rng); scatter(Bt, pb, (.8, 1.3), rng)
    top = [(x, float(np.interp(x, xs, yw)) + rng.uniform(6, 40), 0) for x in rng.uniform(-200, 220, 140)]
    scatter(T, [(x, y, at(fn, x, y) - .3) for x, y, _ in top], (.6, 1.1), rng)
    scatter([broadleaf(30, h=9.5, spread=4.6, col="#8b8a40", leaves=9000, leaf=.17, clear=.30, trunk=.30, clumps=46), broadleaf(31, h=8.0, spread=4.2, col="#9d8a48", leaves=6500, leaf=.16, clear=.30, trunk=.28, clumps=40)],
            [(x, y, at(fn, x, y) - .2) for x, y in ((27, 59), (-25, 66), (-33, 63), (37, 64), (4, 66), (-40, 66))], (.85, 1.1), rng)
    # reeds and grass at the near bank and the spit
    G = [tuft(i, 60, (.9, .7, 1.2)[i], .5, ("#b89a4c", "#a58f48", "#8f9148")[i], .011) for i in range(3)]
    pts = []
    for k in range(1700):
        x = rng.uniform(-11, 11); y = rng.uniform(-9.5, 2.5)
        if abs(x) < 2.5 and y < -6:
            continue
        if rng.random() < .35 + .65 * sstep(1.5, 7, abs(x)):
            pts.append((x, y, at(fn, x, y)))
    scatter(G, pts, (.3, .85), rng)
    pts = []
    for k in range(2400):
        x = rng.uniform(-75, 85); y = float(shore(x)) + rng.exponential(2.5) - .8; pts.append((x, y, max(at(fn, x, y), -.1)))
    scatter(G, pts, (.6, 1.3), rng)
    mesh_hills(s, 2, (900, 2600), (.05, .06), seed=15, near=(.19, .15, .08), far=(.22, .18, .12), width=80, base=-40)
    s.matte = [cloud_layer(.5, (1.2, .98, .78), 37)]
    s.fog, s.fog_start, s.far, s.fog_col = .00085, 50, 5000, (1.0, .78, .54)
    s.env = 1.6; s.exposure, s.bloom = 1.0, .04


# --------------------------------------------------------------- Amritsar
@scene("route-amritsar", (1600, 1000), "A golden-domed white and gold pavilion stands in a wide still pool ringed by white arcades at blue dawn, mirrored in the water", 64)
def amritsar(s):
    s.sun_az, s.sun_el, s.sun_power = 100, 2, 0
    s.zenith, s.mid, s.horizon, s.ground = (.022, .072, .25), (.075, .165, .42), (.44, .42, .52), (.03, .04, .06)
    s.glow_col, s.glow_pow, s.glow_w, s.glow_az, s.sky_pow = (1, .55, .36), .40, .5, 66, .55
    s.env = 1.0; s.grain = .0015; s.vignette = .12; s.contrast = .07
    s.cam, s.look, s.lens = (-30, -92, 7.2), (1.5, 0, 6.0), 34
    gold = mat((1.0, .60, .15), .30, 1.0, bump=(2.2, .12, .03), name="gold"); gold2 = mat((.85, .50, .14), .40, 1.0, bump=(5, .35, .03), name="gold2")
    wh = mat("#e9e4da", .5, noise=(.25, .05)); glow = emis((1, .58, .22), 1.7); inlay = mat("#b9a58a", .6)

    def dome(p, r, k=.80, rib=0):
        lathe([(a, b * k) for a, b in onion(r)], gold, p, 64)

    def kiosk(p, r, post=1.35, m=None):
        x, y, z = p
        for a in np.linspace(0, 2 * np.pi, 8, endpoint=False):
            box((x + r * .82 * math.cos(a), y + r * .82 * math.sin(a), z), (r * .18, r * .18, r * post), gold)
        lathe([(r * 1.35, 0), (r * 1.3, r * .1), (r * .98, r * .16)] + [(q * .92, w * .70 + r * .16) for q, w in onion(r)], gold, (x, y, z + r * post), 28)

    # body: 24 m square, white marble below, gold above
    b = 12.0
    box((0, 0, -.6), (2 * b + 7, 2 * b + 7, 1.5), wh, .05); box((0, 0, .9), (2 * b - 6.4, 2 * b - 6.4, 13), mat("#cdb48a", .7))
    box((0, 0, 6.6), (2 * b - .3, 2 * b - .3, .7), wh)
    box((0, 0, 7.3), (2 * b + 1.0, 2 * b + 1.0, .5), gold, .05); box((0, 0, 12.9), (2 * b - .8, 2 * b - .8, .5), gold2)
    box((0, 0, 13.4), (2 * b + 1.6, 2 * b + 1.6, .45), gold, .05); box((0, 0, 13.85), (2 * b + .2, 2 * b + .2, 1.2), gold2)
    for rz in (0, 90, 180, 270):
        q = math.radians(rz); R = lambda x, y: (x * math.cos(q) - y * math.sin(q), x * math.sin(q) + y * math.cos(q))

        def P3(x, y, z, R=R):
            return (*R(x, y), z)
        xs = [(i - 2) * 4.5 for i in range(5)]; ws = [2.5, 2.5, 3.2, 2.5, 2.5]
        prism(rect(-b + .9, b - .9, .9, 7.3), 1.0, wh, [arch_hole(x, w, .95, 4.4, "pointed") for x, w in zip(xs, ws)], loc=P3(0, -b + .5, 0), rz=rz)
        prism(rect(-b + .3, b - .3, 7.8, 13.4), .9, gold2, [arch_hole(x, w, 8.9, 11.0, "pointed") for x, w in zip(xs, ws)], loc=P3(0, -b + .65, 0), rz=rz)
        for x, w in zip(xs, ws):                          # arcade on both storeys, open to a lit gallery
            prism(arch_hole(x, w + .7, .92, 4.5, "pointed"), .10, inlay, [arch_hole(x, w, .9, 4.4, "pointed")], loc=P3(0, -b - .02, 0), rz=rz)
            prism(rect(x - w / 2 - .65, x + w / 2 + .65, 8.4, 13.0), .16, gold, [arch_hole(x, w + .1, 8.9, 11.0, "pointed")], loc=P3(0, -b + .16, 0), rz=rz)
            prism(rect(x - w / 2 - .5, x + w / 2 + .5, 8.35, 8.85), .9, gold, loc=P3(0, -b - .2, 0), rz=rz)
            for dx in np.arange(-w / 2 + .2, w / 2, .3):
                prism(rect(x + dx - .04, x + dx + .04, 8.85, 9.65), .08, gold, loc=P3(0, -b - .5, 0), rz=rz)
            prism(rect(x - w / 2, x + w / 2, 9.62, 9.74), .12, gold, loc=P3(0, -b - .5, 0), rz=rz)
            point(P3(x, -b + 2.1, 4.9), 480, (1, .60, .28), .3); point(P3(x, -b + 2.1, 11.6), 400, (1, .60, .28), .3)
            prism(arch_hole(x, w * .72, .9, 3.7, "pointed"), .1, mat("#8a5c26", .45, .5), loc=P3(0, -b + 3.15, 0), rz=rz)
        for i in range(26):                              # row of small domes on the parapet
            x = (i - 12.5) * .95; lathe([(.36, 0), (.40, .18), (.34, .42), (.12, .62), (.04, .72), (.001, .95)], gold, P3(x, -b - .05, 15.05), 12)
        for i in range(6):
            x = (i - 2.5) * 4.5
            prism(rect(-.2, .2, .9, 7.3), .3, wh, loc=P3(x, -b - .06, 0), rz=rz)
    for sx in (-1, 1):
        for sy in (-1, 1):
            kiosk((sx * (b - .9), sy * (b - .9), 14.6), 1.9)
            box((sx * (b - .45), sy * (b - .45), .9), (1.1, 1.1, 6.4), wh, .04); box((sx * (b - .45), sy * (b - .45), 7.8), (.9, .9, 5.6), gold2, .04)
    box((0, 0, 14.8), (12.5, 12.5, 3.6), gold2); box((0, 0, 18.4), (13.6, 13.6, .4), gold, .05)
    for rz in (0, 90):
        for sg in (-1, 1):
            for i in (-1, 0, 1):
                q = math.radians(rz); x, y = i * 3.8, sg * 6.3
                prism(arch_hole(0, 2.2, 15.4, 16.8, "cusped", 12), .2, glow, loc=(x * math.cos(q) - y * math.sin(q), x * math.sin(q) + y * math.cos(q), 0), rz=rz)
    for sx in (-1, 1):
        for sy in (-1, 1):
            kiosk((sx * 5.9, sy * 5.9, 18.7), 1.05, 1.2)
    # main dome with ribs and petals at the foot
    lathe([(5.4, 18.6), (5.6, 19.2), (5.3, 19.5), (5.2, 20.0)], gold, n=64)
    dome((0, 0, 19.8), 5.2, .80)
    for a in np.linspace(0, 2 * np.pi, 32, endpoint=False):
        o = lathe([(.001, 0), (.34, .3), (.40, .9), (.22, 1.5), (.001, 1.9)], gold, (5.45 * math.cos(a), 5.45 * math.sin(a), 19.3), 10)
    # causeway to the right bank, with lamps
    box((33, 0, -.6), (46, 6.5, 1.4), wh, .04)
    for sg in (-1, 1):
        for x in np.arange(14, 56, 2.2):
            box((x, sg * 3.1, .8), (.16, .16, .9), wh)
        box((35, sg * 3.1, 1.6), (42, .12, .12), gold)
        for x in np.arange(17, 56, 6.5):
            tube([(x, sg * 3.1, .8), (x, sg * 3.1, 3.6)], .07, gold, 8); lathe([(.001, 0), (.28, .2), (.32, .55), (.18, .85), (.001, 1.15)], emis((1, .72, .38), 9), (x, sg * 3.1, 3.6), 14)
    # arcades around the pool
    c = proto("bay", lambda: (prism(rect(-2.5, 2.5, 0, 6.4), .6, wh, [arch_hole(0, 3.5, -.2, 3.2, "cusped", 14)]),
                              prism(rect(-2.5, 2.5, 7.4, 11.6), .6, wh, [arch_hole(0, 1.7, 8.0, 9.9, "pointed")], loc=(0, .5, 0)),
                              box((0, .3, 6.4), (5.0, 2.4, .5), wh, .03), box((0, .5, 11.6), (5.0, 1.4, .45), wh, .03), box((0, 3.4, 0), (5, .3, 6.4), emis((1, .56, .24), .10)), lathe([(.001, 0), (.16, .12), (.20, .3), (.001, .55)], emis((1, .66, .30), 16), (0, 1.5, 3.6), 8), box((0, 3.6, 0), (5, .3, 11.6), wh),
                              prism(arch_hole(0, 1.9, 7.9, 9.9, "pointed"), .08, emis((1, .58, .24), .4), loc=(0, .95, 0)),
                              lathe([(.5, 0), (.56, .25), (.45, .6), (.15, .9), (.04, 1.05), (.001, 1.4)], wh, (0, .4, 12.0), 14),
                              box((2.5, -.05, 0), (.5, .9, 6.4), wh, .03)))
    for i in range(30):
        x = -74 + i * 5.0
        inst(c, (x, 72, 1.0), 0)
    for k, (x, rz) in enumerate(((-78, 90), (74, -90))):
        for i in range(34):
            inst(c, (x, 70 - i * 5.0, 1.0), rz)
    for x, y, h in ((-77, 71, 17), (73, 71, 17), (-2, 73, 15)):  # corner towers and a gate
        box((x, y, 0), (9, 8, h), wh, .05); box((x, y, h), (10, 9, .5), wh, .05)
        prism(arch_hole(0, 4.2, 1, 7, "pointed"), .4, emis((1, .62, .30), .9), loc=(x, y - 4.0, 0))
        for sx in (-3.6, 3.6):
            lathe([(.8, 0), (.85, 1.2), (.7, 1.6), (.2, 2.2), (.001, 2.9)], wh, (x + sx, y, h + .5), 14)
        lathe([(a, q * .75) for a, q in onion(3.0)], wh, (x, y, h + .5), 28)
    marble = mat("#cfc6b6", .35, noise=(.3, .08))
    box((-2, 88, -1), (230, 36, 2.0), marble); box((-96, 0, -1), (40, 300, 2.0), marble); box((92, 0, -1), (40, 300, 2.0), marble)
    w = mat((.010, .022, .045), .015, spec=1.0, bump=(.55, .018, .4), name="pool")
    plane(-78, 74, -140, 72, -.35, w)
    for x, y in ((-15, -16), (0, -17.5), (15, -16), (-17.5, 0), (-16, 14)):           # warm light from the platform
        spot((x * 1.0, y * 1.0, 1.1), (x * .6, y * .6, 12), 2600, (1, .64, .30), 100, .9, .5)
    for x, y in ((-6, -11), (6, -11), (-11, -6), (-11, 6)):
        spot((x, y, 15.2), (x * .1, y * .1, 23), 1900, (1, .66, .32), 110, .9, .4)
    area((-50, -70, 62), (0, 0, 16), (44, 30), 22000, (1, .76, .48)); area((55, -60, 50), (0, 0, 14), (24, 24), 6500, (1, .80, .58))
    s.env_boxes = [(250, 22, 60, 14, 1.1, (1, .82, .60)), (205, 34, 34, 18, .8, (1, .86, .70)), (-60, 40, 40, 14, .8, (1, .84, .66)), (0, 84, 360, 24, .75, (1, .80, .55))]
    T = [broadleaf(i, h=9, spread=3.6, col="#4c6040", leaves=3000, leaf=.22) for i in range(2)]
    rng = np.random.default_rng(3)
    scatter(T, [(x, 96 + rng.normal(0, 4), 1) for x in np.arange(-90, 95, 11)], (.9, 1.5), rng)
    s.matte = [cloud_layer(.55, (.62, .42, .46), 23)]
    s.fog, s.fog_start, s.far, s.fog_col = .0022, 90, 400, (.36, .36, .46)
    s.exposure, s.bloom, s.bloom_t = 1.08, .10, 1.0; s.bounces = (4, 2, 4, 2)


# ------------------------------------------------------------- Chandigarh
@scene("route-chandigarh", (1600, 1000), "A wide straight tree-lined boulevard passes a concrete building with a deep sun-breaker grid and a shallow pool, hills far behind on a bright winter morning", 36)
def chandigarh(s):
    day(s, az=222, el=33, power=3.9, col=(1, .87, .70))
    s.zenith, s.mid, s.horizon = (.12, .27, .56), (.38, .54, .76), (.92, .90, .84)
    s.cam, s.look, s.lens = (6.5, -20, 5.2), (18.5, 60, 9.6), 26
    rng = np.random.default_rng(51)
    con, con2, deep = mat("#b9b2a4", .85, noise=(.22, .12)), mat("#a39c8e", .9, noise=(.35, .16)), mat("#3f3d3a", .8)
    glass = mat("#2c3a42", .1, spec=.8)
    # ground, boulevard with two carriageways
    plane(-400, 400, -60, 900, -.06, mat("#7d8548", .95, noise=(.07, .22), spec=.06))
    asphalt = mat("#58585a", .75, noise=(.5, .10), bump=(30, .12, .02)); line = mat("#ece7da", .6); kerb = mat("#c9c1b0", .85)
    for x0, x1 in ((-12.6, -2.0), (2.0, 12.6)):
        plane(x0, x1, -60, 800, 0, asphalt)
        for x in (x0 + .35, x1 - .45):
            plane(x, x + .12, -60, 800, .006, line)
        for k in (1 / 3, 2 / 3):
            x = x0 + (x1 - x0) * k
            for y in np.arange(-20, 300, 9.0):
                plane(x - .06, x + .06, y, y + 3.2, .006, line)
    for x, w in ((0, 3.7), (14.2, 2.6), (-14.2, 2.6)):
        box((x, 360, -.05), (w + .5, 840, .2), kerb, .03)
        plane(x - w / 2, x + w / 2, -60, 780, .155, mat("#6f8540", .95, noise=(.3, .2)) if x == 0 else mat("#b9a68c", .9, noise=(.5, .1)))
    # clipped hedge and flower bed on the median
    V = Parts(leaf_mat("#55763a", .2, .02, .2), mat("#d9852c", .7), mat("#c9402f", .7), mat("#e9c13e", .7)); n = 26000
    y = -16 + 150 * rng.random(n) ** 1.6; p = np.stack([rng.uniform(-.75, .75, n), y, .16 + .55 * rng.random(n) ** .4], 1); L = (.05 * rng.uniform(.6, 1.4, n) * (1 + y.clip(0) / 60))[:, None]
    u = rng.normal(0, 1, (n, 3)); u /= np.linalg.norm(u, axis=1, keepdims=True); w = np.cross(u, rng.normal(0, 1, (n, 3))); w /= np.linalg.norm(w, axis=1, keepdims=True)
    _cards(V, p, u * L, w * L * .7, 0)
    n = 5200; y = -16 + 110 * rng.random(n) ** 1.6; sg = rng.choice((-1, 1), n); p = np.stack([sg * rng.uniform(1.0, 1.6, n), y, .18 + .26 * rng.random(n)], 1); L = .05 * (1 + y.clip(0) / 60)
    for k in range(3):
        m = ((y / 3.0).astype(int) % 3) == k; q = rng.normal(0, 1, (m.sum(), 3)) * [1, 1, .4]; q /= np.linalg.norm(q, axis=1, keepdims=True); r = np.cross(q, [0, 0, 1.]) + rng.normal(0, .2, (m.sum(), 3))
        _cards(V, p[m], q * L[m][:, None], r * L[m][:, None], 1 + k)
    V.make("median")
    # the building: long slab of deep concrete boxes on tall piers, with a curved porch and a roof sculpture of plain forms
    bx, by, bw, bd = 24.0, 62.0, 96.0, 18.0
    P = Parts(con, con2, deep, glass)
    z0, fl, nb, nf = 5.2, 3.9, 26, 5; bay = bw / nb; top = z0 + nf * fl
    P.box((bx + bw / 2, by + bd / 2 + 2.4, z0), (bw, bd - 4, nf * fl), 2)
    for f in range(nf + 1):
        P.box((bx + bw / 2, by + bd / 2, z0 + f * fl - .16), (bw + .4, bd + .3, .34), 0)
    for i in range(nb + 1):
        P.box((bx + i * bay, by + 1.5, z0), (.26, 3.2, nf * fl), 0)
    for i in range(nb):
        for f in range(nf):
            x, z = bx + (i + .5) * bay, z0 + f * fl
            P.box((x, by + 2.9, z + .9), (bay - .3, .12, 2.0), 3); P.box((x, by + 2.7, z), (bay - .26, .3, 1.0), 1)
            if (i * 7 + f * 3) % 5:
                P.box((x, by + .9, z + 2.45), (bay - .26, 1.7, .16), 0)
            else:
                P.box((x, by + .9, z), (bay - .26, 1.5, 1.15), 0)
    for i in range(0, nb + 1, 2):
        P.box((bx + i * bay, by + 3.0, 0), (.9, 2.0, z0), 0); P.box((bx + i * bay, by + bd - 3, 0), (.9, 2.0, z0), 0)
    P.box((bx + bw / 2, by + bd / 2 + 3, 0), (bw - 8, 6, z0), 3)
    for j in range(5):                                   # end wall towards the road
        P.box((bx - .02, by + bd / 2 + 2.2, z0 + j * fl + .5), (.5, bd - 5, fl - 1.0), 1)
        for q in range(4):
            P.box((bx - .16, by + 6 + q * 3.2, z0 + j * fl + 1.1), (.3, 1.7, 1.5), 2)
    P.box((bx + bw / 2, by + bd / 2, top), (bw + 1.2, bd + 1.2, .5), 0); P.box((bx + bw * .30, by + bd / 2, top + .5), (16, 10, 3.4), 1)
    P.make("slab")
    prof = [(6.6, 0), (5.2, 3), (4.5, 6.2), (4.4, 8.8), (5.0, 10.6), (6.0, 11.6)]  # flared tower on the roof
    lathe(prof + [(5.7, 11.6), (4.2, 10.0)], con, (bx + bw * .56, by + bd / 2, top), 48)
    # upswept porch on three piers
    Vp = [(x, y, 11.2 + 3.4 * (abs(y - 50) / 9.5) ** 2 + k) for k in (0, .55) for x in (bx + 12, bx + 50) for y in np.linspace(40.5, 59.5, 17)]
    Fp = [(j, j + 1, 18 + j, 17 + j) for j in range(16)] + [(34 + j, 35 + j, 52 + j, 51 + j) for j in range(16)] + [(j, j + 1, 35 + j, 34 + j) for j in range(16)] + [(17 + j, 18 + j, 52 + j, 51 + j) for j in range(16)] + [(0, 17, 51, 34), (16, 33, 67, 50)]
    obj("porch", Vp, Fp, con, True, 30)
    for i, x in enumerate((bx + 15, bx + 24, bx + 35, bx + 46)):
        box((x, 50, 0), (.8, 5.2, 11.4), (con, mat("#b3402f", .7), mat("#d8ae3c", .7), con)[i], .03)
    # shallow pool and paved court before it
    plane(bx - 6, 150, 1, 61.5, .02, mat("#c8bda8", .85, noise=(.4, .08)))
    px0, px1, py0, py1 = 19.5, 78, 4.0, 38.0
    for c, d in (((px0 - .3 + (px1 - px0) / 2 + .3, py0 - .3, 0), (px1 - px0 + 1.2, .6, .45)), ((px0 + (px1 - px0) / 2, py1 + .3, 0), (px1 - px0 + 1.2, .6, .45)), ((px0 - .3, (py0 + py1) / 2, 0), (.6, py1 - py0, .45)), ((px1 + .3, (py0 + py1) / 2, 0), (.6, py1 - py0, .45))):
        box(c, d, con, .03)
    plane(px0, px1, py0, py1, .30, mat((.03, .055, .06), .02, spec=1.0, bump=(1.2, .025, .2)))
    # trees: one even row on each side
    T = [broadleaf(i, h=(10.5, 11.5, 9.8)[i % 3], spread=(4.2, 4.6, 3.9)[i % 3], col=("#7f8f58", "#8a985e", "#748552")[i % 3], leaves=8200, leaf=.17, clear=.26, trunk=.24, clumps=42) for i in range(4)]
    pts = [(x + rng.normal(0, .3), y + rng.normal(0, .5), 0) for x in (-17.2, -27.5) for y in np.arange(0, 420, 10.5)]
    pts += [(17.2 + rng.normal(0, .3), y, 0) for y in np.arange(96, 430, 10.5)] + [(29 + rng.normal(0, 1), y, 0) for y in np.arange(100, 430, 10.5)]
    pts += [(rng.uniform(35, 200), rng.uniform(96, 240), 0) for _ in range(70)] + [(rng.uniform(-190, -36), rng.uniform(30, 330), 0) for _ in range(130)]
    scatter(T, pts, (.85, 1.15), rng)
    H = [broadleaf(20 + i, h=1.3, spread=.9, col="#5f7d3c", leaves=1500, leaf=.07, clear=.02, trunk=.04, clumps=14) for i in range(2)]
    scatter(H, [(18.6 + rng.normal(0, .2), y, 0) for y in np.arange(41, 60, 1.5)], (.7, 1.0), rng)
    for y in np.arange(26, 300, 28.0):
        S.streetlamp((0, y, .15), 9.5, 2.6, 0, es=.4); S.streetlamp((0, y, .15), 9.5, 2.6, 180, es=.4)
    car("honda-city", (-4.9, 17.5, 0), 90, paint="white", lights=1.5)
    mesh_hills(s, 3, (5200, 12000), (.052, .088), seed=13, near=(.10, .13, .10), far=(.16, .18, .19), width=100, base=-200)
    s.matte = [cloud_layer(.35, (1.12, 1.08, 1.02), 31)]
    s.fog, s.fog_start, s.far, s.fog_col = .00010, 60, 16000, (.66, .76, .90)
    s.sat = .93; s.exposure, s.bloom = .95, .03


if __name__ == "__main__":
    S.main()
