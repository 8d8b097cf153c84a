#!/usr/bin/env python3
"""Procedural marketing scenes ("heritage, in motion") for Blender 3.4 / Cycles CPU.

  blender -b -P scenes.py -- --scene hero-1 --width 1920 --out FILE.png
  blender -b -P scenes.py -- --list

How it works
  * vehicles come from vehicle.py (same folder); each is built once and cached outside the project,
    in the folder named by ART_CACHE or else in the system's temporary folder.
  * a scene is one small function: it adds objects with the helpers below and returns nothing.
  * `Shot` holds what the picture needs beyond geometry: sky, camera, fog, grade.
  * Cycles renders two half-sample buffers on a transparent film; `denoise` is a dual-buffer,
    feature-guided non-local means (this Blender has no OpenImageDenoise).
  * sky, far ridges, fog, bloom, tone curve and grade are done in numpy in `post`.
Axes: x right, y away from the camera, z up, metres. A heading of 0 points to +x, 90 to +y.
"""
import sys, os, json, math, time, argparse, hashlib, ctypes, subprocess, tempfile, shutil
import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d, map_coordinates, median_filter, zoom
import bpy, bmesh
from mathutils import Vector, Matrix

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import vehicle as VG

CACHE = os.environ.get("ART_CACHE") or os.path.join(tempfile.gettempdir(), "art-cache")
PAPER, INK, RED, BRASS, NIGHT = "#faf7f2", "#14171c", "#b3121d", "#8a6a2f", "#10141b"
RNG = np.random.default_rng(7)


def lin(h):
    """'#rrggbb' -> linear rgb tuple"""
    if not isinstance(h, str):
        return tuple(h)
    c = np.array([int(h[i:i + 2], 16) for i in (1, 3, 5)]) / 255.0
    return tuple(np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4))


def sstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


# ----------------------------------------------------------------- the shot
class Shot:
    """Everything about the picture that is not geometry."""
    def __init__(s):
        s.size = (1920, 1080); s.samples = 24
        # sky: colours (linear) at zenith, mid (25 deg), horizon; and the ground half
        s.zenith, s.mid, s.horizon, s.ground = (.1, .2, .4), (.3, .4, .5), (.8, .7, .6), (.1, .1, .1)
        s.sky_pow = 0.55
        s.sun_az, s.sun_el = 60.0, 12.0          # degrees, az 0 = +x, 90 = +y (ahead)
        s.sun_col, s.sun_power, s.sun_size = (1, .75, .5), 3.0, 1.5
        s.glow_col, s.glow_pow, s.glow_w, s.glow_az = (1, .5, .2), 0.6, 0.35, None
        s.clouds = 0.0; s.cloud_col = (1, .8, .7); s.cloud_seed = 3
        s.env = 1.0                              # strength of the sky as a light
        s.env_boxes = []                         # photographic soft boxes in the light map
        s.cam, s.look, s.lens, s.shift = (0, -10, 1.6), (0, 0, 1.2), 40, (0, 0)
        s.fog, s.fog_h, s.fog_base, s.fog_col, s.fog_start, s.far = 0.0, 0, 0, None, 0, 600
        s.matte = []                             # painted far layers: f(img, ctx)
        s.exposure = 1.0; s.bloom = 0.10; s.bloom_t = 1.0
        s.sat = 1.0; s.contrast = 0.06; s.tint = (1, 1, 1)
        s.shadow_tint, s.high_tint = (0, 0, 0), (0, 0, 0)
        s.vignette = 0.16; s.shade = None        # (side, strength, extent): calm side for text
        s.grain = 0.006; s.sepia = 0.0; s.fade = 0.0
        s.denoise = 1.0; s.bounces = (3, 1, 3, 2)   # max, diffuse, glossy, transmission
        s.after = None                           # last numpy touch f(img01, ctx)
        s.paper = False                          # studio picture: backdrop is flat paper

    def sky_dir(s, D):
        """sky radiance for directions D (...,3)"""
        z = D[..., 2]
        up = np.clip(z, 0, 1) ** s.sky_pow
        a, b, c = (np.array(q) for q in (s.horizon, s.mid, s.zenith))
        t = up[..., None]
        m = 0.5
        col = np.where(t < m, a + (b - a) * (t / m), b + (c - b) * ((t - m) / (1 - m)))
        g = sstep(0, 0.10, -z)[..., None]
        col = col * (1 - g) + np.array(s.ground) * g
        sd = s.sun_dir(s.glow_az)
        ca = np.clip(D @ np.array(sd), -1, 1)
        gl = np.exp(-(1 - ca) / (s.glow_w * 0.25)) * 0.6 + np.exp(-(1 - ca) / (s.glow_w * 0.02)) * 0.8
        gl = gl * np.exp(-np.maximum(-z, 0) * 14)
        col = col + (gl * s.glow_pow)[..., None] * np.array(s.glow_col)
        return col

    def sun_dir(s, az=None):
        a, e = math.radians(s.sun_az if az is None else az), math.radians(s.sun_el)
        return (math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e))


# ---------------------------------------------------------------- materials
_mats = {}


def mat(col=(.5, .5, .5), rough=0.6, metal=0.0, spec=0.4, coat=0.0, emit=None, es=0.0,
        noise=None, bump=None, rnoise=None, random=0.0, sheen=0.0, trans=0.0, objcol=None, name="m"):
    """Principled material. noise=(scale, amount): colour mottling; bump=(scale, strength, distance);
    rnoise=(scale, lo, hi): roughness variation (wet road); random: per-instance value variation."""
    key = repr((col, rough, metal, spec, coat, emit, es, noise, bump, rnoise, random, trans, objcol))
    if key in _mats:
        return _mats[key]
    col = lin(col)
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree; N, Lk = nt.nodes, nt.links.new
    p = N["Principled BSDF"]; I = p.inputs
    I["Base Color"].default_value = (*col, 1); I["Roughness"].default_value = rough
    I["Metallic"].default_value = metal; I["Specular"].default_value = spec; I["Clearcoat"].default_value = coat
    I["Clearcoat Roughness"].default_value = 0.05
    if emit:
        I["Emission"].default_value = (*lin(emit), 1); I["Emission Strength"].default_value = es
    if trans:
        I["Transmission"].default_value = trans
    tc = None

    def coord():
        nonlocal tc
        tc = tc or N.new("ShaderNodeTexCoord")
        return tc.outputs["Object"]
    if noise or random:
        hsv = N.new("ShaderNodeHueSaturation"); hsv.inputs["Color"].default_value = (*col, 1)
        fac = None
        if noise:
            t = N.new("ShaderNodeTexNoise"); t.inputs["Scale"].default_value = noise[0]; t.inputs["Detail"].default_value = 4
            t.inputs["Roughness"].default_value = 0.65
            Lk(coord(), t.inputs["Vector"])
            r = N.new("ShaderNodeMapRange"); r.inputs["From Min"].default_value = 0.3; r.inputs["From Max"].default_value = 0.7
            r.inputs["To Min"].default_value = 1 - noise[1]; r.inputs["To Max"].default_value = 1 + noise[1]
            Lk(t.outputs["Fac"], r.inputs["Value"]); fac = r.outputs[0]
        if random:
            oi = N.new("ShaderNodeObjectInfo")
            r = N.new("ShaderNodeMapRange"); r.inputs["To Min"].default_value = 1 - random; r.inputs["To Max"].default_value = 1 + random
            Lk(oi.outputs["Random"], r.inputs["Value"])
            if fac is None:
                fac = r.outputs[0]
            else:
                q = N.new("ShaderNodeMath"); q.operation = "MULTIPLY"; Lk(fac, q.inputs[0]); Lk(r.outputs[0], q.inputs[1]); fac = q.outputs[0]
        Lk(fac, hsv.inputs["Value"]); Lk(hsv.outputs[0], I["Base Color"])
    if rnoise:
        t = N.new("ShaderNodeTexNoise"); t.inputs["Scale"].default_value = rnoise[0]; t.inputs["Detail"].default_value = 3
        Lk(coord(), t.inputs["Vector"])
        r = N.new("ShaderNodeMapRange"); r.inputs["From Min"].default_value = 0.36; r.inputs["From Max"].default_value = 0.62
        r.inputs["To Min"].default_value = rnoise[1]; r.inputs["To Max"].default_value = rnoise[2]
        Lk(t.outputs["Fac"], r.inputs["Value"]); Lk(r.outputs[0], I["Roughness"])
    if bump:
        t = N.new("ShaderNodeTexNoise"); t.inputs["Scale"].default_value = bump[0]; t.inputs["Detail"].default_value = 3
        Lk(coord(), t.inputs["Vector"])
        b = N.new("ShaderNodeBump"); b.inputs["Strength"].default_value = bump[1]; b.inputs["Distance"].default_value = bump[2]
        Lk(t.outputs["Fac"], b.inputs["Height"]); Lk(b.outputs[0], I["Normal"])
    _mats[key] = m
    return m


def emis(col, power):
    return mat((0, 0, 0), 0.8, spec=0, emit=col, es=power, name="emit")


# -------------------------------------------------------------------- meshes
def obj(name, V, F, m, smooth=False, auto=35):
    me = bpy.data.meshes.new(name)
    V = np.asarray(V, float)
    if isinstance(F, np.ndarray) and F.ndim == 2:
        n, k = F.shape
        me.vertices.add(len(V)); me.vertices.foreach_set("co", V.ravel().astype(np.float32))
        me.loops.add(n * k); me.loops.foreach_set("vertex_index", F.ravel().astype(np.int32))
        me.polygons.add(n); me.polygons.foreach_set("loop_start", np.arange(0, n * k, k, dtype=np.int32))
        me.polygons.foreach_set("loop_total", np.full(n, k, np.int32))
    else:
        me.from_pydata([tuple(map(float, v)) for v in V], [], [list(map(int, f)) for f in F])
    me.polygons.foreach_set("use_smooth", [smooth] * len(me.polygons))
    me.update(calc_edges=True); me.validate()
    if smooth:
        me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(auto)
    for q in (m if isinstance(m, (list, tuple)) else [m]):
        me.materials.append(q)
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o)
    return o


def place(o, loc=(0, 0, 0), rz=0.0, rx=0.0, ry=0.0, sc=1.0):
    o.location = loc; o.rotation_euler = (math.radians(rx), math.radians(ry), math.radians(rz))
    o.scale = (sc, sc, sc) if isinstance(sc, (int, float)) else sc
    return o


def box(c, s, m, bevel=0.0, rz=0.0):
    """box centred at c (z = base), size s"""
    x, y, z = (q / 2 for q in s)
    V = [(a * x, b * y, (1 + d) * z) for a in (-1, 1) for b in (-1, 1) for d in (-1, 1)]
    F = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = obj("box", V, F, m); place(o, c, rz)
    if bevel:
        b = o.modifiers.new("b", "BEVEL"); b.width = bevel; b.segments = 2; b.limit_method = "NONE"
        for p in o.data.polygons:
            p.use_smooth = True
        o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(50)
    return o


def plane(x0, x1, y0, y1, z, m):
    return obj("plane", [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)


def lathe(prof, m, loc=(0, 0, 0), n=48, smooth=True, auto=35, sc=1.0):
    """revolve [(r, z), ...] about z"""
    p = np.array(prof, float); k = len(p)
    th = np.linspace(0, 2 * np.pi, n, endpoint=False)
    V = np.stack([np.outer(np.cos(th), p[:, 0]), np.outer(np.sin(th), p[:, 0]), np.tile(p[:, 1], (n, 1))], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(n), np.arange(k - 1), indexing="ij"); i2 = (i + 1) % n
    F = np.stack([i * k + j, i2 * k + j, i2 * k + j + 1, i * k + j + 1], -1).reshape(-1, 4)
    return place(obj("lathe", V, F, m, smooth, auto), loc, sc=sc)


def spline(pts, n=40):
    from scipy.interpolate import PchipInterpolator
    p = np.array(pts, float); d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    t = np.linspace(0, d[-1], n)
    return np.stack([PchipInterpolator(d, p[:, k])(t) for k in range(p.shape[1])], 1)


def tube(path, r, m, n=8, up=(0, 0, 1)):
    P = np.array(path, float)
    d = P[-1] - P[0]
    if abs(d @ np.array(up)) > 0.9 * np.linalg.norm(d):
        up = (0, 1, 0.001)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    V, F = VG.sweep(P, np.stack([np.cos(a), np.sin(a)], 1) * r, up)
    return obj("tube", V, F, m, True, 60)


def ribbon(path, u0, u1, m, z=0.0, dashes=None):
    """flat strip along a ground path between lateral offsets u0..u1; dashes=(on, off)"""
    P = np.array(path, float)
    T = np.gradient(P, axis=0); T[:, 2] = 0; T /= np.linalg.norm(T, axis=1, keepdims=True)
    Nn = np.stack([T[:, 1], -T[:, 0], 0 * T[:, 0]], 1)
    A, B = P + Nn * u0, P + Nn * u1
    V = np.vstack([A, B]) + [0, 0, z]; n = len(P)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    F = [(i, n + i, n + i + 1, i + 1) for i in range(n - 1) if not dashes or (s[i] % sum(dashes)) < dashes[0]]
    return obj("ribbon", V, np.array(F), m)


def wall_strip(path, u, h, m, thick=0.3, z=0.0):
    P = np.array(path, float)
    T = np.gradient(P, axis=0); T[:, 2] = 0; T /= np.linalg.norm(T, axis=1, keepdims=True)
    Nn = np.stack([T[:, 1], -T[:, 0], 0 * T[:, 0]], 1)
    prof = [(u - thick / 2, 0), (u + thick / 2, 0), (u + thick / 2, h), (u - thick / 2, h)]
    V = np.concatenate([P + Nn * a + [0, 0, b + z] for a, b in prof]); n = len(P)
    F = [(j * n + i, ((j + 1) % 4) * n + i, ((j + 1) % 4) * n + i + 1, j * n + i + 1) for j in range(4) for i in range(n - 1)]
    return obj("wall", V, np.array(F), m)


def prism(outline, depth, m, holes=(), loc=(0, 0, 0), rz=0.0, bevel=0.0, rx=90, sc=1.0):
    """outline (x, z) with holes, extruded along y, standing upright (rx=90) or flat (rx=0)"""
    cu = bpy.data.curves.new("prism", "CURVE"); cu.dimensions = "2D"; cu.fill_mode = "BOTH"
    cu.extrude = max(depth / 2 - bevel, 0); cu.bevel_depth = bevel; cu.bevel_resolution = 2; cu.offset = -bevel
    for pts in [outline, *holes]:
        sp = cu.splines.new("POLY"); sp.points.add(len(pts) - 1); sp.use_cyclic_u = True
        for q, (x, z) in zip(sp.points, pts):
            q.co = (x, z, 0, 1)
    cu.materials.append(m)
    o = bpy.data.objects.new("prism", cu); bpy.context.collection.objects.link(o)
    return place(o, loc, rz, rx=rx, sc=sc)


def rect(x0, x1, z0, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def arch_hole(cx, w, z0, spring, style="round", n=20):
    """door-shaped opening; style round | pointed | cusped"""
    h = w / 2; p = [(cx + h, z0), (cx + h, spring)]
    if style == "round":
        p += [(cx + h * math.cos(a), spring + h * math.sin(a)) for a in np.linspace(0, math.pi, n)[1:-1]]
    elif style == "pointed":
        R = w * 0.80; o = R - h
        a1 = math.acos(o / R)
        p += [(cx - o + R * math.cos(a), spring + R * math.sin(a)) for a in np.linspace(0, a1, n // 2)[1:]]
        p += [(cx + o - R * math.cos(a), spring + R * math.sin(a)) for a in np.linspace(a1, 0, n // 2)[1:-1]]
    else:
        k = 7
        for a in np.linspace(0, math.pi, 61)[1:-1]:
            r = h * (1.0 - 0.13 * abs(math.sin(a * k / 1.0 * 0.5 + 0 * a)) ** 0.5 * 0 - 0.10 * (1 - abs(math.sin(a * k / 2)))**1.0)
            lift = 1.15 + 0.22 * math.exp(-((a - math.pi / 2) / 0.22) ** 2)
            p.append((cx + r * math.cos(a), spring + r * math.sin(a) * lift))
    p += [(cx - h, spring), (cx - h, z0)]
    return p


# ------------------------------------------------------- instances, vegetation
def proto(name, fn, *a, **k):
    """run fn with a fresh hidden collection active; returns that collection"""
    if name in bpy.data.collections:
        return bpy.data.collections[name]
    vl = bpy.context.view_layer
    c = bpy.data.collections.new(name); bpy.context.scene.collection.children.link(c)
    old = vl.active_layer_collection
    vl.active_layer_collection = vl.layer_collection.children[name]
    fn(*a, **k)
    vl.active_layer_collection = old
    bpy.context.scene.collection.children.unlink(c)
    return c


def inst(c, loc, rz=0.0, sc=1.0, rx=0.0):
    e = bpy.data.objects.new("i", None); e.instance_type = "COLLECTION"; e.instance_collection = c
    e.empty_display_size = 0.1
    bpy.context.scene.collection.objects.link(e)
    return place(e, loc, rz, rx=rx, sc=sc)


def _cards(C, D, size, rng, stretch=1.0):
    """leaf quads at centres C facing roughly D"""
    n = len(C)
    D = D + rng.normal(0, 0.55, (n, 3)); D /= np.linalg.norm(D, axis=1, keepdims=True)
    U = np.cross(D, rng.normal(0, 1, (n, 3))); U /= np.linalg.norm(U, axis=1, keepdims=True); W = np.cross(D, U)
    s = size * rng.uniform(0.6, 1.3, (n, 1)); U, W = U * s * stretch, W * s
    V = np.stack([C - U, C + W * .6, C + U, C - W * .6], 1).reshape(-1, 3)
    return V, np.arange(4 * n).reshape(-1, 4)


def _tree(seed=0, h=9.0, spread=3.4, leaves=3600, col="#3c5230", leaf=0.22):
    rng = np.random.default_rng(seed)
    bark = mat("#4a3b2e", 0.9)
    tube(spline([(0, 0, 0), (0.08, 0.05, h * .25), (rng.normal(0, .15), rng.normal(0, .15), h * .55)], 8), 0.16, bark, 8)
    nb = 15
    C = []; D = []
    for i in range(nb):
        a = rng.uniform(0, 2 * np.pi); el = rng.uniform(-0.15, 1.0)
        r = spread * rng.uniform(0.35, 0.75)
        c = np.array([r * math.cos(a) * math.cos(el * 1.2), r * math.sin(a) * math.cos(el * 1.2), h * 0.60 + h * 0.26 * el])
        tube([(0, 0, h * .4), tuple(c * [0.6, .6, 1] - [0, 0, .5]), tuple(c)], 0.045, bark, 5)
        R = spread * rng.uniform(0.36, 0.52)
        k = leaves // nb
        d = rng.normal(0, 1, (k, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True)
        d[:, 2] = np.where(d[:, 2] < -0.35, -d[:, 2], d[:, 2])
        C.append(c + d * R * rng.uniform(0.65, 1.02, (k, 1)) * [1, 1, 0.72]); D.append(d)
    V, F = _cards(np.vstack(C), np.vstack(D), leaf, rng)
    obj("leaves", V, F, mat(col, 0.75, spec=0.15, random=0.22, noise=(0.5, 0.35)))


def _pine(seed=0, h=14.0, col="#22382f"):
    rng = np.random.default_rng(seed)
    tube([(0, 0, 0), (0, 0, h * .5), (0, 0, h * .97)], 0.16, mat("#3a2d24", 0.9), 6)
    V, F = [], []
    L = 24
    for i in range(L):
        t = i / (L - 1)
        z = h * (0.14 + 0.86 * t); r = (h * 0.20) * (1 - t) ** 0.80 + 0.03
        nb = int(14 - 7 * t)
        a0 = rng.uniform(0, 6.28)
        for j in range(nb):
            a = a0 + 2 * np.pi * j / nb + rng.normal(0, .12); rr = r * rng.uniform(0.72, 1.12)
            d = np.array([math.cos(a), math.sin(a), 0]); s = np.array([-math.sin(a), math.cos(a), 0])
            w = rr * 0.20 + 0.10
            base = np.array([0, 0, z + 0.10 * rr]); tip = d * rr + [0, 0, z - rr * rng.uniform(0.18, 0.42)]
            m1 = (base * .45 + tip * .55)
            b = len(V)
            V += [base, m1 + s * w - [0, 0, .12 * rr], tip, m1 - s * w - [0, 0, .12 * rr], m1 + [0, 0, 0.10 * rr]]
            F += [(b, b + 1, b + 4), (b + 1, b + 2, b + 4), (b + 2, b + 3, b + 4), (b + 3, b, b + 4)]
            for q in (.35, .6, .8):                                   # side twigs
                c = base * (1 - q) + tip * q + [0, 0, .03]
                for sg in (1, -1):
                    e = c + s * sg * w * 1.25 * (1.1 - q * .6) + d * w * .7 - [0, 0, .16 * w]
                    b = len(V); V += [c, c + d * w * .42, e]; F.append((b, b + 1, b + 2))
    lathe([(h * .030, h * .84), (h * .016, h * .93), (.001, h * 1.02)], mat(col, 0.8, spec=0.12, random=0.30, noise=(0.4, 0.25)), n=7, smooth=False)
    obj("needles", V, F, mat(col, 0.8, spec=0.12, random=0.30, noise=(0.4, 0.25)))


def _palm(seed=0, h=8.0, col="#3d5a35"):
    rng = np.random.default_rng(seed)
    bend = rng.normal(0, 0.5, 2)
    path = spline([(0, 0, 0), (bend[0] * .3, bend[1] * .3, h * .5), (bend[0], bend[1], h)], 14)
    tube(path, 0.15, mat("#6a5a48", 0.9, bump=(9, .4, .05)), 8)
    top = path[-1]; V, F = [], []
    nf = 18
    for i in range(nf):
        a = 2 * np.pi * i / nf + rng.normal(0, .12); el = rng.uniform(0.05, 1.15) if i % 2 else rng.uniform(-0.25, 0.6)
        Lf = rng.uniform(2.4, 3.1); d = np.array([math.cos(a), math.sin(a), 0]); s = np.array([-math.sin(a), math.cos(a), 0])
        ts = np.linspace(0, 1, 16)
        P = np.array([top + d * Lf * t * math.cos(el) * (1 - .12 * t * t) + np.array([0, 0, Lf * (math.sin(el) * t - 0.72 * t * t)]) for t in ts])
        for k in range(1, 16):
            T = P[k] - P[k - 1]; T /= np.linalg.norm(T)
            ll = 0.62 * math.sin(math.pi * (0.12 + 0.86 * ts[k]) ** 0.8) + 0.06
            for sg in (1, -1):
                for hh in (0, .5):
                    c = P[k - 1] * (1 - hh) + P[k] * hh
                    e = c + s * sg * ll * .85 + T * ll * .55 - [0, 0, ll * .34]
                    b = len(V); V += [c - T * .05, c + T * .06, e]; F.append((b, b + 1, b + 2))
    obj("fronds", V, F, mat(col, 0.55, spec=0.35, random=0.2))


def _grass(seed=0, n=260, h=0.35, r=0.6, col="#5a6b33"):
    rng = np.random.default_rng(seed); V, F = [], []
    for i in range(n):
        p = np.array([*(rng.normal(0, r * .5, 2)), 0]); a = rng.uniform(0, 6.28); hh = h * rng.uniform(.5, 1.2)
        s = np.array([math.cos(a), math.sin(a), 0]) * 0.012; l = np.array([*rng.normal(0, .3, 2), 0]) * hh
        b = len(V); V += [p - s, p + s, p + l + [0, 0, hh]]; F.append((b, b + 1, b + 2))
    obj("grass", V, F, mat(col, 0.7, spec=.2, random=.25))


def trees(kind="tree", n=3, **k):
    fn = {"tree": _tree, "pine": _pine, "palm": _palm, "grass": _grass}[kind]
    tag = hashlib.md5(repr(sorted(k.items())).encode()).hexdigest()[:4]
    return [proto("%s%d%s" % (kind, i, tag), fn, seed=i + 1, **k) for i in range(n)]


def scatter(protos, pts, sc=(0.8, 1.25), rng=RNG):
    for p in pts:
        inst(protos[rng.integers(len(protos))], p, rng.uniform(0, 360), rng.uniform(*sc))


def beads(pts, r, m, jitter=0.0, seg=(8, 5), name="beads"):
    """one mesh of many small spheres"""
    pts = np.array(pts, float); rng = np.random.default_rng(1)
    a, b = seg
    th = np.linspace(0, 2 * np.pi, a, endpoint=False); ph = np.linspace(-np.pi / 2, np.pi / 2, b)
    S = np.array([(math.cos(p) * math.cos(t), math.cos(p) * math.sin(t), math.sin(p)) for p in ph for t in th])
    i, j = np.meshgrid(np.arange(b - 1), np.arange(a), indexing="ij")
    F = np.stack([i * a + j, i * a + (j + 1) % a, (i + 1) * a + (j + 1) % a, (i + 1) * a + j], -1).reshape(-1, 4)
    rr = (r if np.ndim(r) else np.full(len(pts), r)) * (1 + jitter * rng.uniform(-1, 1, len(pts)))
    V = (pts[:, None] + S[None] * rr[:, None, None]).reshape(-1, 3)
    FF = (F[None] + (np.arange(len(pts)) * a * b)[:, None, None]).reshape(-1, 4)
    return obj(name, V, FF, m, True, 180)


def catenary(a, b, sag, n=40):
    t = np.linspace(0, 1, n)[:, None]
    return np.array(a) * (1 - t) + np.array(b) * t - np.array([0, 0, 1]) * sag * 4 * t * (1 - t)


# -------------------------------------------------------------------- terrain
def fractal(n, beta=2.2, seed=0):
    """n x n periodic-ish fractal noise, mean 0, sd 1"""
    rng = np.random.default_rng(seed)
    f = np.fft.fftfreq(n); k = np.hypot(*np.meshgrid(f, f)); k[0, 0] = 1
    z = np.fft.ifft2(np.fft.fft2(rng.normal(0, 1, (n, n))) * k ** (-beta / 2)).real
    z -= z.mean(); return z / z.std()


def heightfield(x0, x1, y0, y1, nx, ny, fn, m, smooth=True):
    X, Y = np.meshgrid(np.linspace(x0, x1, nx), np.linspace(y0, y1, ny), indexing="ij")
    Z = fn(X, Y)
    V = np.stack([X, Y, Z], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(ny - 1), indexing="ij")
    F = np.stack([i * ny + j, (i + 1) * ny + j, (i + 1) * ny + j + 1, i * ny + j + 1], -1).reshape(-1, 4)
    return obj("terrain", V, F, m, smooth, 180)


def sampler(tex, scale):
    n = len(tex)
    return lambda x, y: map_coordinates(tex, [np.asarray(x) / scale % 1 * n, np.asarray(y) / scale % 1 * n], order=1, mode="wrap")


# -------------------------------------------------------------------- vehicles
_veh = {}


def vehicle(vid, loc=(0, 0, 0), heading=180.0, paint=None, paint2=None, res=None, lights=1.0, stripes=None, plate=None, **over):
    """instance of a vehicle; `lights` multiplies lamp emission; `plate`: another kind of number plate; over: Spec overrides"""
    key = hashlib.md5(repr((vid, paint, paint2, res, lights, sorted(over.items()), os.path.getmtime(os.path.join(HERE, "vehicles.json"))) + tuple(e for e in (stripes, plate) if e)).encode()).hexdigest()[:10]
    name = "V_%s_%s" % (vid[:20], key)
    if name not in _veh:
        os.makedirs(CACHE, exist_ok=True)
        f = os.path.join(CACHE, name + ".blend")
        if not os.path.exists(f):
            s = VG.Spec.load(vid)
            if paint: s.paint = paint
            if paint2 is not None: s.paint2 = paint2
            for k, v in over.items():
                setattr(s, k, v)
            if stripes:
                s.extras = dict(s.extras, stripes=stripes)
            if plate:
                s.extras = dict(s.extras, plate=plate)
            def make():
                VG.build(s, res * 0.001 if res else None)
            c = proto(name, make)
            for o in c.objects:
                for ms in o.material_slots:
                    for n in (ms.material.node_tree.nodes if ms.material else []):
                        if n.type == "BSDF_PRINCIPLED" and n.inputs["Emission Strength"].default_value > 0:
                            n.inputs["Emission Strength"].default_value *= lights
            c.instance_offset = (s.L * .0005, 0, 0)
            bpy.data.libraries.write(f, {c}, fake_user=True)
            c.name = "old"
            bpy.data.collections.remove(c)
        with bpy.data.libraries.load(f) as (a, b):
            b.collections = [name]
        _veh[name] = b.collections[0]
    return inst(_veh[name], loc, heading - 180)


# ---------------------------------------------------------------------- lights
def area(loc, look, size, power, col=(1, .9, .8), cam=False, spread=math.pi, glossy=True):
    l = bpy.data.lights.new("area", "AREA"); l.shape = "RECTANGLE"; l.size, l.size_y = size; l.energy = power; l.color = col
    l.spread = spread
    o = bpy.data.objects.new("area", l); bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(look) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = cam; o.visible_glossy = glossy
    return o


def point(loc, power, col=(1, .72, .42), r=0.12, glossy=False):
    l = bpy.data.lights.new("pt", "POINT"); l.energy = power; l.color = col; l.shadow_soft_size = r
    o = bpy.data.objects.new("pt", l); bpy.context.scene.collection.objects.link(o); o.location = loc
    o.visible_camera = False; o.visible_glossy = glossy
    return o


def spot(loc, look, power, col=(1, .8, .55), angle=60, blend=.6, r=.1):
    l = bpy.data.lights.new("sp", "SPOT"); l.energy = power; l.color = col; l.spot_size = math.radians(angle); l.spot_blend = blend; l.shadow_soft_size = r
    o = bpy.data.objects.new("sp", l); bpy.context.scene.collection.objects.link(o); o.location = loc
    o.rotation_euler = (Vector(look) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False; o.visible_glossy = False
    return o


def streetlamp(loc, h=6.5, arm=0.0, rz=0, glow=(1.0, .70, .38), es=16.0, power=0):
    iron = mat("#1b1c1e", 0.45, 0.6)

    def make():
        lathe([(0.16, 0), (0.16, .25), (.10, .45), (.065, .7), (.05, h - .1), (.09, h - .05), (.09, h)], iron, n=14)
        if arm:
            tube(spline([(0, 0, h - .2), (0, 0, h + .25), (arm * .5, 0, h + .5), (arm, 0, h + .45)], 12), .035, iron, 8)
            box((arm, 0, h + .36), (.55, .2, .08), iron); box((arm, 0, h + .33), (.45, .14, .03), emis(glow, es))
        else:
            lathe([(.001, h), (.16, h + .08), (.20, h + .26), (.15, h + .44), (.001, h + .5)], emis(glow, es), n=14)
            lathe([(.001, h + .62), (.06, h + .56), (.21, h + .45), (.17, h + .44), (.001, h + .44)], iron, n=14)
    inst(proto("lamp%.1f_%.1f_%.0f" % (h, arm, es), make), loc, rz)
    if power:
        point((loc[0] + arm * math.cos(math.radians(rz)), loc[1] + arm * math.sin(math.radians(rz)), loc[2] + h + .1), power, glow, .2)


# -------------------------------------------------------------- render + passes
def setup(s: Shot, width, samples):
    sc = bpy.context.scene
    W = width; H = int(round(width * s.size[1] / s.size[0]))
    sc.render.engine = "CYCLES"; cy = sc.cycles; cy.device = "CPU"
    cy.samples = samples; cy.use_adaptive_sampling = True; cy.adaptive_threshold = 0.04; cy.adaptive_min_samples = 4
    cy.use_denoising = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces = s.bounces
    cy.transparent_max_bounces = 4; cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = 2.5; cy.sample_clamp_direct = 14.0; cy.blur_glossy = 0.6; cy.light_sampling_threshold = 0.03
    sc.render.threads_mode = "FIXED"; sc.render.threads = 2; sc.render.use_persistent_data = True
    sc.render.film_transparent = True; sc.render.filter_size = 1.4
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = W, H, 100
    sc.view_settings.view_transform = "Standard"
    cam = bpy.data.cameras.new("cam"); co = bpy.data.objects.new("cam", cam); sc.collection.objects.link(co); sc.camera = co
    cam.lens = s.lens; cam.sensor_width = 36; cam.shift_x, cam.shift_y = s.shift; cam.clip_end = 20000
    co.location = s.cam
    co.rotation_euler = (Vector(s.look) - Vector(s.cam)).to_track_quat("-Z", "Y").to_euler()
    # sky as light
    w = bpy.data.worlds.new("w"); sc.world = w; w.use_nodes = True
    n = 512
    u = (np.arange(n) + .5) / n; v = (np.arange(n // 2) + .5) / (n // 2)
    U, Vv = np.meshgrid(u, v); az = -(U - .5) * 2 * np.pi; el = (Vv - .5) * np.pi
    D = np.stack([np.cos(el) * np.cos(az), np.cos(el) * np.sin(az), np.sin(el)], -1)
    env = s.sky_dir(D) * s.env
    for az0, el0, wa, we, p, c in s.env_boxes:
        da = np.abs((np.degrees(az) - az0 + 180) % 360 - 180); de = np.abs(np.degrees(el) - el0)
        k = (1 - sstep(wa * .75, wa, da)) * (1 - sstep(we * .7, we, de))
        env = env + (k * p)[..., None] * np.array(c)
    im = bpy.data.images.new("env", n, n // 2, float_buffer=True, alpha=False)
    px = np.ones((n // 2, n, 4), np.float32); px[..., :3] = env; im.pixels.foreach_set(px.ravel()); im.update(); im.pack()
    t = w.node_tree.nodes.new("ShaderNodeTexEnvironment"); t.image = im
    w.node_tree.links.new(t.outputs[0], w.node_tree.nodes["Background"].inputs[0])
    w.cycles.sampling_method = "MANUAL"; w.cycles.sample_map_resolution = 256
    if s.sun_power > 0:
        l = bpy.data.lights.new("sun", "SUN"); l.energy = s.sun_power; l.color = s.sun_col; l.angle = math.radians(s.sun_size)
        o = bpy.data.objects.new("sun", l); sc.collection.objects.link(o)
        o.rotation_euler = Vector(s.sun_dir()).to_track_quat("Z", "Y").to_euler()
    vl = sc.view_layers[0]; vl.use_pass_mist = True; vl.cycles.denoising_store_passes = True
    w.mist_settings.start = 0.0; w.mist_settings.depth = s.far; w.mist_settings.falloff = "LINEAR"
    return W, H


PASSES = {"rgba": "Image", "normal": "Denoising Normal", "albedo": "Denoising Albedo", "mist": "Mist"}


def passes(s, W, H, names=PASSES):
    """two half-sample buffers -> dict of float arrays, top row first"""
    sc = bpy.context.scene; tmp = tempfile.mkdtemp(prefix="scn_")
    sc.use_nodes = True; nt = sc.node_tree; nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers"); fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.format.file_format = "OPEN_EXR"; fo.format.color_depth = "32"; fo.format.exr_codec = "NONE"; fo.format.color_mode = "RGBA"
    fo.file_slots.clear()
    for k, so in names.items():
        fo.file_slots.new(k); nt.links.new(rl.outputs[so], fo.inputs[k])
    c = nt.nodes.new("CompositorNodeComposite"); nt.links.new(rl.outputs["Image"], c.inputs[0])
    P = {}
    for i in (0, 1):
        sc.cycles.seed = 11 + 97 * i; fo.base_path = os.path.join(tmp, str(i)); os.makedirs(fo.base_path)
        bpy.ops.render.render()
        for k in names:
            f = [q for q in os.listdir(fo.base_path) if q.startswith(k)][0]
            im = bpy.data.images.load(os.path.join(fo.base_path, f)); im.colorspace_settings.name = "Non-Color"
            px = np.empty(W * H * 4, np.float32); im.pixels.foreach_get(px); bpy.data.images.remove(im)
            P.setdefault(k, []).append(px.reshape(H, W, 4)[::-1].copy())
    shutil.rmtree(tmp)
    return P


NLM_C = r"""
#include <math.h>
#include <stdlib.h>
#include <string.h>
/* dual-buffer feature-guided non-local means.
   u: guide (3), v: variance of guide (3), c: colour to filter (3), f: features (nf planes), all planar H*W */
void nlm(const float*u,const float*v,const float*c,const float*f,int nf,float*o,int W,int H,int R,float k2,float sp){
  int B=24; int S=W*H;
  #pragma omp parallel for schedule(dynamic,1)
  for(int y0=0;y0<H;y0+=B){
    int y1=y0+B<H?y0+B:H; int E=2; int h=y1-y0+2*E;
    float*d=malloc(sizeof(float)*h*W),*t=malloc(sizeof(float)*h*W),*ft=malloc(sizeof(float)*(y1-y0)*W);
    float*acc=calloc((size_t)(y1-y0)*W*4,sizeof(float));
    for(int dy=-R;dy<=R;dy++)for(int dx=-R;dx<=R;dx++){
      if(dx*dx+dy*dy>R*R+1)continue;
      int xa=dx<0?-dx:0, xb=dx>0?W-dx:W;
      for(int j=0;j<h;j++){int y=y0-E+j; float*D=d+j*W;
        if(y<0||y>=H||y+dy<0||y+dy>=H){for(int x=0;x<W;x++)D[x]=4.f;continue;}
        for(int x=0;x<W;x++)D[x]=4.f;
        const float*u0=u+y*W,*u1=u+(y+dy)*W+dx,*v0=v+y*W,*v1=v+(y+dy)*W+dx;
        for(int x=xa;x<xb;x++){float s=0;
          for(int k=0;k<3;k++){float a=u0[k*S+x]-u1[k*S+x],p=v0[k*S+x],q=v1[k*S+x];
            float mn=p<q?p:q; s+=(a*a-(p+mn))/(2e-5f+k2*(p+q));}
          D[x]=s*(1.f/3.f);}
      }
      for(int j=0;j<h;j++){float*D=d+j*W,*T=t+j*W;
        for(int x=2;x<W-2;x++)T[x]=(D[x-2]+D[x-1]+D[x]+D[x+1]+D[x+2])*.2f;
        T[0]=D[0];T[1]=D[1];T[W-1]=D[W-1];T[W-2]=D[W-2];}
      float ws=sp*(dx*dx+dy*dy)/(float)(R*R);
      for(int y=y0;y<y1;y++){ if(y+dy<0||y+dy>=H)continue;
        int j=y-y0+E; float*T=t+j*W; float*Fv=ft+(y-y0)*W;
        for(int x=xa;x<xb;x++)Fv[x]=0;
        for(int k=0;k<nf;k++){const float*f0=f+(size_t)k*S+y*W,*f1=f+(size_t)k*S+(y+dy)*W+dx;
          for(int x=xa;x<xb;x++){float a=f0[x]-f1[x];Fv[x]+=a*a;}}
        float*A=acc+(size_t)(y-y0)*W*4; const float*c0=c+(y+dy)*W+dx;
        for(int x=xa;x<xb;x++){
          float p=(T[x-2*W]+T[x-W]+T[x]+T[x+W]+T[x+2*W])*.2f; p=p>0?p:0;
          float e=p+Fv[x]+ws; float w=e>12.f?0.f:expf(-e);
          A[4*x]+=w*c0[x];A[4*x+1]+=w*c0[S+x];A[4*x+2]+=w*c0[2*S+x];A[4*x+3]+=w;}
      }
    }
    for(int y=y0;y<y1;y++)for(int x=0;x<W;x++){float*A=acc+((size_t)(y-y0)*W+x)*4; float w=A[3]>1e-9f?A[3]:1.f;
      for(int k=0;k<3;k++)o[k*S+y*W+x]=A[3]>1e-9f?A[k]/w:c[k*S+y*W+x];}
    free(d);free(t);free(ft);free(acc);
  }
}
"""


def compiled(source):
    """the library of a piece of C, compiled once"""
    so = os.path.join(CACHE, "c_%s.so" % hashlib.md5(source.encode()).hexdigest()[:8])
    os.makedirs(CACHE, exist_ok=True)
    if not os.path.exists(so):
        src = so[:-3] + ".c"; open(src, "w").write(source)
        subprocess.check_call(["gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", src, "-o", so, "-lm"])
    return ctypes.CDLL(so)


def denoise(P, strength=1.0):
    A, B = (np.clip(q[..., :3], 0, 24) for q in P["rgba"])
    cmp = lambda q: np.sqrt(q / (1 + q))
    uA, uB = cmp(A), cmp(B)
    dif = np.abs(uA - uB).max(-1, keepdims=True)
    lum = (A + B).mean(-1) / 2; med = median_filter(lum, 5)[..., None]                       # a spike, not an edge
    spike = (dif > 0.22) & (np.maximum(A, B).max(-1, keepdims=True) > 2.5 * med + .05)
    M = np.where(spike, np.minimum(A, B) * .93 + np.maximum(A, B) * .07, (A + B) / 2)   # fireflies
    u = cmp(M); H, W = u.shape[:2]
    v = (np.minimum(np.abs(uA - uB), .3) / 2) ** 2
    v = np.stack([gaussian_filter(v[..., k], 1.2) for k in range(3)], -1)
    N = (P["normal"][0] + P["normal"][1])[..., :3] / 2
    Al = np.clip((P["albedo"][0] + P["albedo"][1])[..., :3] / 2, 0, 1)
    Mi = (P["mist"][0] + P["mist"][1])[..., 0] / 2
    al = (P["rgba"][0] + P["rgba"][1])[..., 3] / 2
    feats = [N[..., k] * 5 for k in range(3)] + [np.sqrt(Al[..., k]) * 9 for k in range(3)] + [np.log(np.maximum(Mi, 1e-4)) * 6, al * 5]
    pl = lambda q: np.ascontiguousarray(np.moveaxis(q, -1, 0), np.float32)
    f = np.ascontiguousarray(np.stack(feats), np.float32)
    ptr = lambda q: q.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    lib = compiled(NLM_C); F = ctypes.c_float
    c, g, vv = pl(u), pl(u), pl(v * strength)
    o1, o2 = np.empty_like(c), np.empty_like(c)
    R = 5 if W < 900 else 7
    lib.nlm(ptr(g), ptr(vv), ptr(c), ptr(f), len(feats), ptr(o1), W, H, R, F(0.9), F(0.6))
    v2 = np.ascontiguousarray(vv * 0.12)
    lib.nlm(ptr(o1), ptr(v2), ptr(c), ptr(f), len(feats), ptr(o2), W, H, R, F(1.4), F(0.4))
    o = np.clip(np.moveaxis(o2 * .8 + o1 * .2, 0, -1), 0, .985) ** 2
    return o / (1 - o), al, Mi


# ------------------------------------------------------------------------ post
class Ctx:
    """picture-space helpers for painted layers"""
    def __init__(c, s, W, H):
        c.s, c.W, c.H = s, W, H
        cam = bpy.context.scene.camera; R = np.array(cam.matrix_world.to_3x3())
        t = 18.0 / s.lens
        x = ((np.arange(W) + .5) / W - .5 + s.shift[0]) * 2 * t
        y = (.5 - (np.arange(H) + .5) / H + s.shift[1] * W / H) * 2 * t * H / W
        X, Y = np.meshgrid(x, y)
        D = np.stack([X, Y, -np.ones_like(X)], -1); D /= np.linalg.norm(D, axis=-1, keepdims=True)
        c.D = D @ R.T; c.R, c.t, c.pos = R, t, np.array(cam.location)
        c.u, c.v = np.meshgrid((np.arange(W) + .5) / W, (np.arange(H) + .5) / H)
        fwd = -R[:, 2]; fwd = np.array([fwd[0], fwd[1], 0]); fwd /= np.linalg.norm(fwd)
        c.horizon = c.project(c.pos + fwd * 1e6)[1]

    def project(c, p):
        q = c.R.T @ (np.array(p, float) - c.pos)
        x = q[0] / -q[2] / (2 * c.t) + .5 - c.s.shift[0]
        y = .5 - (q[1] / -q[2] / (2 * c.t) * c.W / c.H) + c.s.shift[1] * c.W / c.H
        return np.array([x, y])


def silhouette(W, seed, rough=0.55, oct0=3, n=4096):
    """0..1 mountain skyline by midpoint displacement"""
    rng = np.random.default_rng(seed)
    y = rng.uniform(0, 1, oct0 + 1); amp = 0.5
    while len(y) < n:
        m = (y[1:] + y[:-1]) / 2 + rng.normal(0, 1, len(y) - 1) * amp * 0.35
        z = np.empty(len(y) * 2 - 1); z[0::2] = y; z[1::2] = m; y = z; amp *= rough
    y = (y - y.min()) / (y.max() - y.min())
    return np.interp(np.linspace(0, 1, W), np.linspace(0, 1, len(y)), y)


def ridges(n=6, seed=1, base=0.0, top=0.16, near=(.03, .05, .09), far=(.5, .45, .5), power=1.3, mist=0.6, trees_on=2, lift=None, rough=.52):
    """painted layered hills; heights in picture heights above the horizon"""
    def f(img, c):
        H, W = c.H, c.W
        for i in range(n):
            t = i / max(n - 1, 1)                       # 0 far .. 1 near
            sk = silhouette(W, seed * 31 + i, rough, 3 + i)
            hgt = base + top * ((1 - t) ** power * .75 + .25) * (0.35 + 0.65 * sk) - 0.10 * t * top
            if lift is not None:
                hgt = hgt + lift(c.u[0], t)
            yb0 = c.horizon - hgt
            if i >= n - trees_on:                      # tree line
                rng = np.random.default_rng(i); k = rng.uniform(0, 1, W // 2)
                sp = np.interp(np.arange(W), np.arange(0, W, W / len(k)), k) ** 3
                hgt = hgt + sp * 0.010 * (0.5 + t)
            yl = c.horizon - hgt
            a = np.clip((c.v - yl[None, :]) * H + .5, 0, 1)[..., None]
            col = np.array(far) * (1 - t) ** 1.15 + np.array(near) * (1 - (1 - t) ** 1.15)
            depth = np.clip((c.v - yb0[None, :]) / (top * .9), 0, 1)[..., None]
            hz = c.s.sky_dir(c.D * [1, 1, 0] / np.maximum(np.linalg.norm(c.D[..., :2], axis=-1, keepdims=True), 1e-6) + [0, 0, .02])
            colm = col * (1 - mist * depth * (1 - .5 * t)) + np.minimum(hz, 2.0) * mist * depth * (1 - .5 * t) * .8
            img = img * (1 - a) + colm * a
        return img
    return f


def stars(n=240, seed=2, power=0.5):
    def f(img, c):
        rng = np.random.default_rng(seed); L = np.zeros((c.H, c.W), np.float32)
        for x, y, b in zip(rng.uniform(0, 1, n), rng.uniform(0, max(c.horizon - .12, .02), n), rng.uniform(.2, 1, n) ** 3):
            L[int(y * c.H), int(x * c.W)] += b
        L = gaussian_filter(L, .7 * c.W / 1600) * 3
        return img + L[..., None] * np.array([.9, .95, 1]) * power
    return f


def cloud_layer(amount=.5, col=(1, .8, .7), seed=3, stretch=5.0, lo=.02, hi=.5):
    """soft streaked clouds, perspective-compressed towards the horizon"""
    def f(img, c):
        T = fractal(512, 2.9, seed); z = np.maximum(c.D[..., 2], 0.012)
        X = c.D[..., 0] / z; Y = c.D[..., 1] / z
        k = 1.0 / (1 + 0.05 * np.hypot(X, Y))
        X, Y = X * k, Y * k
        d = map_coordinates(T, [(X / (stretch * 3.2)) % 1 * 512, (Y / 9.0) % 1 * 512], order=1, mode="wrap")
        a = sstep(.0, 1.9, d) * sstep(lo, lo + .10, c.D[..., 2]) * (1 - sstep(hi * .6, hi, c.D[..., 2]) * .7) * amount
        sd = np.array(c.s.sun_dir()); near = np.exp(-(1 - np.clip(c.D @ sd, -1, 1)) / .12)[..., None]
        cc = np.array(col) * (1 + near * 1.2)
        return img * (1 - a[..., None]) + cc * a[..., None]
    return f


def tonemap(x):
    A, B, C, D, E = 2.51, 0.03, 2.43, 0.59, 0.14
    x = np.maximum(x, 0) * 0.62
    # keep hue in highlights: mix per-channel and luminance curves
    y = np.clip(x * (A * x + B) / (x * (C * x + D) + E), 0, 1)
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - 0.055)


def post(s, P, W, H, clean=None):
    """the graded picture; `clean`: what takes the noise away, f(P) -> colour, alpha, mist"""
    col, al, mist = clean(P) if clean else denoise(P, s.denoise)
    c = Ctx(s, W, H); al3 = np.clip(al, 0, 1)[..., None]
    bg = s.sky_dir(c.D)
    for f in s.matte:
        bg = f(bg, c)
    dist = np.clip((mist - (1 - al)) / np.maximum(al, .02), 0, 1) * s.far
    if s.fog > 0:
        hz = np.array(s.fog_col) if s.fog_col is not None else None
        if hz is None:
            Dh = c.D * [1, 1, 0]; Dh = Dh / np.maximum(np.linalg.norm(Dh, axis=-1, keepdims=True), 1e-6) + [0, 0, .03]
            hz = np.minimum(s.sky_dir(Dh), 3.0)
        dd = np.maximum(dist - s.fog_start, 0)
        k = s.fog
        if s.fog_h:
            z1 = c.pos[2] + c.D[..., 2] * dist; z0 = c.pos[2]
            e = lambda z: np.exp(-np.maximum(z - s.fog_base, 0) / s.fog_h)
            k = k * (e(z0) + e(z1) + 2 * e((z0 + z1) / 2)) / 4
        t = (1 - np.exp(-dd * k))[..., None]
        col = col * (1 - t) + hz * t * al3
    img = col + bg * (1 - al3)
    c.alpha, c.dist = al, dist
    img = img * s.exposure
    if s.bloom > 0:
        hi = np.maximum(img - s.bloom_t, 0); hi = np.minimum(hi, 14)
        k = W / 1600
        acc = 0
        small = hi[::2, ::2]
        for sg, w in ((2.5, .50), (8, .28), (26, .16), (80, .10)):
            b = np.stack([gaussian_filter(small[..., j], sg * k) for j in range(3)], -1)
            acc = acc + b * w
        acc = np.stack([zoom(acc[..., j], (H / acc.shape[0], W / acc.shape[1]), order=1) for j in range(3)], -1)
        img = img + acc * s.bloom * 3
    if s.shade:
        side, st, ext = s.shade
        q = {"left": c.u, "right": 1 - c.u, "top": c.v, "bottom": 1 - c.v}[side]
        img = img * (1 - st * (1 - sstep(0, ext, q)))[..., None]
    img = tonemap(img)
    L = (img @ np.array([.2126, .7152, .0722]))[..., None]
    img = L + (img - L) * s.sat
    img = img * np.array(s.tint)
    img = img + np.array(s.shadow_tint) * (1 - L) ** 2 + np.array(s.high_tint) * L ** 2
    img = img + s.contrast * 4 * (img - .5) * img.clip(0, 1) * (1 - img.clip(0, 1))
    r = np.hypot((c.u - .5) * 1.05, (c.v - .5) * .95)
    img = img * (1 - s.vignette * sstep(.30, .78, r))[..., None]
    if s.sepia:
        L = (img @ np.array([.30, .59, .11]))[..., None]
        img = img * (1 - s.sepia) + (L * np.array([1.05, .93, .76]) + np.array([.035, .02, .0])) * s.sepia
    if s.fade:
        img = img * (1 - s.fade) + s.fade * (np.array([.90, .82, .68]) * .55 + .45 * img) * .75 + s.fade * .06
    if s.after:
        img = s.after(img, c)
    rng = np.random.default_rng(5)
    g = gaussian_filter(rng.normal(0, 1, (H, W)), .6) * 1.6
    img = img + (g * s.grain)[..., None]
    return (np.clip(img, 0, 1) * 255 + .5).astype(np.uint8)


SCENES = {}


def scene(name, size=(1600, 1000), alt="", samples=24):
    def deco(f):
        SCENES[name] = (f, size, alt, samples)
        return f
    return deco


# ------------------------------------------------------------------ set pieces
SAND = dict(col="#b98f63", rough=0.85, noise=(0.25, 0.18))


def triumphal_arch(loc, k=1.0, m=None, lit=True):
    """generic sandstone ceremonial arch, about 27 x 38 m"""
    m = m or mat(**SAND); dark = mat("#9c7450", .85, noise=(.25, .15))
    x, y, z = loc

    def make():
        prism(rect(-13, 13, 0, 27), 13, m, [arch_hole(0, 9.4, -1, 14.5)], bevel=.12)
        for sx in (-1, 1):                                   # piers, side niches
            box((sx * 9.6, -6.9, 0), (6.4, 1.2, 25.5), m, .08); box((sx * 9.6, 6.9, 0), (6.4, 1.2, 25.5), m, .08)
            prism([(sx * 9.6 + a, b) for a, b in arch_hole(0, 3.0, 1.2, 6.0)], .5, dark, loc=(0, -7.35, 0))
            box((sx * 9.6, -7.2, 17), (5.4, .9, 5.2), m, .06)
        box((0, 0, 0), (28.5, 16.5, 1.6), m, .1); box((0, 0, 25.6), (28.2, 16.2, 1.3), m, .12); box((0, 0, 26.9), (27.0, 15.0, .7), dark, .05)
        box((0, 0, 15.0), (27.2, 15.0, .55), m, .05)
        box((0, 0, 27.6), (23, 12.5, 4.2), m, .1); box((0, 0, 31.8), (24, 13.4, .8), m, .1)
        box((0, 0, 32.6), (17, 9.5, 2.2), m, .1); box((0, 0, 34.8), (12, 7, 1.4), m, .1)
        lathe([(2.6, 36.2), (3.2, 36.6), (3.4, 37.2), (2.4, 37.8), (.01, 38.2)], m, n=32)
        pts = [(4.7 * math.cos(a), 14.5 + 4.7 * math.sin(a)) for a in np.linspace(0, math.pi, 26)]
        pts2 = [(5.7 * math.cos(a), 14.5 + 5.7 * math.sin(a)) for a in np.linspace(math.pi, 0, 26)]
        prism(pts + pts2, 13.5, m, bevel=.05)
    inst(proto("arch", make), loc, sc=k)
    if lit:
        for sx in (-1, 1):
            spot((x + sx * 9 * k, y - 17 * k, .3), (x + sx * 8 * k, y - 6 * k, 17 * k), 26000 * k * k, (1, .66, .34), 75, .9, .6)
        spot((x, y - 2 * k, .5), (x, y + 1, 20 * k), 9000 * k * k, (1, .62, .3), 110, .8, .6)


def avenue(y0, y1, half=11.0, lamp_step=16, lit=3, tree_rows=(18, 25), tree_step=9, ystart=None, lamps=13.2):
    asphalt = mat("#1c1d1f", .3, spec=.55, rnoise=(.22, .09, .36), noise=(1.2, .2))
    plane(-half, half, y0, y1, 0, asphalt)
    line = mat("#d8d2c2", .5)
    P = np.array([(0, y, 0) for y in np.arange(y0, y1, 2.0)])
    for u in (-half * .34, half * .34):
        ribbon(P, u - .07, u + .07, line, .006, (4, 8))
    for u in (-half + .5, half - .5):
        ribbon(P, u - .06, u + .06, line, .006)
    kerb = mat("#a79a86", .8); pave = mat("#8d5a41", .8, noise=(.8, .15)); lawn = mat("#2f4022", .95, noise=(.6, .3), spec=.1)
    for sx in (-1, 1):
        box((sx * (half + .2), (y0 + y1) / 2, 0), (.4, y1 - y0, .17), kerb, .03)
        box((sx * (half + 2.1), (y0 + y1) / 2, -.05), (3.5, y1 - y0, .2), pave)
        plane(sx * (half + 3.8) if sx > 0 else -160, 160 if sx > 0 else -half - 3.8, y0, y1, .1, lawn)
        for i, y in enumerate(np.arange(ystart if ystart is not None else y0 + 8, y1, lamp_step)):
            streetlamp((sx * lamps, y, .15), 6.2, power=900 if i < lit else 0)
        for y in np.arange(y0 + 3, min(y1, 90), 3.2):       # bollards with a chain feel
            inst(proto("bollard", lambda: lathe([(.13, 0), (.13, .08), (.08, .16), (.07, .62), (.11, .68), (.10, .78), (.001, .88)], mat("#6b5138", .6), n=12)), (sx * (half + .75), y, .15))
    T = trees("tree", 3, h=9.5, spread=3.6, col="#2e3d22", leaf=.24)
    for x in tree_rows:
        for y in np.arange(y0 + 4, y1, tree_step):
            for sx in (-1, 1):
                inst(T[RNG.integers(3)], (sx * (x + RNG.normal(0, .6)), y + RNG.normal(0, .8), 0), RNG.uniform(0, 360), RNG.uniform(.85, 1.2))


def dusk(s, sun_az=90, warm=1.0):
    s.sun_az, s.sun_el, s.sun_power = sun_az, 1.5, 0
    s.zenith, s.mid, s.horizon, s.ground = (.020, .038, .095), (.085, .115, .21), (.62 * warm, .30, .155), (.02, .02, .022)
    s.glow_col, s.glow_pow, s.glow_w = (1, .42, .14), 1.0, .5
    s.sky_pow = .62


def night(s):
    s.sun_power = 0; s.sun_el = -8
    s.zenith, s.mid, s.horizon, s.ground = (.006, .010, .024), (.014, .022, .050), (.055, .06, .095), (.008, .008, .009)
    s.glow_pow = 0.0; s.sky_pow = .6


def morning(s, az=150, el=16, warm=1.0):
    s.sun_az, s.sun_el = az, el
    s.zenith, s.mid, s.horizon, s.ground = (.17, .31, .58), (.42, .55, .72), (.95, .84, .70), (.26, .24, .21)
    s.sun_col, s.sun_power = (1, .80, .58), 3.6
    s.glow_col, s.glow_pow, s.glow_w = (1, .72, .42), .8, .5


# ---------------------------------------------------------------------- heroes
@scene("hero-1", (1920, 1080), "A black luxury sedan on a wide ceremonial avenue at dusk, lamps lit, a sandstone arch in the distance", 28)
def hero_1(s):
    dusk(s)
    s.cam, s.look, s.lens = (-.4, -8.8, 1.12), (2.85, 20, 2.75), 36
    avenue(-14, 175, tree_rows=(19, 27), lit=3, ystart=3)
    triumphal_arch((0, 168, 0))
    vehicle("mercedes-s-class", (2.45, -.9, 0), 222, lights=2.2)
    for x, y in ((-6.6, 70), (6.6, 96)):
        vehicle(("mercedes-e-class", "kia-carnival", "toyota-camry")[int(x) % 3], (x, y, 0), 270 if x > 0 else 90, res=20, lights=6)
    area((-3.5, -5.0, 4.4), (2.2, -.9, .6), (6.5, 1.2), 620, (1, .86, .72))            # long strip over the bonnet
    area((7.5, 3.0, 3.8), (2.6, -1.0, .6), (1.0, 5.0), 300, (1, .62, .36))             # warm rim from the lamps
    area((-5.5, 1.5, 2.2), (1.3, -1.6, .6), (4.0, .6), 120, (.55, .70, 1.0), glossy=False)
    area((2.0, -1, 6.5), (2.4, -.9, 0), (1.2, 6.0), 260, (.80, .86, 1.0))
    s.env_boxes = [(-118, 38, 46, 7, 1.9, (1, .90, .80)), (-160, 24, 16, 12, .9, (1, .80, .62)), (-40, 30, 22, 9, .8, (.8, .88, 1)), (0, 88, 360, 16, .9, (.95, .95, 1))]
    s.matte = [cloud_layer(.55, (.42, .20, .20), 5)]
    s.zenith, s.mid, s.horizon = (.012, .026, .075), (.060, .085, .19), (.55, .26, .15); s.glow_pow, s.glow_w = .75, .32
    s.fog, s.fog_start, s.far, s.fog_h = .0030, 14, 260, 26
    s.exposure, s.bloom, s.bloom_t = 1.25, .12, .9
    s.shade = ("left", .52, .52); s.contrast = .09; s.shadow_tint = (.0, .004, .014)


def hill_road(s, xc, zc, y0, y1, slope_r=.85, slope_l=.75, col="#4b5138", nx=260, ny=300, seed=4, left=-90, right=110, half=4.3):
    """terrain with a road bench cut along x = xc(y), hill to the right, valley to the left"""
    n1, n2 = sampler(fractal(512, 2.6, seed), 160.0), sampler(fractal(512, 2.0, seed + 1), 37.0)

    def fn(X, Y):
        d = X - xc(Y); r = zc(Y)
        nz = n1(X, Y) * 7 + n2(X, Y) * .9
        up = np.maximum(d - half - 1.4, 0); dn = np.maximum(-d - half - 1.2, 0)
        f = sstep(0, 14, np.maximum(up, dn))
        cut = sstep(0, 1.2, up) * 1.6
        return r - .07 + cut + up ** .95 * slope_r - dn ** 1.02 * slope_l + nz * f * (.35 + .65 * sstep(0, 40, np.maximum(up, dn)))
    xs = np.concatenate([np.linspace(left, -16, 60)[:-1], np.linspace(-16, 34, nx - 120), np.linspace(34, right, 62)[1:]])
    ys = np.linspace(y0, y1, ny)
    X, Y = np.meshgrid(xs, ys, indexing="ij"); Z = fn(X, Y)
    i, j = np.meshgrid(np.arange(len(xs) - 1), np.arange(ny - 1), indexing="ij")
    F = np.stack([i * ny + j, (i + 1) * ny + j, (i + 1) * ny + j + 1, i * ny + j + 1], -1).reshape(-1, 4)
    obj("hill", np.stack([X, Y, Z], -1).reshape(-1, 3), F, mat(col, .95, noise=(.12, .4), spec=.08, bump=(.9, .6, .5)), True, 180)
    yy = np.arange(y0, y1, 1.0); P = np.stack([xc(yy), yy, zc(yy)], 1)
    ribbon(P, -half + .3, half - .3, mat("#3b3a39", .62, spec=.4, noise=(.7, .15), rnoise=(.3, .4, .75)))
    line = mat("#dcd6c8", .6)
    ribbon(P, -.06, .06, line, .012, (3, 5)); ribbon(P, -half + .55, -half + .65, line, .012); ribbon(P, half - .65, half - .55, line, .012)
    return fn, P


def parapet(P, u, every=1.9, skip=.65):
    """black-and-white hill-road guard stones"""
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    T = np.gradient(P, axis=0)
    w, b = mat("#e4ded0", .8, noise=(2, .12)), mat("#1b1b1c", .8)

    def make():
        box((0, 0, 0), (1.25, .42, .55), w, .05); box((0, 0, .001), (.42, .44, .56), b, .03)
    c = proto("gstone", make)
    for q in np.arange(0, s[-1], every):
        p = np.array([np.interp(q, s, P[:, k]) for k in range(3)]); t = np.array([np.interp(q, s, T[:, k]) for k in range(2)]); t /= np.linalg.norm(t)
        inst(c, (p[0] + t[1] * u, p[1] - t[0] * u, p[2] - .05), math.degrees(math.atan2(t[1], t[0])))


COACH_STRIPES = [[[-100, 520], [13900, 520], [13900, 200], [-100, 200]], [[2600, 515], [7000, 760], [13900, 1440], [13900, 1900], [7600, 1010], [2600, 600]]]


@scene("hero-2", (1920, 1080), "A white and red coach on a curving hill road at sunrise, blue mountain ridges behind, pines on the slope", 22)
def hero_2(s):
    morning(s, az=118, el=9)
    s.zenith, s.mid, s.horizon = (.16, .27, .48), (.46, .50, .60), (1.05, .70, .46)
    s.sun_col, s.sun_power, s.sun_size = (1, .66, .38), 4.2, 1.0
    s.glow_col, s.glow_pow, s.glow_w, s.glow_az = (1, .58, .26), 1.1, .6, 112
    s.sun_az, s.sun_el = 168, 13; s.sun_power = 4.6
    xc = lambda y: 2.0 + 26 * (1 - np.cos(y / 66.0))
    zc = lambda y: .030 * y
    fn, P = hill_road(s, xc, zc, -8, 190, slope_r=.62)
    parapet(P, -4.55)
    s.cam, s.look, s.lens = (-8.6, -.5, 3.0), (.1, 24, 4.4), 34
    vehicle("scania-volvo-bus", (float(xc(20.5)) + 1.75, 20.5, float(zc(20.5))), 262, paint="white", paint2="red", lights=2.0, res=16, stripes=COACH_STRIPES)
    T = trees("pine", 3, h=15)
    pts = []
    rng = np.random.default_rng(12)
    while len(pts) < 330:
        x, y = rng.uniform(-60, 100), rng.uniform(4, 188); d = x - xc(y)
        if (d > 8.5 and not (y < 22 and d < 14)) or (d < -22 and y > 30 and rng.random() < .35):
            pts.append((x, y, float(fn(np.array([x]), np.array([y]))[0]) - .3))
    scatter(T, pts, (.6, 1.15), rng)
    G = trees("grass", 2, h=.5, r=1.1, col="#6b6a3a")
    pts = []
    for i in range(420):
        y = rng.uniform(0, 60); sg = rng.choice((-1, 1)); x = xc(y) + sg * rng.uniform(5.4, 10)
        pts.append((x, y, float(fn(np.array([x]), np.array([y]))[0]) - .02))
    scatter(G, pts, (.6, 1.2), rng)
    s.matte = [cloud_layer(.55, (1.1, .75, .6), 8), ridges(7, 5, base=-.01, top=.27, near=(.035, .06, .10), far=(.50, .46, .56), mist=.75)]
    s.fog, s.fog_start, s.far = .0030, 28, 300
    s.fog_col = (.50, .50, .58)
    s.exposure, s.bloom, s.bloom_t = .95, .07, 1.1
    s.shade = ("left", .12, .4)


def porch(s, w=16, d=11, h=4.6, warm=(1, .70, .40), x0=0, y0=0, extra=()):
    """hotel porte-cochere: slab with down-lights, columns, glowing glass lobby"""
    stone = mat("#cbb593", .55, noise=(.5, .08)); bronze = mat("#5a4326", .35, .85)
    cx, cy = x0, y0
    box((cx, cy, h), (w, d, .55), mat("#d8cbb4", .6), .06); box((cx, cy - d / 2 - .02, h + .08), (w + .1, .12, .36), bronze)
    box((cx, cy, h + .55), (w - 1.2, d - 1.2, .25), stone)
    slat = mat("#6d4a2b", .5, spec=.3)
    for y in np.arange(cy - d / 2 + .5, cy + d / 2, .34):
        box((cx, y, h - .12), (w - .8, .10, .12), slat)
    cols = [(cx + sx * (w / 2 - 1.0), y) for sx in (-1, 1) for y in (cy - d / 2 + 1.0, cy + d / 2 - 1.0)] + list(extra)
    for x, y in cols:
        box((x, y, 0), (.95, .95, .5), stone, .03); box((x, y, .5), (.72, .72, h - .6), stone, .03)
        box((x, y, 1.5), (.76, .76, .04), bronze); box((x, y, h - .42), (.95, .95, .3), stone, .03)
    glow = emis(warm, 9)
    for x in np.linspace(cx - w / 2 + 2.2, cx + w / 2 - 2.2, 6):
        for y in np.linspace(cy - d / 2 + 1.6, cy + d / 2 - 1.6, 4):
            inst(proto("dl", lambda: (lathe([(.13, -.02), (.15, -.02), (.15, .05)], bronze, n=16), lathe([(.001, 0), (.125, 0)], glow, n=16))), (x, y, h - .14))
    for x in (cx - w * .22, cx + w * .22):
        area((x, cy, h - .2), (x, cy, 0), (w * .34, d * .72), 420, warm, glossy=False)


@scene("hero-3", (1920, 1080), "A pearl multi-purpose vehicle waiting under a warmly lit hotel porch at night", 28)
def hero_3(s):
    night(s)
    s.zenith, s.mid, s.horizon = (.010, .018, .045), (.028, .045, .10), (.12, .11, .15)
    s.cam, s.look, s.lens = (-4.6, -10.4, 1.35), (.2, 2.4, 1.95), 33
    plane(-60, 60, -30, 40, 0, mat("#4a4540", .22, spec=.5, rnoise=(.5, .10, .36), noise=(.4, .2)))
    grid = mat("#2c2926", .5)
    for x in np.arange(-24, 24, 2.4):
        plane(x, x + .02, -24, 14, .004, grid)
    for y in np.arange(-24, 14, 2.4):
        plane(-24, 24, y, y + .02, .004, grid)
    porch(s, 25, 11, 4.7, x0=5.2, y0=1.5, extra=((-1.6, 6.0), (9.6, 6.0)))
    # lobby: glass wall, warm interior
    wy = 8.2
    bronze = mat("#4a361f", .35, .85); stone = mat("#b79b74", .6, noise=(.4, .1))
    box((3.4, wy + 7.0, 0), (30, .3, 5.6), mat("#b0824e", .8, emit=(1, .60, .28), es=.42))
    plane(-12, 19, wy, wy + 7, .02, mat("#7a5a38", .2)); box((3.4, wy + 3.5, 4.7), (30, 7, .2), mat("#e0c79c", .8, emit=(1, .70, .40), es=.7))
    for x in np.arange(-.6, 19, 2.0):
        box((x, wy, 0), (.10, .18, 4.7), bronze)
    for z in (.0, 2.9, 4.5):
        box((9.4, wy, z), (20, .14, .12), bronze)
    box((-4.6, wy + .1, 0), (8.0, .8, 5), stone); box((3.4, wy + .2, 4.7), (34, 1.2, 5.5), stone); box((3.4, wy - .1, 5.0), (34, 1.4, .25), stone)
    for x in np.arange(-11, 19, 3.0):                         # upper windows
        box((x, wy - .42, 6.3), (1.5, .1, 2.6), emis((1, .66, .36), .8 if RNG.random() > .4 else .12)); box((x, wy - .44, 6.1), (1.9, .2, .15), stone)
    for x in (-3.5, 1.0, 6.0, 11.0):                         # lobby columns, lamps, desk
        lathe([(.3, 0), (.3, .2), (.22, .3), (.20, 4.2), (.3, 4.5), (.3, 4.7)], stone, (x, wy + 3.6, 0), 24)
        beads([(x + 2.2, wy + 3.0, 3.3)], .42, emis((1, .72, .42), 4), 0, (32, 20))
    box((6.4, wy + 4.6, 0), (4.2, .8, 1.1), mat("#5b3a20", .3)); area((3.4, wy + 2.6, 4.5), (3.4, wy + 2, 0), (22, 3), 500, (1, .68, .38))
    vehicle("kia-carnival", (2.0, -2.0, .0), 201, paint="pearl", lights=2.0)
    pal = trees("palm", 2, h=5.6)
    pot = lambda: lathe([(.001, 0), (.34, 0), (.48, .55), (.5, .75), (.44, .78), (.40, .6), (.001, .6)], mat("#2a2320", .4), n=24)
    B = trees("tree", 2, h=1.6, spread=.85, leaves=1600, col="#31492a", leaf=.07)
    for x, y in ((-4.6, 6.6), (11.8, 6.6), (-7.6, 6.9)):
        inst(proto("pot", pot), (x, y, 0)); inst(B[0], (x, y, .3), RNG.uniform(0, 360))
    box((-16, 7.0, 0), (16, 1.6, .5), stone, .04)
    for x, y in ((-10.5, 7), (-13.5, 8), (-17.5, 7), (-12, 13), (-21, 11), (-16, 15)):
        inst(pal[RNG.integers(2)], (x, y, .3), RNG.uniform(0, 360), RNG.uniform(.9, 1.3))
        spot((x + .5, y - 1.0, .5), (x, y, 5.5), 160, (1, .72, .4), 70)
    for x in (-9, -12, -15, -18):
        lathe([(.09, 0), (.09, .6), (.11, .6), (.11, .78), (.001, .8)], emis((1, .7, .4), 4), (x, 5.4, 0), 12)
    area((-3.6, -7.0, 3.4), (1.6, -1.6, .7), (5.6, 1.1), 340, (1, .90, .78))
    area((-7.5, .5, 2.0), (.4, -1.6, .7), (.8, 3.6), 130, (.6, .74, 1.0))
    for x in (-7.4, -4.2):
        spot((x, wy - .7, .2), (x, wy + .1, 4.5), 130, (1, .66, .34), 60)
    s.matte = [stars(260, 9, .5)]
    s.exposure, s.bloom, s.bloom_t = 1.08, .10, 1.1; s.denoise = 2.0
    s.shade = ("left", .42, .45); s.far = 120


@scene("fleet-lineup", (1920, 1080), "Six vehicles in an arc on a pale studio floor: sedan, MPV, SUV, luxury sedan, tempo traveller and coach", 24)
def fleet_lineup(s):
    paper_studio(s)
    s.cam, s.look, s.lens = (0, -30.5, 3.3), (0, 0, 2.25), 51; s.denoise = 3.0
    car = [("scania-volvo-bus", .6, 9.4, 229, dict(res=16)), ("tempo-travellers-2x1", -6.7, 3.4, 238, dict(paint2="red")),
           ("innova-crysta", -7.5, -2.0, 243, dict(paint="champagne")), ("honda-city", -2.7, -5.0, 246, dict(paint="silver")),
           ("mercedes-s-class", 2.9, -5.0, 296, {}), ("toyota-fortuner", 7.5, -1.4, 300, dict(paint="graphite"))]
    for v, x, y, h, k in car:
        vehicle(v, (x, y, 0), h, **k)


def paper_studio(s, floor=True, r=90):
    """flat warm-paper studio: the floor melts into the backdrop"""
    s.zenith, s.mid, s.horizon, s.ground = (.62, .60, .57), (.72, .70, .66), (.80, .775, .735), (.55, .53, .50)
    s.glow_pow = 0; s.sun_power = 0; s.env = .82
    s.env_boxes = [(-90, 42, 75, 7, 3.4, (1, .96, .90)), (150, 38, 22, 18, 3.2, (1, .98, .95)), (20, 35, 20, 20, 2.6, (.95, .98, 1)), (0, 86, 360, 9, 4.5, (1, .99, .97))]
    if floor:
        n = 72
        obj("floor", [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), 0) for i in range(n)], [tuple(range(n))], mat((.76, .735, .69), .55, spec=.12))
    s.fog, s.fog_start, s.far = .022, 38, 160; s.fog_col = (.80, .75, .68)
    s.matte = [lambda img, c: np.array([.80, .75, .68]) * (1 - .42 * sstep(c.horizon + .03, -.25, c.v))[..., None]]
    s.exposure, s.bloom, s.vignette, s.contrast = 1.06, .02, .10, .09; s.tint = (1.012, 1.0, .978)


# -------------------------------------------------------------- commercial set
def flowers(pts, cols=("#e8820c", "#f2b21a", "#c8341c"), r=.05, jitter=.3):
    """marigold heads: beads split between colours"""
    pts = np.array(pts); k = RNG.integers(0, len(cols), len(pts))
    for i, c in enumerate(cols):
        if (k == i).any():
            beads(pts[k == i], r, mat(c, .7, spec=.1, noise=(18, .35), bump=(60, 1.0, .02)), jitter, (7, 5))


def strings(a, b, sag, n=26, r=.035, es=26, col=(1, .66, .30)):
    P = catenary(a, b, sag, n)
    tube(P, .006, mat("#201a14", .8), 4)
    beads(P[1:-1] - [0, 0, .05], r, emis(col, es), 0, (7, 5))


@scene("wedding", (1600, 1000), "A pearl luxury sedan dressed with marigold garlands before a flower arch and strings of lights at dusk", 28)
def wedding(s):
    dusk(s, 60, .75)
    s.zenith, s.mid, s.horizon = (.020, .030, .075), (.07, .075, .15), (.34, .18, .16); s.glow_pow = .35
    s.cam, s.look, s.lens = (-2.6, -12.2, 1.5), (-.1, 0, 2.55), 36
    s.env_boxes = [(-118, 36, 46, 7, 2.2, (1, .90, .80)), (0, 88, 360, 16, 1.0, (1, .95, .9))]
    plane(-60, 60, -30, 60, 0, mat("#6a5846", .42, spec=.4, rnoise=(.6, .18, .5), noise=(.8, .15)))
    ribbon(np.array([(0, y, 0) for y in np.arange(2.0, 9, .5)]), -2.4, 2.4, mat("#7d1420", .9, noise=(3, .15)), .012)
    cream, gold = mat("#e9dcc3", .7), mat("#b98a3a", .3, .9)
    # mandap: four pillars wrapped in flowers, domed canopy of swags, behind the car
    cy = 6.2
    for x in (-3.3, 3.3):
        for y in (cy - 1.9, cy + 1.9):
            lathe([(.34, 0), (.34, .3), (.2, .4), (.17, 4.4), (.28, 4.6), (.34, 4.8)], cream, (x, y, 0), 24)
            t = np.linspace(0, 1, 330); a = t * 2 * np.pi * 9
            flowers(np.stack([x + .23 * np.cos(a), y + .23 * np.sin(a), .45 + 3.95 * t], 1), r=.085)
    box((0, cy, 4.75), (7.8, 5.0, .28), cream, .05); box((0, cy, 5.03), (8.1, 5.3, .1), gold)
    lathe([(2.5, 5.1), (2.55, 5.25), (2.3, 5.75), (1.7, 6.2), (.9, 6.55), (.25, 6.75), (.10, 6.9), (.2, 7.05), (.08, 7.2), (.001, 7.5)], mat("#d9c3a0", .6, emit=(1, .62, .32), es=.10), (0, cy, 0), 48)
    F = []
    for x0 in np.linspace(-3.7, 3.7, 9)[:-1]:               # swags on the canopy edge
        for q in catenary((x0, cy - 2.65, 4.95), (x0 + .925, cy - 2.65, 4.95), .42, 22):
            F.append(q)
    for x0 in np.linspace(-2.9, 2.9, 25):                   # curtain of strands at the back
        ln = 2.6 + .8 * abs(x0) / 3 + RNG.uniform(-.1, .1)
        for z in np.arange(4.7 - ln, 4.7, .105):
            F.append((x0, cy + 1.9, z))
    for x0 in (-3.75, 3.75):
        for k in range(5):
            for z in np.arange(2.6 + .3 * k, 4.8, .105):
                F.append((x0 + .12 * k * (1 if x0 < 0 else -1), cy - 2.6, z))
    flowers(F, r=.068)
    F = []                                                  # big flower arch in front
    for t in np.linspace(0, math.pi, 640):
        R = 3.05 + RNG.normal(0, .13)
        F.append((R * math.cos(t), cy - 3.0 + RNG.normal(0, .15), max(.2 + 1.15 * R * math.sin(t), .1)))
    flowers(F, ("#e8820c", "#f2b21a", "#f6ead2", "#b3121d", "#f0c34a"), r=.12)
    G = trees("tree", 2, h=1.4, spread=.8, leaves=1500, col="#36502c", leaf=.07)
    for x in (-5.2, -6.6, 5.2, 6.8, -8.2, 8.6):
        inst(G[0], (x, cy - 1 + RNG.uniform(-.5, 1), 0), RNG.uniform(0, 360), RNG.uniform(.8, 1.2))
    Hd = trees('tree', 1, h=2.6, spread=1.6, leaves=1500, col='#24331f', leaf=.13)
    for x in np.arange(-26, 27, 1.7):
        inst(Hd[0], (x, 11.5 + RNG.normal(0, .3), -.3), RNG.uniform(0, 360), RNG.uniform(.9, 1.15))
    T = trees("tree", 2, h=8.5, spread=3.4, col="#2a3822")
    for x, y in ((-11, 14), (-16, 18), (-7, 19), (10, 15), (15, 17), (6, 21), (-22, 20), (22, 20), (0, 24)):
        inst(T[RNG.integers(2)], (x, y, 0), RNG.uniform(0, 360), RNG.uniform(.9, 1.25))
    for a, b, g in (((-12, 3, 6.2), (0, cy, 7.3), 1.2), ((0, cy, 7.3), (12, 3, 6.2), 1.2), ((-13, 8, 6.8), (13, 8, 6.8), 2.0), ((-12, 3, 6.2), (-4, 12, 7.2), 1.2), ((12, 3, 6.2), (4, 12, 7.2), 1.2), ((-15, 12, 6.5), (15, 12, 6.5), 1.4)):
        strings(a, b, g, 40)
    for x in (-4.6, 4.6):                                   # brass urns with flowers
        lathe([(.001, 0), (.30, .02), (.12, .2), (.15, .34), (.36, .62), (.40, .85), (.28, 1.0), (.34, 1.08), (.30, 1.08)], gold, (x, cy - 3.2, 0), 32)
        d = RNG.normal(0, 1, (130, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True)
        flowers(d * [.42, .42, .36] + [x, cy - 3.2, 1.25], r=.085)
    dl = []
    for i in range(26):                                     # small lamps along the carpet
        sx = -1 if i % 2 else 1; dl.append((sx * 2.6, 2.2 + (i // 2) * .34, .06))
    beads(dl, .05, emis((1, .55, .18), 16))
    # the car and its garlands
    cx, cyy, hd = 1.3, -.9, 218
    v = "mercedes-s-class"
    vehicle(v, (cx, cyy, 0), hd, paint="pearl", lights=1.6)
    sp = VG.Spec.load(v); b = VG.Body(sp)
    a = math.radians(hd - 180); R = np.array([[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]])
    F = []

    def on(x, y):
        p = b.on_top(x, abs(y))
        if p is not None:
            q = R @ np.array([x - b.L / 2, y]); F.append((cx + q[0], cyy + q[1], p[2] + .035))
    for sg in (-1, 1):                                     # V from the mirrors to the nose
        for t in np.linspace(0, 1, 74):
            on(1.62 - 1.42 * t, sg * (.80 - .74 * t ** 1.2))
        for t in np.linspace(0, 1, 60):
            on(.55 + 1.15 * t, sg * (.28 + .50 * t) + sg * .0)
    for t in np.linspace(-1, 1, 60):
        on(1.05 - .55 * (1 - t * t), t * .62)
    flowers(F, ("#e8820c", "#f2b21a", "#e8820c", "#f6ead2"), r=.047, jitter=.25)
    area((-2.6, -6.2, 4.2), (cx, cyy, .7), (5.5, 1.2), 200, (1, .85, .70)); area((6.5, -1.5, 3.2), (cx, cyy, .7), (1.2, 4), 110, (1, .66, .4))
    area((0, cy, 4.6), (0, cy, 0), (5, 4), 330, (1, .64, .34)); spot((-3.6, 1.0, .3), (-2, cy, 3.6), 700, (1, .6, .3), 80); spot((3.6, 1.0, .3), (2, cy, 3.6), 700, (1, .6, .3), 80)
    area((0, 0, 7.5), (0, 4, 0), (16, 8), 420, (1, .70, .45))
    s.fog, s.fog_start, s.far = .006, 14, 120
    s.exposure, s.bloom, s.bloom_t = 1.1, .10, 1.1


def glass_office(x0, x1, y, h, bay=1.6, floor=3.6, lit=.35, seed=1, warm=(1, .72, .45), tint=(.05, .075, .085)):
    rng = np.random.default_rng(seed)
    gl = mat(tint, .04, spec=.9, metal=.55); fr = mat("#2a2d30", .4, .6); slab = mat("#c9c5bb", .6)
    n = int((x1 - x0) / bay); m = int(h / floor)
    for j in range(m):
        z = j * floor
        V, F, V2, F2 = [], [], [], []
        for i in range(n):
            xa, xb = x0 + i * bay + .03, x0 + (i + 1) * bay - .03
            tl = rng.normal(0, .006)
            q = [(xa, y + tl, z + .35), (xb, y - tl, z + .35), (xb, y - tl, z + floor - .05), (xa, y + tl, z + floor - .05)]
            if rng.random() < lit:
                F2.append([len(V2) + k for k in range(4)]); V2 += q
            else:
                F.append([len(V) + k for k in range(4)]); V += q
        if V: obj("glass", V, F, gl)
        if V2: obj("litglass", V2, F2, mat(tint, .06, spec=.9, metal=.3, emit=warm, es=.22))
        box(((x0 + x1) / 2, y, z), (x1 - x0, .35, .35), slab); box(((x0 + x1) / 2, y - .22, z + .1), (x1 - x0, .25, .06), fr)
    for i in range(n + 1):
        box((x0 + i * bay, y - .08, 0), (.07, .24, h), fr)
    box(((x0 + x1) / 2, y + 4, m * floor), (x1 - x0 + .6, 9, .7), slab); box(((x0 + x1) / 2, y + 6, 0), (x1 - x0 - .2, 11, m * floor), mat((.02, .022, .025), .6))


@scene("corporate", (1600, 1000), "A row of white sedans drawn up before a glass office building in morning light", 22)
def corporate(s):
    morning(s, az=-142, el=24)
    s.zenith, s.mid, s.horizon = (.16, .30, .56), (.40, .54, .72), (.98, .88, .76)
    s.cam, s.look, s.lens = (-10.4, -9.6, 1.75), (1.6, 2.2, 2.45), 38
    plane(-120, 120, -80, 60, 0, mat("#8d8a83", .5, spec=.4, noise=(.5, .1), rnoise=(.4, .28, .6)))
    for x in np.arange(-30, 40, 3.0):
        plane(x, x + .025, -30, 9, .004, mat("#6d6a64", .7))
    for y in np.arange(-21, 9, 3.0):
        plane(-40, 40, y, y + .025, .004, mat("#6d6a64", .7))
    glass_office(-22, 34, 10.5, 21.6, lit=.10)
    box((6, 8.2, 4.0), (20, 4.8, .35), mat("#e8e4da", .5), .04); box((6, 5.8, 4.05), (20.1, .1, .25), mat("#2a2d30", .4, .7))
    for x in (-2, 6, 14):
        lathe([(.16, 0), (.16, 4)], mat("#d9d5ca", .4, .3), (x, 6.3, 0), 20)
    for i in range(6):
        vehicle(("mercedes-e-class", "toyota-camry")[0], (-3.0 + i * 3.5, -.6 + i * .0, 0), 238, paint="white", res=None if i < 2 else 14)
    T = trees("tree", 2, h=6.5, spread=2.2, col="#557338", leaf=.17)
    for x in (-19, -13.5, -8):
        box((x, 7.6, 0), (2.2, 2.2, .5), mat("#d7d2c6", .6), .03); inst(T[RNG.integers(2)], (x, 7.6, .3), RNG.uniform(0, 360), .95)
    H = trees("tree", 1, h=1.1, spread=.7, leaves=1300, col="#4d6a34", leaf=.06)
    for x in np.arange(17, 30, 1.0):
        inst(H[0], (x, 7.4, 0), RNG.uniform(0, 360), .9)
    s.matte = [cloud_layer(.6, (1.2, 1.05, .95), 11), skyline(4, (.62, .66, .72), .10)]
    s.fog, s.fog_start, s.far = .0022, 25, 200
    s.exposure, s.bloom, s.bloom_t = 1.12, .05, 1.1; s.sun_power = 5.0; s.sun_col = (1, .80, .56)


def skyline(seed=1, col=(.5, .55, .62), top=.10, lit=0.0, x0=0.0, x1=1.0):
    """painted far city blocks"""
    def f(img, c):
        rng = np.random.default_rng(seed); x = x0
        while x < x1:
            w = rng.uniform(.012, .045); h = top * rng.uniform(.25, 1.0) ** 1.4
            a = ((c.u > x) & (c.u < x + w) & (c.v > c.horizon - h) & (c.v < c.horizon + .05))
            fade = (.55 + .45 * sstep(0, top, c.horizon - c.v))[..., None]
            k = rng.uniform(.85, 1.1); cc = np.array(col) * k
            img = np.where(a[..., None], img * (1 - .75 * fade) + cc * .75 * fade, img)
            if lit:
                gx = np.floor((c.u - x) / .0042); gy = np.floor((c.horizon - c.v) / .0075)
                r = np.sin(gx * 12.9898 + gy * 78.233 + x * 371) * 43758.5; r = r - np.floor(r)
                win = a & (r > 1 - lit) & (((c.u - x) / .0042) % 1 < .6) & (((c.horizon - c.v) / .0075) % 1 < .5)
                img = np.where(win[..., None], img + np.array([1, .66, .34]) * (r[..., None] * .9), img)
            x += w * rng.uniform(.6, 1.3)
        return img
    return f


def charge_post(loc, rz=0, glow="#7fd08a"):
    wh, bk = mat("#f1efe9", .35, coat=.4), mat("#16181b", .25, coat=.5)

    def make():
        box((0, 0, 0), (.62, .42, .08), mat("#9b978e", .8)); box((0, 0, .08), (.42, .26, 1.62), wh, .05)
        box((0, -.128, 1.02), (.30, .02, .46), bk, .008); box((0, -.14, .93), (.30, .012, .03), emis(glow, 5))
        box((0, -.14, 1.25), (.16, .01, .16), emis((.75, .9, .8), .8)); box((.22, -.02, .82), (.05, .12, .22), bk, .02)
        box((0, 0, 1.70), (.44, .28, .05), mat("#4f7a52", .4), .015)
    return inst(proto("charger", make), loc, rz)


@scene("electric", (1600, 1000), "A silver electric car plugged in at a white charging post, with a hedge and clean daylight", 24)
def electric(s):
    morning(s, az=-128, el=38)
    s.zenith, s.mid, s.horizon = (.20, .36, .62), (.52, .64, .78), (.92, .90, .85); s.sun_col, s.sun_power = (1, .93, .82), 3.0; s.glow_pow = .3
    s.cam, s.look, s.lens = (-2.4, -9.6, 1.55), (.15, 0, 1.15), 42
    plane(-80, 80, -60, 4.2, 0, mat("#b9b5ab", .7, noise=(.6, .06), spec=.25))
    for x in (-2.6, 3.4):
        plane(x, x + .10, -4.2, 2.6, .005, mat("#eceae2", .7))
    plane(-2.5, 3.4, -4.2, 2.6, .003, mat("#7f9a7c", .75, noise=(.8, .06)))
    box((0, 4.6, 0), (60, .5, 2.7), mat("#cfc3ae", .8, noise=(.3, .05))); box((0, 4.6, 2.7), (60.4, .62, .10), mat("#d9d4c8", .7))
    for x in np.arange(-28, 28, 2.4):
        box((x, 4.34, 0), (.02, .03, 2.7), mat("#cfcabe", .8))
    H = trees("tree", 2, h=1.15, spread=.75, leaves=1700, col="#4d7434", leaf=.06)
    for x in np.arange(-14, 15, .72):
        inst(H[RNG.integers(2)], (x, 3.75 + RNG.normal(0, .04), 0), RNG.uniform(0, 360), RNG.uniform(.8, .95))
    box((0, 3.05, 0), (60, .18, .22), mat("#d9d4c8", .7), .02)
    T = trees("tree", 3, h=7, spread=3.0, leaves=4200, col="#5f7a3e", leaf=.19)
    for x, y in ((-9, 9), (-3.5, 11), (4.5, 9.5), (10, 10), (15, 12), (-15, 11), (-6, -13.5), (-11.5, -9)):
        inst(T[RNG.integers(3)], (x, y, 0), RNG.uniform(0, 360), RNG.uniform(.85, 1.15))
    vehicle("ioniq-5", (.9, -1.0, 0), 212, paint="silver")
    c = charge_post((-2.75, 1.9, 0), 8); c.scale = (1.1, 1.1, 1.1)
    tube(spline([(-2.5, 1.75, .98), (-2.2, 1.5, .45), (-1.7, 1.1, .10), (-1.15, .75, .10), (-.62, .35, .50), (-.42, .18, .80)], 40), .024, mat("#15171a", .4), 8)
    s.matte = [cloud_layer(.5, (1.15, 1.1, 1.05), 21)]
    s.exposure, s.bloom = .86, .03; s.far = 100; s.tint = (1.015, 1.0, .97); s.fog, s.fog_start = .002, 20
    s.sat = 1.02


@scene("airport", (1600, 1000), "A silver tempo traveller and a sedan at an airport terminal kerb at dawn, under a wide lit canopy", 24)
def airport(s):
    dusk(s, 160, .9)
    s.zenith, s.mid, s.horizon = (.045, .085, .20), (.17, .22, .36), (.72, .42, .30); s.glow_pow = .5
    s.cam, s.look, s.lens = (-12.5, -14.5, 1.7), (.4, 2.6, 3.3), 36
    plane(-200, 200, -120, 100, 0, mat("#3a3937", .3, spec=.5, rnoise=(.3, .14, .45), noise=(.7, .15)))
    for y in (-5.6,):
        ribbon(np.array([(x, y, 0) for x in np.arange(-60, 90, 1.0)]), -.06, .06, mat("#d8d2c2", .6), .006, (3, 4))
    box((10, 6.0, 0), (140, 7.0, .18), mat("#b4aa99", .5, noise=(.8, .06)), .03)
    for x in np.arange(-40, 70, .9):
        box((x, 2.58, .01), (.45, .16, .18), mat("#d3b24c", .6))
    wy = 9.4; bronze = mat("#5c626a", .3, .8)
    plane(-50, 80, wy, wy + 10, .2, mat("#c9bda8", .25)); box((15, wy + 10, 0), (130, .3, 8), mat("#c9a877", .8, emit=(1, .70, .40), es=.26, noise=(.12, .3)))
    for x in np.arange(-46, 80, 6.0):
        lathe([(.45, 0), (.40, 7.8)], mat('#d9cbb0', .5), (x, wy + 6, .2), 20)
        box((x + 3, wy + 8.2, .2), (3.6, .6, 1.2), mat('#5b4430', .4)); box((x + 3, wy + 9.6, 3.6), (4.4, .1, 1.3), emis((.55, .70, .95), .45))
        lathe([(.001, 5.2), (.5, 5.3), (.62, 5.6), (.5, 5.9), (.001, 6.0)], emis((1, .76, .46), 4), (x + 3, wy + 3, 0), 18)
    box((15, wy + 5, 7.8), (130, 10, .3), mat("#e8d9bd", .8, emit=(1, .76, .48), es=.5))
    for x in np.arange(-48, 80, 2.5):
        box((x, wy, 0), (.09, .22, 7.8), bronze)
    for z in (.2, 3.0, 5.4, 7.6):
        box((15, wy, z), (130, .12, .10), bronze)
    # wing-like canopy on V columns
    ys = np.linspace(.6, 12, 26); P = np.array([(0, y, 6.2 + 1.3 * float(sstep(0, 1, (12 - y) / 11.4)) + .25 * math.sin((y + 3) / 3.2)) for y in ys])
    V = np.vstack([P + [-50, 0, 0], P + [80, 0, 0], P + [-50, 0, .35], P + [80, 0, .35]]); n = len(P)
    F = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)] + [(2 * n + i, 3 * n + i, 3 * n + i + 1, 2 * n + i + 1) for i in range(n - 1)] + [(0, n, 3 * n, 2 * n)]
    obj("canopy", V, F, mat("#e6dfd0", .6), True)
    for x in np.arange(-45, 75, 7.5):
        for dx in (-1.0, 1.0):
            tube([(x, 4.6, .1), (x + dx, 3.4, 7.1)], .15, mat("#e9e4d8", .4), 12)
        box((x + 3.7, 2.4, 7.1), (3.4, .16, .05), emis((1, .80, .54), 7)); box((x + 3.7, 6.4, 6.65), (3.4, .16, .05), emis((1, .80, .54), 7))
    for x in (-6, 4, 15):
        area((x, 2.6, 6.7), (x, 1.5, 0), (8, 4), 420, (1, .80, .56))
    area((10, wy - .3, 3.5), (6, 0, 1), (30, 5), 500, (1, .72, .42))
    vehicle("toyota-camry", (-.9, -.4, 0), 205, paint="black", lights=2, res=11)
    vehicle("urbania-2x1", (7.2, .3, 0), 186, paint="silver", lights=2, res=13)
    vehicle("kia-carnival", (15.8, .4, 0), 184, paint="white", lights=2, res=14)
    area((-6.5, -6.0, 4), (-.5, -.6, .7), (5.5, 1.0), 150, (.90, .93, 1))
    s.matte = [cloud_layer(.7, (.75, .42, .36), 31), skyline(9, (.22, .22, .30), .05)]
    s.fog, s.fog_start, s.far = .0028, 20, 200
    s.exposure, s.bloom, s.bloom_t = 1.0, .08, 1.1


@scene("outstation", (1600, 1000), "A white SUV on a desert road at golden hour, a hill fort in the distance", 22)
def outstation(s):
    morning(s, az=152, el=11)
    s.zenith, s.mid, s.horizon = (.20, .30, .50), (.62, .55, .52), (1.15, .78, .48)
    s.sun_col, s.sun_power, s.sun_size = (1, .66, .36), 4.6, .8; s.glow_col, s.glow_pow, s.glow_w = (1, .62, .30), .9, .55
    s.cam, s.look, s.lens = (-3.4, -9.6, 1.35), (1.0, 6, 1.95), 40
    xc = lambda y: -.8 + 9.0 * np.sin(np.clip(y, -20, 200) / 62.0) ** 2 * np.sign(np.maximum(y, 0) + 1e-9)
    zc = lambda y: 0 * y
    n1, n2 = sampler(fractal(512, 3.0, 14), 240.0), sampler(fractal(512, 2.2, 5), 26.0)

    def fn(X, Y):
        d = np.abs(X - xc(Y)); f = sstep(4.4, 20, d)
        dune = np.abs(n1(X, Y)); hill = 52 * np.exp(-((X - 8) / 72) ** 4 - ((Y - 330) / 60) ** 2) + 22 * np.exp(-((X + 110) / 60) ** 2 - ((Y - 360) / 70) ** 2)
        return -.09 + f * ((1.3 - np.minimum(dune, 1.5)) * 2.2 * sstep(8, 60, d) + n2(X, Y) * .22) + hill * (1 + .05 * n2(X * .35, Y * .35)) + np.maximum(n1(X * 1.7, Y * 1.7), 0) * 3 * sstep(120, 250, Y)
    ys = np.r_[np.linspace(-14, 60, 190)[:-1], np.linspace(60, 420, 150)]; xs = np.r_[np.linspace(-160, -24, 50)[:-1], np.linspace(-24, 30, 170)[:-1], np.linspace(30, 190, 60)]
    X, Y = np.meshgrid(xs, ys, indexing="ij"); nx, ny = X.shape
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(ny - 1), indexing="ij")
    obj("sand", np.stack([X, Y, fn(X, Y)], -1).reshape(-1, 3), np.stack([i * ny + j, (i + 1) * ny + j, (i + 1) * ny + j + 1, i * ny + j + 1], -1).reshape(-1, 4),
        mat("#c79a66", .95, noise=(.3, .16), spec=.08, bump=(3.2, .35, .12)), True, 180)
    yy = np.arange(-14, 300, 1.0); P = np.stack([xc(yy), yy, 0 * yy], 1)
    ribbon(P, -3.7, 3.7, mat("#4b4845", .6, spec=.35, noise=(.6, .12)))
    line = mat("#e6dfcf", .6); ribbon(P, -.06, .06, line, .012, (3, 5)); ribbon(P, -3.45, -3.35, line, .012); ribbon(P, 3.35, 3.45, line, .012)
    fort((8, 322, float(fn(np.array([8.]), np.array([322.]))[0]) - 9))
    vehicle("toyota-fortuner", (1.9, .2, 0), 220, lights=1.4)
    B = trees("tree", 2, h=1.3, spread=.9, leaves=900, col="#76743f", leaf=.07); A = trees("tree", 2, h=5.2, spread=3.0, leaves=2600, col="#5d6436", leaf=.16)
    rng = np.random.default_rng(3)
    for k in range(150):
        x, y = rng.uniform(-60, 90), rng.uniform(2, 190)
        if abs(x - xc(y)) > 6.5:
            z = float(fn(np.array([x]), np.array([y]))[0]); inst(B[rng.integers(2)], (x, y, z - .15), rng.uniform(0, 360), rng.uniform(.5, 1.2))
    for x, y in ((-17, 34), (-30, 60), (26, 40), (38, 74), (-46, 95), (22, 110), (60, 120)):
        inst(A[rng.integers(2)], (x, y, float(fn(np.array([x]), np.array([y]))[0]) - .1), rng.uniform(0, 360), rng.uniform(.8, 1.2))
    G = trees("grass", 2, h=.35, r=.8, col="#b59a5a")
    for k in range(260):
        y = rng.uniform(-6, 40); x = xc(y) + rng.choice((-1, 1)) * rng.uniform(4.6, 14)
        inst(G[rng.integers(2)], (x, y, float(fn(np.array([x]), np.array([y]))[0]) - .02), rng.uniform(0, 360), rng.uniform(.5, 1.1))
    s.matte = [cloud_layer(.5, (1.25, .85, .62), 17), ridges(3, 9, base=.0, top=.07, near=(.50, .34, .25), far=(.80, .58, .42), mist=.6, trees_on=0)]
    s.fog, s.fog_start, s.far = .0014, 30, 460; s.fog_col = (.95, .62, .40)
    s.exposure, s.bloom, s.bloom_t = .98, .06, 1.2


def fort(loc, k=1.0, col="#c0905c"):
    m = mat(col, .9, noise=(.12, .2))

    def make():
        def wall(x0, x1, y, h, z=0):
            box(((x0 + x1) / 2, y, z - 30), (x1 - x0, 2.5, h + 30), m)
            for x in np.arange(x0, x1, 1.5):
                box((x + .4, y, z + h), (.85, 2.5, 1.0), m)

        def tower(x, y, r, h, dome=True):
            lathe([(r * 1.5, -30), (r * 1.12, 0), (r, h * .9), (r * 1.14, h * .93), (r * 1.14, h), (.01, h)], m, (x, y, 0), 28, auto=30)
            for a in np.linspace(0, 2 * np.pi, 14, endpoint=False):
                box((x + r * 1.05 * math.cos(a), y + r * 1.05 * math.sin(a), h), (.8, .8, 1.0), m, rz=math.degrees(a))
            if dome:
                chhatri((x, y, h + .4), r * .62)

        def chhatri(p, r):
            x, y, z = p
            for a in np.linspace(0, 2 * np.pi, 8, endpoint=False):
                box((x + r * .9 * math.cos(a), y + r * .9 * math.sin(a), z), (.3, .3, r * 1.3), m)
            lathe([(r * 1.35, 0), (r * 1.3, .2), (r, .3), (r * .98, r * .4), (r * .75, r * .8), (r * .3, r * 1.08), (.08, r * 1.2), (.06, r * 1.6), (.001, r * 1.75)], m, (x, y, z + r * 1.3), 24)
        wall(-46, 52, 0, 12); wall(-30, 34, 9, 20); wall(-12, 20, 15, 29)
        for x, r, h in ((-46, 4.5, 16), (-22, 4, 15), (2, 4, 15), (28, 4.2, 15), (52, 5, 17)):
            tower(x, -.5, r, h)
        for x, h in ((-30, 26), (34, 25), (-12, 34), (20, 35)):
            tower(x, 10, 3.6, h)
        chhatri((4, 15, 30), 4.2); chhatri((-4, 15, 30), 2.4); chhatri((12, 15, 30), 2.4)
        for x in np.arange(-26, 32, 4.4):
            prism([(x + a, b) for a, b in arch_hole(0, 2.0, 13.5, 16, "pointed")], .4, mat("#5e4128", .9), loc=(0, 7.6, 0))
    inst(proto("fort", make), loc, sc=k)


@scene("depot", (1600, 1000), "Aerial view of a depot with neat rows of coaches and cars in early light", 16)
def depot(s):
    morning(s, az=-35, el=20)
    s.cam, s.look, s.lens = (-36, -50, 36), (-1, 2, -3), 46
    s.sun_power, s.sun_col = 4.2, (1, .74, .46)
    plane(-300, 300, -300, 300, -.02, mat("#7c7a5c", .95, noise=(.03, .3)))
    plane(-70, 80, -60, 62, 0, mat("#7d7a74", .75, noise=(.08, .12), spec=.3))
    line = mat("#d9d3c5", .7)
    # coaches in two ranks, cars in four, vans in one
    for i in range(11):
        x = -38 + i * 4.3
        vehicle("scania-volvo-bus", (x, 22, 0), 262, paint="white", paint2="red", res=32, lights=1) if i % 3 else vehicle("luxury-coach", (x, 22, 0), 262, paint="silver", res=32)
        plane(x - 2.15, x - 2.05, 14, 31, .01, line)
        if i < 9:
            vehicle("mini-bus-coach", (x, 2.5, 0), 262, paint="white", paint2="red", res=28); plane(x - 2.15, x - 2.05, -3, 8, .01, line)
    for r, y in enumerate((-12, -22, -32)):
        for i in range(17):
            x = -38 + i * 3.0
            v = ("honda-city", "innova-crysta", "toyota-fortuner")[r]
            if (i * 7 + r * 5) % 13:
                vehicle(v, (x, y, 0), 266, paint=("white", "silver", "white")[(i + r) % 3], res=28)
            plane(x - 1.55, x - 1.47, y - 3.2, y + 3.2, .01, line)
    # long roof on the right, office, lamps, trees, wall
    roof = mat("#b9b2a4", .55, .2, noise=(.2, .06)); steel = mat("#6b6e72", .5, .5)
    for k in range(5):
        y = -34 + k * 15
        P = [(x, 7.0 + 1.6 * math.sin(math.pi * (x - 0) / 15)) for x in np.linspace(0, 15, 16)]
        prism(P + [(15, 6.8), (0, 6.8)], 26, roof, loc=(38, y, 0), rz=90)
        for yy in (0, 15):
            for x in (26, 38, 50):
                box((x, y + yy, 0), (.4, .4, 7), steel)
    for y in (-28, -14, 0, 14, 28):
        vehicle("luxury-coach", (38, y, 0), 180, paint="maroon", res=32)
    box((-56, 10, 0), (12, 26, 7), mat("#e2d8c5", .8, noise=(.2, .05))); box((-56, 10, 7), (12.6, 26.6, .5), mat("#8f3b2a", .8))
    T = trees("tree", 3, h=8, spread=3.4, leaves=2200, col="#4a6331", leaf=.30)
    for x in np.arange(-76, 90, 6.5):
        for y in (44, 51):
            inst(T[RNG.integers(3)], (x + RNG.normal(0, 1), y + RNG.normal(0, 1.5), 0), RNG.uniform(0, 360), RNG.uniform(.8, 1.3))
    for y in np.arange(-60, 60, 7):
        inst(T[RNG.integers(3)], (-70 + RNG.normal(0, 1.5), y, 0), RNG.uniform(0, 360), RNG.uniform(.8, 1.2))
    for x in (-40, -18, 4):
        streetlamp((x, 10.5, 0), 9, 1.6, 90, es=1); streetlamp((x, -17, 0), 9, 1.6, 90, es=1)
    s.fog, s.fog_start, s.far = .0022, 45, 300; s.fog_col = (.95, .80, .66)
    s.matte = [skyline(7, (.62, .58, .55), .06)]
    s.exposure, s.bloom = 1.15, .03; s.sun_power = 5.2


# ------------------------------------------------------------------- journal
def water(x0, x1, y0, y1, z=0, col=(.012, .022, .028), scale=1.6, strength=.10, stretch=(1, 3, 1)):
    m = mat(col, .05, spec=.9, bump=(scale, strength, .25), name="water")
    o = plane(x0, x1, y0, y1, z, m)
    return o


def lake_layers(shore, flip=1.0, ripple=.004, tint=(.55, .66, .74), seed=2):
    """painted water: mirror everything painted so far below the shore line (picture height 0..1 from top)"""
    def f(img, c):
        H, W = c.H, c.W; y0 = shore
        d = np.maximum(c.v - y0, 0)
        T = fractal(512, 2.0, seed); pz = 1.0 / (d + .02)
        n1 = map_coordinates(T, [(c.u * pz * 1.6 * .35) % 1 * 512, (pz * 1.9) % 1 * 512], order=1, mode="wrap")
        sy = np.clip(y0 - d * flip + n1 * ripple * (0.4 + d * 6), 0, 1); sx = np.clip(c.u + n1 * ripple * .4, 0, 1)
        q = np.stack([map_coordinates(img[..., k], [sy * (H - 1), sx * (W - 1)], order=1) for k in range(3)], -1)
        fres = (.80 - .35 * sstep(0, .45, d))[..., None]
        w = q * fres * np.array(tint) * 1.25 + np.array([.010, .022, .028]) * (1 - fres)
        w = w + (np.maximum(n1 - 1.1, 0) * .06 * (1 - sstep(0, .3, d)))[..., None]
        m = sstep(y0 - .5 / H, y0 + .5 / H, c.v)[..., None]
        band = np.exp(-((c.v - y0) / .006) ** 2)[..., None] * .10
        out = img * (1 - m) + w * m
        return out * (1 - band) + np.array([.75, .72, .70]) * band
    return f


def rowboat(col="#b3121d"):
    def make():
        n, k = 24, 9; V = []
        for i in range(n):
            t = i / (n - 1) * 2 - 1; w = .72 * (1 - abs(t) ** 2.4) ** .6 + .02; L = 2.2
            for j in range(k):
                a = -math.pi / 2 + math.pi * j / (k - 1)
                V.append((t * L, w * math.sin(a), -.42 * math.cos(a) * (1 - .3 * t * t) + .38 + .24 * t ** 4))
        F = [(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(n - 1) for j in range(k - 1)]
        o = obj("hull", V, F, mat(col, .45), True); sm = o.modifiers.new("s", "SOLIDIFY"); sm.thickness = .06
        for x in (-1.0, 0, 1.0):
            box((x, 0, .24), (.28, 1.2, .05), mat("#8a6a45", .6))
        P = spline([(-.9, 0, .3), (-.9, 0, 1.25)], 4)
        for x, y in ((-.95, -.6), (-.95, .6), (.95, -.6), (.95, .6)):
            tube([(x, y, .3), (x, y, 1.25)], .022, mat("#8a6a45", .6), 6)
        V = [(x, y, 1.25 + .20 * (1 - (y / .75) ** 2)) for x in (-1.15, 1.15) for y in np.linspace(-.75, .75, 9)]
        obj("awning", V, [(j, j + 1, 10 + j, 9 + j) for j in range(8)], mat("#efe3c8", .8), True)
        tube([(.2, .5, .45), (.5, 1.7, .02)], .02, mat("#8a6a45", .6), 5); tube([(.2, -.5, .45), (.5, -1.7, .02)], .02, mat("#8a6a45", .6), 5)
    return proto("boat" + col, make)


@scene("blog-1", (1600, 1000), "A calm mountain lake between wooded hills at sunrise, small covered rowing boats on the water", 20)
def blog_1(s):
    morning(s, az=76, el=11)
    s.zenith, s.mid, s.horizon = (.17, .30, .52), (.52, .54, .62), (1.10, .78, .56)
    s.sun_col, s.sun_power = (1, .70, .44), 3.0; s.glow_col, s.glow_pow, s.glow_w = (1, .62, .34), .8, .5
    s.cam, s.look, s.lens = (0, 0, 2.6), (0, 60, 4.6), 36
    v = lambda u, t: .16 * np.abs(u - .52) ** 1.1 * (.3 + 1.2 * t)
    s.matte = [cloud_layer(.5, (1.15, .80, .66), 41), ridges(6, 23, base=-.01, top=.25, near=(.022, .045, .040), far=(.48, .48, .56), mist=.55, trees_on=3, lift=v), lake_shore]
    for x, y, r, k in ((2.4, 15, 20, "#b3121d"), (6.2, 24, -30, "#d9a441"), (-5.0, 30, 70, "#2f5d73"), (1.0, 46, 10, "#b3121d"), (-1.8, 64, 160, "#d9a441"), (9.5, 52, 40, "#efe3c8")):
        inst(rowboat(k), (x, y, 0), r); 
        inst(rowboat(k), (x, y, -.08), r, sc=(1, 1, -.9))
    # near shore: deodar branches and railing at the left edge
    T = trees("pine", 2, h=15, col="#1c2f28")
    for x, y, z in ((-11.8, 21, -4), (-14, 26, -3), (-15, 23, -3), (13.5, 20, -4), (-19, 30, -2)):
        inst(T[RNG.integers(2)], (x, y, z), RNG.uniform(0, 360), RNG.uniform(.8, 1.1))
    s.fog, s.fog_start, s.far = .006, 18, 150; s.fog_col = (.80, .68, .60)
    s.exposure, s.bloom, s.bloom_t = .92, .06, 1.1


def lake_shore(img, c):
    return lake_layers(c.horizon + .004)(img, c)


@scene("blog-2", (1600, 1000), "A misty mountain road winding between tall pines", 18)
def blog_2(s):
    morning(s, az=55, el=20)
    s.zenith, s.mid, s.horizon = (.34, .42, .50), (.58, .64, .68), (.92, .88, .82); s.sun_col, s.sun_power, s.sun_size = (1, .80, .56), 3.4, 2
    s.glow_col, s.glow_pow, s.glow_w = (1, .80, .55), .7, .6
    xc = lambda y: 1.2 + 8.5 * np.sin((y - 2) / 26.0) * sstep(0, 30, y)
    zc = lambda y: .055 * np.maximum(y, 0)
    fn, P = hill_road(s, xc, zc, -10, 150, slope_r=.55, slope_l=.35, col="#3f4a30", nx=220, ny=240, seed=9)
    parapet(P, -4.6)
    s.cam, s.look, s.lens = (-1.2, -6.5, 2.3), (.6, 20, 4.4), 33
    T = trees("pine", 3, h=19, col="#243b30"); rng = np.random.default_rng(2); pts = []
    while len(pts) < 260:
        x, y = rng.uniform(-70, 80), rng.uniform(2, 148); d = x - xc(y)
        if abs(d) > 7.5 + (3 if y < 14 else 0):
            pts.append((x, y, float(fn(np.array([x]), np.array([y]))[0]) - .3))
    scatter(T, pts, (.65, 1.2), rng)
    G = trees("grass", 2, h=.5, r=1.0, col="#66703a"); pts = []
    for i in range(380):
        y = rng.uniform(-6, 45); x = xc(y) + rng.choice((-1, 1)) * rng.uniform(5.2, 10)
        pts.append((x, y, float(fn(np.array([x]), np.array([y]))[0]) - .02))
    scatter(G, pts, (.6, 1.2), rng)
    vehicle("toyota-fortuner", (float(xc(19.)) + 1.75, 19, float(zc(19.))), 244, paint="white", res=14, lights=5)
    s.matte = [ridges(4, 3, base=.02, top=.22, near=(.30, .36, .38), far=(.70, .70, .70), mist=.7, trees_on=2)]
    s.fog, s.fog_start, s.far = .0125, 9, 170
    s.glow_col, s.glow_pow, s.glow_w = (1, .70, .42), .9, .7; s.sun_az, s.glow_az = 150, 84; s.sun_power = 5
    s.exposure, s.bloom, s.bloom_t = .92, .06, 1.0; s.sat = .95


def onion(r, h=1.0):
    return [(r * .92, 0), (r * .97, r * .10), (r * 1.06, r * .38), (r * 1.08, r * .62), (r * 1.0, r * .95), (r * .78, r * 1.30), (r * .45, r * 1.60), (r * .16, r * 1.82), (r * .06, r * 1.95), (r * .05, r * 2.15), (r * .10, r * 2.22), (r * .03, r * 2.34), (.001, r * 2.55)]


@scene("blog-agra", (1600, 1000), "A white domed mausoleum with four minarets seen across a still river at dawn", 20)
def blog_agra(s):
    morning(s, az=58, el=9)
    s.zenith, s.mid, s.horizon = (.24, .32, .50), (.66, .56, .58), (1.12, .74, .56); s.sun_col, s.sun_power = (1, .70, .50), 2.4
    s.glow_col, s.glow_pow, s.glow_w = (1, .60, .36), .8, .55
    s.cam, s.look, s.lens = (-14, -165, 5), (-8, 0, 15), 38
    m, dk, red = mat("#e9ddcf", .6, noise=(.06, .05)), mat("#8f7f78", .8), mat("#9a5a42", .85, noise=(.1, .1))

    def chhatri(x, y, z, r):
        for a in np.linspace(0, 2 * np.pi, 8, endpoint=False):
            box((x + r * .85 * math.cos(a), y + r * .85 * math.sin(a), z), (r * .2, r * .2, r * 1.3), m)
        lathe([(r * 1.3, 0), (r * 1.25, r * .12), (r * .95, r * .18)] + [(q * .9, w * .62 + r * .2) for q, w in onion(r)], m, (x, y, z + r * 1.3), 28)
    box((0, 0, -3), (104, 78, 6.5), red); box((0, 0, 3), (66, 66, 4.2), m)
    hw = 19.0; oc = [(-hw, -hw + 6), (-hw + 6, -hw), (hw - 6, -hw), (hw, -hw + 6), (hw, hw - 6), (hw - 6, hw), (-hw + 6, hw), (-hw, hw - 6)]
    prism(oc, 17.5, m, loc=(0, 0, 7.2 + 8.75), rx=0)
    for rz in (0, 90, -90):                               # pishtaqs
        q = math.radians(rz)
        prism(rect(-7.0, 7.0, 7.2, 28.5), 2.2, m, [arch_hole(0, 9.0, 7.0, 18.2, "pointed")], loc=(19.3 * math.sin(q), -19.3 * math.cos(q), 0), rz=rz, bevel=.12)
        prism([(a, b) for a, b in arch_hole(0, 9.0, 7.2, 18.2, "pointed")], .4, dk, loc=(18.7 * math.sin(q), -18.7 * math.cos(q), 0), rz=rz)
        for sx in (-10.2, 10.2):
            for z in (8.2, 16.4):
                prism([(sx + a, b) for a, b in arch_hole(0, 4.0, z, z + 4.4, "pointed")], .5, dk, loc=(19.05 * math.sin(q), -19.05 * math.cos(q), 0), rz=rz)
        for sx in (-7.2, 7.2):
            lathe([(.45, 7), (.4, 30), (.7, 30.2), (.3, 30.8), (.05, 31.8)], m, (19.8 * math.sin(q) + sx * math.cos(q), -19.8 * math.cos(q) + sx * math.sin(q), 0), 12)
    lathe([(10.2, 24.5), (10.2, 31.6), (10.6, 31.8), (10.4, 32.4)], m, n=64)
    lathe([(r, z + 32.3) for r, z in onion(10.4)], m, n=72)
    for x in (-11.5, 11.5):
        for y in (-11.5, 11.5):
            chhatri(x, y, 24.7, 3.3)
    for x in (-31, 31):
        for y in (-31, 31):
            p = [(2.9, 3), (2.7, 7.2), (2.5, 7.3), (2.3, 17), (3.1, 17.4), (3.1, 18.2), (2.25, 18.3), (2.05, 28), (2.9, 28.4), (2.9, 29.2), (2.0, 29.3), (1.85, 37.6), (2.7, 38), (2.7, 38.8), (.01, 38.9)]
            lathe(p, m, (x, y, 0), 28, auto=25); chhatri(x, y, 38.8, 1.9)
    for sx in (-1, 1):                                     # flanking sandstone halls
        box((sx * 78, 12, 0), (26, 22, 15), red); prism(rect(-5, 5, 0, 19), 1.5, red, [arch_hole(0, 6.5, -1, 9, "pointed")], loc=(sx * 78, .5, 0))
        for x, r in ((0, 5.2), (-8.5, 3.6), (8.5, 3.6)):
            lathe([(r * .95, -1), (r * .95, .4)] + [(a, b * .72 + .4) for a, b in onion(r)], m, (sx * 78 + x, 12, 15), 36)
    box((0, -44, -3), (330, 3, 3.6), red)
    T = trees("tree", 3, h=9, spread=4, leaves=2200, col="#39472e", leaf=.34)
    for x in np.r_[np.arange(-150, -52, 6), np.arange(54, 160, 6)]:
        inst(T[RNG.integers(3)], (x + RNG.normal(0, 2), -38 + RNG.normal(0, 5), 0), RNG.uniform(0, 360), RNG.uniform(.7, 1.35))
    obj("water", [(-500, -400, -1.2), (500, -400, -1.2), (500, -47, -1.2), (-500, -47, -1.2)], [(0, 1, 2, 3)], mat((.035, .04, .045), .03, spec=.95, bump=(.16, .10, 1.2), metal=.35))
    inst(rowboat("#5a3a28"), (-34, -98, -1.15), 12, 1.3); inst(rowboat("#5a3a28"), (7, -112, -1.15), 170, 1.2)
    s.matte = [cloud_layer(.45, (1.15, .80, .70), 51), ridges(2, 12, base=.0, top=.03, near=(.45, .40, .42), far=(.70, .58, .56), mist=.5, trees_on=2)]
    s.fog, s.fog_start, s.far, s.fog_h = .0048, 70, 420, 16; s.fog_col = (1.0, .78, .66)
    s.exposure, s.bloom, s.bloom_t = .90, .06, 1.1


@scene("blog-jaipur", (1600, 1000), "A pink sandstone facade of latticed bays and small domes in late afternoon sun, an ivory sedan below", 22)
def blog_jaipur(s):
    morning(s, az=-140, el=27)
    s.zenith, s.mid, s.horizon = (.15, .30, .56), (.40, .54, .72), (.98, .86, .74); s.sun_col, s.sun_power, s.sun_size = (1, .78, .52), 3.8, .7; s.glow_pow = .2
    s.cam, s.look, s.lens = (-11.5, -17.5, 1.7), (1.2, 4, 6.3), 33; s.shift = (0, .0)
    pk, pk2, wh, dk = mat("#cf9484", .85, noise=(.3, .10)), mat("#bd7a69", .85, noise=(.3, .1)), mat("#f0e2cf", .7), mat("#3d1f1a", .9)
    plane(-90, 90, -60, 60, 0, mat("#8d7c6a", .8, noise=(.3, .12))); box((0, 3.5, 0), (120, 5, .18), mat("#b99a7d", .8))

    def bay():
        w = 2.5
        def cage(z, r, h):
            n = 5; a = [math.radians(-180 + 180 * i / n) for i in range(n + 1)]
            P = [(r * math.cos(q), r * .8 * math.sin(q)) for q in a]
            for p, q in zip(P[:-1], P[1:]):
                c = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2); L = math.hypot(q[0] - p[0], q[1] - p[1]); rz = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
                prism(rect(-L / 2, L / 2, 0, h), .09, pk, [arch_hole(0, L * .62, h * .36, h * .68, "pointed", 12)], loc=(c[0], c[1], z), rz=rz)
                prism(arch_hole(0, L * .56, h * .38, h * .66, "pointed", 12), .03, dk, loc=(c[0] * .97, c[1] * .97, z), rz=rz)
                prism(arch_hole(0, L * .72, h * .34, h * .70, "pointed", 12), .02, wh, [arch_hole(0, L * .62, h * .36, h * .68, "pointed", 12)], loc=(c[0] * 1.04, c[1] * 1.04, z), rz=rz)
            lathe([(r * 1.06, -.12), (r * 1.12, -.06), (r * 1.06, 0)], wh, (0, 0, z), 20, sc=(1, .8, 1)); lathe([(r * .4, -.75), (r * .8, -.4), (r * 1.02, -.12)], pk2, (0, 0, z), 20, sc=(1, .8, 1))
            lathe([(r * 1.0, 0), (r * 1.22, -.10), (r * 1.22, -.03), (r * 1.0, .08)], wh, (0, 0, z + h + .04), 20, sc=(1, .8, 1))
            lathe([(r * 1.0, 0), (r * .95, r * .35), (r * .72, r * .72), (r * .35, r * .95), (.06, r * 1.08), (.05, r * 1.3), (.001, r * 1.45)], pk2, (0, 0, z + h + .08), 20, sc=(1, .8, 1))
        cage(0, .98, 1.75)
    B = proto("jharokha", bay)
    n = 15; w = 2.7; x0 = -w * n / 2
    floors = [4.6, 7.7, 10.6, 13.2]
    for j, z in enumerate(floors):
        k = n - (0, 0, 4, 8)[j]; xs = x0 + w * (n - k) / 2
        box(((xs + k * w / 2), 8.0, z - 1.0), (k * w, 3, 3.2), pk)
        box((xs + k * w / 2, 6.4, z - 1.05), (k * w + .3, .5, .16), wh)
        for i in range(k):
            x = xs + (i + .5) * w
            inst(B, (x, 6.45, z - .35), 0, 1.0 if j < 3 else .92)
            if j in (1, 2, 3) or True:
                box((xs + i * w, 6.44, z - .9), (.14, .12, 2.9), wh)
    box((0, 8.0, 0), (n * w + 5, 3.2, 3.7), pk); box((0, 6.38, 3.55), (n * w + 5.2, .3, .2), wh)
    for i in range(n):
        x = x0 + (i + .5) * w
        prism(arch_hole(x, 1.7, .2, 2.0, "pointed"), .2, dk, loc=(0, 6.42, 0)); prism(arch_hole(x, 2.05, .2, 2.0, "pointed"), .16, wh, [arch_hole(x, 1.75, .1, 2.0, "pointed")], loc=(0, 6.36, 0))
    for k in range(5):
        x = (k - 2) * 2.4; z = 15.2 - .0 * abs(k - 2)
        lathe([(.9, 0), (.86, .4), (.6, .85), (.2, 1.1), (.06, 1.2), (.04, 1.6), (.001, 1.7)], pk2, (x, 7.4, z + (1.6 - .5 * abs(k - 2))), 24); box((x, 7.6, z - .6), (1.9, 1.9, 2.2 - .5 * abs(k - 2)), pk)
    for sx in (-1, 1):                                     # lower wings and towers
        lathe([(1.7, 0), (1.6, 11), (1.9, 11.3), (1.9, 11.9), (1.5, 12)] + [(a, b * .8 + 12) for a, b in onion(1.55)], pk, (sx * (n * w / 2 + 1.8), 7.4, 0), 32, auto=25)
        box((sx * 34, 9, 0), (24, 4, 8.6), pk2); box((sx * 34, 6.95, 8.0), (24, .3, .25), wh)
        for i in range(8):
            x = sx * (24.5 + i * 2.6)
            prism(arch_hole(x, 1.5, 4.4, 6.2, "pointed"), .1, dk, loc=(0, 6.98, 0)); prism(arch_hole(x, 1.8, 4.3, 6.2, "pointed"), .08, wh, [arch_hole(x, 1.5, 4.4, 6.2, "pointed")], loc=(0, 6.95, 0)); prism(arch_hole(x, 1.7, .2, 2.1, "pointed"), .1, dk, loc=(0, 6.98, 0))
    vehicle("mercedes-e-class", (-3.6, -6.8, 0), 200, paint="pearl")
    vehicle("innova-crysta", (6.5, -3.6, 0), 188, paint="white", res=14)
    for x in (-14, 15, 21):
        streetlamp((x, 1.6, .15), 4.6, es=1.0)
    T = trees("tree", 2, h=6.5, spread=2.8, col="#5a7038", leaf=.18)
    for x, y in ((-22, 2.5), (-29, 3), (25, 2.2), (31, 3)):
        inst(T[RNG.integers(2)], (x, y, 0), RNG.uniform(0, 360), RNG.uniform(.8, 1.1))
    s.matte = [cloud_layer(.5, (1.2, 1.05, .95), 61)]
    s.fog, s.fog_start, s.far = .0018, 25, 150
    s.exposure, s.bloom = .88, .03


@scene("blog-rishikesh", (1600, 1000), "A pedestrian suspension bridge over a green river gorge, temple spires on the bank, forested hills", 20)
def blog_rishikesh(s):
    morning(s, az=-158, el=26)
    s.zenith, s.mid, s.horizon = (.18, .33, .58), (.48, .58, .70), (.98, .84, .70); s.sun_col, s.sun_power = (1, .80, .56), 4.4; s.glow_pow = .6
    s.cam, s.look, s.lens = (-12, -74, 21), (3, 14, 11.5), 34
    n1, n2 = sampler(fractal(512, 2.6, 31), 150.0), sampler(fractal(512, 2.0, 32), 30.0)
    bank = lambda X, Y: np.abs(X - 9 * np.sin(Y / 70.0)) - 27

    def fn(X, Y):
        d = bank(X, Y); f = np.maximum(d, 0)
        return -5 + sstep(-3, 3, d) * 6 + f ** .9 * .85 + n1(X, Y) * 6 * sstep(4, 50, d) + n2(X, Y) * (.35 + .9 * sstep(0, 20, d))
    heightfield(-170, 170, -60, 300, 260, 260, fn, mat("#5d6440", .95, noise=(.1, .35), spec=.08, bump=(.8, .6, .6)))
    obj("river", [(-200, -120, 0), (200, -120, 0), (200, 400, 0), (-200, 400, 0)], [(0, 1, 2, 3)], mat((.03, .12, .11), .06, spec=.7, bump=(.5, .35, .5), metal=.1))
    rng = np.random.default_rng(8)
    for k in range(90):                                   # boulders
        y = rng.uniform(-40, 120); sg = rng.choice((-1, 1)); x = 9 * math.sin(y / 70) + sg * rng.uniform(24, 30); r = rng.uniform(.5, 2.2)
        o = beads([(0, 0, 0)], r, mat("#a59a88", .9, noise=(.6, .2)), 0, (10, 7)); place(o, (x, y, .1), rng.uniform(0, 360), sc=(1, rng.uniform(.6, 1), .6))
    # bridge
    st, dk = mat("#c8c3b8", .5, .2), mat("#6d5a46", .8); yb, zb = 14, 12.5; xa, xb = -34, 38
    for x in (xa, xb):
        for dy in (-1.5, 1.5):
            box((x, yb + dy, 0), (1.1, .8, 29), mat("#d98b3a", .6), .06)
        for z in (zb + 3.4, 22, 28.4):
            box((x, yb, z), (1.0, 3.8, .8), mat("#d98b3a", .6), .05)
        lathe([(a, b) for a, b in onion(.7)], mat("#e8c070", .4, .4), (x, yb, 29.2), 20)
    D = np.array([(x, yb, zb + 1.1 * (1 - ((x - 2) / 36) ** 2)) for x in np.linspace(xa - 6, xb + 6, 80)])
    ribbon(D, -1.2, 1.2, dk); wall_strip(D, -1.25, .25, st, .12, -.2); wall_strip(D, 1.25, .25, st, .12, -.2); wall_strip(D, -1.22, .06, st, .05, 1.05); wall_strip(D, 1.22, .06, st, .05, 1.05)
    for dy in (-1.4, 1.4):
        C = catenary((xa, yb + dy, 28.6), (xb, yb + dy, 28.6), 13.4, 81); tube(C, .11, st, 8)
        tube([(xa - 26, yb + dy, 11), (xa, yb + dy, 28.6)], .11, st, 6); tube([(xb, yb + dy, 28.6), (xb + 26, yb + dy, 11)], .11, st, 6)
        for p in C[2:-2:2]:
            tube([p, (p[0], yb + dy * .88, np.interp(p[0], D[:, 0], D[:, 2]))], .028, st, 4)
    # temple on the far bank
    def shikhara(p, k, col):
        m = mat(col, .7); x, y, z = p
        prof = [(1.9, 0), (1.95, 1.2), (1.75, 3.2), (1.35, 5.4), (.8, 7.4), (.45, 8.4), (.62, 8.6), (.62, 8.9), (.3, 9.1), (.10, 9.6), (.001, 10.3)]
        lathe(prof, m, p, 16, False, sc=k)
    for x, y, c, k in ((44, 40, "#e6b06a", 1.5), (50, 50, "#f0e3d0", 1.15), (39, 54, "#d98f7a", 1.0), (-46, 60, "#f0e3d0", 1.2)):
        z = float(fn(np.array([x]), np.array([y]))[0]); box((x, y, z - 6), (9 * k, 9 * k, 10), mat("#efe0c8", .8)); box((x, y, z + 4), (10 * k, 10 * k, .6), mat("#c86a3a", .8)); shikhara((x, y, z + 4.5), k, c)
    for k in range(26):                                    # houses
        y = rng.uniform(30, 130); sg = rng.choice((-1, 1)); x = 9 * math.sin(y / 70) + sg * rng.uniform(36, 62); z = float(fn(np.array([x]), np.array([y]))[0]); w = rng.uniform(5, 9); h = rng.uniform(4, 9)
        box((x, y, z - 4), (w, w * .8, h + 4), mat(("#efe4d0", "#e3c7a2", "#d9b0a0", "#cfd6d2")[k % 4], .85))
    T = trees("tree", 3, h=8, spread=3.6, leaves=1800, col="#3f5a2e", leaf=.34); pts = []
    while len(pts) < 420:
        x, y = rng.uniform(-150, 150), rng.uniform(-40, 280); d = float(bank(np.array([x]), np.array([y]))[0])
        if d > 14 and not (abs(y - yb) < 7 and d < 30) and math.hypot(x + 12, y + 74) > 34:
            pts.append((x, y, float(fn(np.array([x]), np.array([y]))[0]) - .4))
    scatter(T, pts, (.6, 1.3), rng)
    s.matte = [cloud_layer(.5, (1.15, 1.0, .9), 71), ridges(5, 41, base=.02, top=.28, near=(.10, .17, .17), far=(.55, .60, .66), mist=.6, trees_on=2)]
    s.fog, s.fog_start, s.far = .0024, 70, 420; s.fog_col = (.72, .74, .74)
    s.exposure, s.bloom = .86, .04


@scene("blog-night", (1600, 1000), "A city boulevard at night, sedan on a wet road under street lamps with lit towers behind", 26)
def blog_night(s):
    night(s)
    s.zenith, s.mid, s.horizon = (.008, .013, .032), (.03, .035, .07), (.17, .11, .10)
    s.cam, s.look, s.lens = (-1.2, -9.5, 1.3), (1.0, 20, 3.1), 35
    avenue(-14, 150, half=9, tree_rows=(16.5,), tree_step=11, lit=4, ystart=0, lamp_step=15, lamps=11.4)
    rng = np.random.default_rng(4)
    for sx in (-1, 1):
        y = 6
        while y < 150:
            w = rng.uniform(12, 20); h = rng.uniform(14, 46) * (1.0 if y > 30 else .6); x = sx * rng.uniform(34, 42)
            box((x, y + w / 2, 0), (22, w - 1, h), mat("#16181d", .5, spec=.5))
            V, F = [], []; xf = x - sx * 11.06
            for zz in np.arange(1.5, h - 2, 3.3):
                for yy in np.arange(y + 1.2, y + w - 2, 2.1):
                    if rng.random() < .34:
                        b = len(V); V += [(xf, yy, zz), (xf, yy + 1.3, zz), (xf, yy + 1.3, zz + 1.9), (xf, yy, zz + 1.9)]; F.append((b, b + 1, b + 2, b + 3))
            V2, F2 = [], []; yf = y + .46
            for zz in np.arange(1.5, h - 2, 3.3):
                for xx in np.arange(x - 9.5, x + 8.5, 2.1):
                    if rng.random() < .34:
                        b = len(V2); V2 += [(xx, yf, zz), (xx + 1.3, yf, zz), (xx + 1.3, yf, zz + 1.9), (xx, yf, zz + 1.9)]; F2.append((b, b + 1, b + 2, b + 3))
            e = emis(((1, .70, .40), (1, .80, .56), (.75, .85, 1))[rng.integers(3)], rng.uniform(.7, 1.8))
            if V: obj("win", V, F, e)
            if V2: obj("win", V2, F2, e)
            y += w
    vehicle("bmw-7-series", (2.0, -.6, 0), 226, paint="graphite", lights=2.4, res=10)
    for x, y, h, v in ((-5.8, 18, 90, "toyota-camry"), (-2.6, 36, 90, "innova-crysta"), (-5.8, 54, 90, "honda-city"), (5.6, 40, 270, "toyota-camry"), (2.4, 66, 270, "innova-crysta")):
        vehicle(v, (x, y, 0), h, res=18, lights=4)
    area((-4, -4.6, 4.4), (1.8, -.6, .6), (6, .9), 210, (1, .86, .70)); area((7.5, 3.5, 3.5), (2.2, -.6, .6), (1, 5), 200, (1, .64, .36)); area((-6, 2, 2.2), (1.2, -.6, .6), (4, .5), 60, (.55, .7, 1))
    s.env_boxes = [(-118, 38, 46, 7, 1.5, (1, .90, .80)), (-40, 30, 22, 9, .8, (.8, .88, 1)), (0, 88, 360, 16, .7, (.95, .95, 1))]
    s.matte = [skyline(12, (.05, .05, .075), .24, .22)]
    s.fog, s.fog_start, s.far = .004, 15, 220; s.fog_col = (.11, .075, .065)
    s.exposure, s.bloom, s.bloom_t = 1.9, .10, 1.1; s.shadow_tint = (0, .003, .012)


@scene("blog-winter", (1600, 1000), "A white tempo traveller on a village road beside a green wheat field in winter fog, low sun", 20)
def blog_winter(s):
    morning(s, az=62, el=9)
    s.zenith, s.mid, s.horizon = (.50, .54, .58), (.72, .70, .67), (1.05, .90, .74); s.sun_col, s.sun_power, s.sun_size = (1, .74, .48), 2.2, 3
    s.glow_col, s.glow_pow, s.glow_w = (1, .72, .44), 1.0, .35
    s.cam, s.look, s.lens = (-3.6, -9.0, 1.5), (.9, 6, 1.75), 38
    plane(-160, 160, -60, 220, -.12, mat("#6b7440", .95, noise=(.12, .2)))
    P = np.array([(1.4 + .0008 * y * y, y, 0) for y in np.arange(-30, 160, 1.5)])
    ribbon(P, -3.6, 3.6, mat("#9b8a6b", .95, noise=(1.2, .15)), -.03); ribbon(P, -2.6, 2.6, mat("#55524d", .6, spec=.35, rnoise=(.4, .35, .7), noise=(.7, .12)))
    G = trees("grass", 3, h=.55, r=1.5, col="#6f8a35"); G2 = trees("grass", 2, h=.3, r=.9, col="#8d8a52"); rng = np.random.default_rng(6)
    for k in range(2300):
        y = -7 + 70 * rng.random() ** 1.8; sg = -1 if rng.random() < .62 else 1; x = P[0, 0] + sg * (4.6 + 40 * rng.random() ** 1.5)
        inst(G[rng.integers(3)], (x, y, -.12), rng.uniform(0, 360), rng.uniform(.8, 1.15))
    for k in range(260):
        y = rng.uniform(-8, 40); inst(G2[rng.integers(2)], (1.4 + rng.choice((-1, 1)) * rng.uniform(3.1, 4.4), y, -.06), rng.uniform(0, 360), rng.uniform(.5, 1.1))
    vehicle("tempo-travellers-2x1", (2.3, 2.4, 0), 226, paint="white", paint2="red", lights=3.0)
    T = trees("tree", 3, h=11, spread=3.4, col="#3e4a2c", leaf=.26)
    for y in np.arange(8, 130, 9):
        for sx in (-1, 1):
            inst(T[RNG.integers(3)], (1.6 + sx * 6.2 + .0008 * y * y + RNG.normal(0, .5), y + RNG.normal(0, 1), -.1), RNG.uniform(0, 360), RNG.uniform(.8, 1.1)) if (sx > 0 or y > 26) else None
    for x, y in ((-30, 60), (-38, 66), (-46, 62), (-24, 80), (-60, 75), (34, 60)):
        inst(T[RNG.integers(3)], (x, y, -.1), RNG.uniform(0, 360), RNG.uniform(.9, 1.3))
    for y in np.arange(0, 120, 22):
        tube([(-5.4, y, -.1), (-5.4, y, 7)], .09, mat("#4b4038", .9), 6); box((-5.4, y, 6.4), (1.5, .1, .1), mat("#4b4038", .9))
    for dx in (-.7, .7):
        for y in np.arange(0, 98, 22):
            tube(catenary((-5.4 + dx, y, 6.5), (-5.4 + dx, y + 22, 6.5), .5, 12), .012, mat("#2a2522", .9), 4)
    s.matte = []
    s.fog, s.fog_start, s.far = .019, 10, 170; s.fog_col = (.98, .84, .68)
    s.exposure, s.bloom, s.bloom_t = .84, .07, 1.0; s.sat = .95


@scene("interior", (1600, 1000), "Inside a coach: rows of reclining seats along a carpeted aisle, warm evening light through large windows", 32)
def interior(s):
    s.sun_az, s.sun_el, s.sun_power, s.sun_col, s.sun_size = -28, 17, 7.0, (1, .68, .38), 1.0
    s.zenith, s.mid, s.horizon, s.ground = (.10, .14, .26), (.26, .25, .32), (.80, .46, .26), (.16, .12, .09); s.glow_pow = .4; s.env = 3.6
    s.cam, s.look, s.lens = (.02, .15, 1.62), (0, 8, 1.08), 24
    L, w, H = 11.5, 1.22, 2.06
    wall = mat("#d9cdb9", .6); trim = mat("#6b4a2d", .4, coat=.3); carpet = mat("#5b1016", .95, noise=(30, .15)); lea = mat("#b08a5c", .42, spec=.45, bump=(60, .12, .01)); lea2 = mat("#33261f", .5)
    plane(-w, w, -1, L, 0, mat("#2a2522", .8)); plane(-.24, .24, -1, L, .012, carpet)
    for x in (-.25, .25):
        plane(x - .01, x + .01, -1, L, .016, emis((1, .62, .30), 2.2))
    for sx in (-1, 1):
        box((sx * (w + .03), L / 2, 0), (.06, L + 2, .82), wall); box((sx * (w + .03), L / 2, 1.62), (.06, L + 2, .5), wall)
        box((sx * (w - .02), L / 2, .78), (.05, L + 2, .05), trim)
        for y in np.arange(-.4, L + 1, 1.72):
            box((sx * (w + .02), y, .8), (.09, .13, .86), mat("#2a2522", .5)); c = mat("#8e2a2a", .9)
            for k in range(7):
                lathe([(.022, 0), (.022, .84)], c, (sx * (w - .05), y - .16 + k * .032 + .10, .80), 8)
        prof = [(w, 1.60), (w - .40, 1.66), (w - .46, 1.74), (w - .42, 1.86), (w - .1, 1.98), (w, 1.98)]   # luggage racks
        V = [(sx * a, y, z) for y in (-1, L) for a, z in prof]; n = len(prof)
        obj("rack", V, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], wall, True, 30)
        box((sx * (w - .45), L / 2, 1.665), (.012, L + 2, .02), emis((1, .68, .36), 4)); box((sx * (w - .44), L / 2, 1.72), (.02, L + 2, .03), mat("#b08a3a", .3, .9))
        for y in np.arange(.6, L, 1.72):
            for dx in (.16, .28):
                lathe([(.001, 0), (.03, 0), (.034, .012)], emis((1, .80, .55), 6), (sx * (w - dx), y + .3, 1.632), 12)
    V = [(x, y, H + .10 * math.cos(x / w * 1.5)) for y in (-1, L) for x in np.linspace(-w, w, 15)]
    obj("ceil", V, [(i, i + 1, 16 + i, 15 + i) for i in range(14)], mat("#e6dccb", .7), True)
    for x in (-.2, .2):
        box((x, L / 2, H + .06), (.03, L + 2, .02), emis((1, .74, .46), 3.5))

    def seat():
        def cush(c, sz, rx=0, m=lea, bev=.06):
            o = box(c, sz, m, bev); o.rotation_euler = (math.radians(rx), 0, 0); o.modifiers["b"].segments = 4; return o
        cush((0, .02, .36), (.44, .48, .15)); cush((0, -.22, .46), (.44, .15, .62), 10); cush((0, -.345, 1.06), (.32, .12, .20), 12, lea, .05)
        for k in (-.11, 0, .11):
            cush((k, -.16, .52), (.10, .10, .50), 10, lea, .035)
        cush((0, -.29, .44), (.45, .05, .66), 10, lea2, .02); cush((0, .25, .18), (.40, .08, .20), -20, lea, .03)
        for sx in (-.245, .245):
            cush((sx, .0, .56), (.055, .40, .07), 0, lea2, .02)
        box((0, 0, 0), (.30, .36, .36), mat("#1e1c1b", .6)); box((0, -.345, 1.07), (.26, .01, .16), mat("#efe6d6", .9))
        box((0, -.33, .66), (.30, .02, .24), mat("#241d19", .7), .008, 0)
    S = proto("seat", seat)
    # seats face +y (towards the driver); camera at the rear looks forward and sees backs, so turn them to face the camera
    for y in np.arange(1.5, L - .6, .94):
        for x in (-.92, -.47):
            inst(S, (x, y, .02), 180)
        inst(S, (.80, y, .02), 180)
    box((0, L, 0), (2 * w, .1, 2.2), mat("#3a2c22", .6)); box((0, L - .08, 1.42), (.86, .04, .48), mat("#0b0b0c", .15)); box((0, L - .07, .0), (.5, .06, 1.3), mat("#241c17", .4))
    area((0, 5, H + .02), (0, 5, 0), (.5, 10), 70, (1, .80, .58)); area((0, .2, 2.0), (0, 3, .6), (1.6, .4), 16, (1, .86, .70))
    s.matte = [ridges(3, 77, base=.0, top=.10, near=(.10, .08, .07), far=(.42, .28, .22), mist=.5)]
    plane(-260, 260, -60, 400, -1.7, mat("#8a7a48", .95, noise=(.08, .3)))          # countryside outside
    T = trees("tree", 3, h=8, spread=3.4, leaves=1500, col="#4c5a2c", leaf=.34); rng = np.random.default_rng(3)
    for k in range(110):
        sg = rng.choice((-1, 1)); inst(T[rng.integers(3)], (sg * rng.uniform(9, 60), rng.uniform(-2, 110), -1.8), rng.uniform(0, 360), rng.uniform(.6, 1.1))
    s.fog, s.fog_start = .014, 14; s.fog_col = (.85, .55, .34)
    s.bounces = (5, 3, 3, 2); s.exposure, s.bloom, s.bloom_t = 1.0, .09, 1.0; s.far = 160; s.vignette = .22


# ------------------------------------------------------------ awards, history
def award_stage(s, cam=(0, -5.2, 1.62), look=(0, 0, .92), lens=70):
    paper_studio(s, True, 30)
    s.size = (1000, 1000)
    s.cam, s.look, s.lens = cam, look, lens
    s.env = .55
    s.env_boxes = [(-150, 40, 26, 30, 5.0, (1, .95, .86)), (-35, 25, 12, 40, 4.0, (.95, .97, 1)), (90, 30, 60, 14, 2.0, (1, .96, .9)), (0, 86, 360, 9, 4.0, (1, .99, .97)), (-90, 8, 14, 8, .9, (1, .95, .88))]
    s.fog, s.fog_start, s.far = .14, 6.5, 60; s.fog_col = (.84, .79, .72)
    s.matte = [lambda img, c: np.array([.84, .79, .72]) * (1 - .45 * sstep(c.horizon + .05, -.35, c.v))[..., None]]
    s.sun_power, s.sun_az, s.sun_el, s.sun_col, s.sun_size = 1.6, -140, 48, (1, .90, .76), 6
    s.exposure, s.bloom, s.bloom_t = 1.14, .04, 1.2; s.tint = (1.012, 1.0, .972); s.bounces = (6, 1, 5, 5)


BR = dict(col="#b88a3c", rough=.20, metal=1.0)
WOOD = dict(col="#3a1f14", rough=.32, coat=.5, noise=(3, .25))


def brass(r=.2):
    return mat("#b08d55", r, 1.0)


def wood():
    return mat("#3b2015", .34, coat=.5, noise=(2.5, .25))


def base_block(w=.72, h=.22, sq=True):
    if sq:
        box((0, 0, 0), (w, w, h), wood(), .03); box((0, 0, h), (w * .86, w * .86, .035), brass(), .01); box((0, -w / 2 - .004, h * .3), (w * .5, .012, h * .4), brass(.3), .004)
    else:
        lathe([(w * .52, 0), (w * .54, .03), (w * .50, h * .5), (w * .46, h * .8), (w * .47, h), (.001, h)], wood(), n=72); lathe([(w * .42, h), (w * .43, h + .02), (w * .38, h + .05), (.001, h + .05)], brass(), n=72)
    return h + .035


def star_pts(n, R, r, cz=0, rot=90):
    return [((R if i % 2 == 0 else r) * math.cos(math.radians(rot + i * 180 / n)), cz + (R if i % 2 == 0 else r) * math.sin(math.radians(rot + i * 180 / n))) for i in range(2 * n)]


AW = (1000, 1000)


@scene("award-1", AW, "A brass trophy cup with two handles on a dark wooden base", 40)
def award_1(s):
    award_stage(s); z = base_block(.66, .26, False) + .01; m = brass(.16)
    lathe([(.24, 0), (.25, .03), (.17, .08), (.08, .16), (.055, .26), (.10, .31), (.10, .34), (.055, .39), (.07, .44), (.20, .50), (.34, .62), (.43, .82), (.455, 1.05), (.46, 1.20), (.49, 1.25), (.485, 1.27), (.445, 1.24), (.43, 1.05), (.40, .84), (.31, .67), (.001, .58)], m, (0, 0, z), 96)
    lathe([(.458, 0), (.468, .012), (.458, .024)], m, (0, 0, z + 1.02), 96); lathe([(.41, 0), (.425, .012), (.415, .024)], m, (0, 0, z + .78), 96)
    for sx in (-1, 1):
        P = spline([(sx * .44, 0, 1.14), (sx * .60, 0, 1.24), (sx * .74, 0, 1.10), (sx * .70, 0, .88), (sx * .54, 0, .72), (sx * .36, 0, .66)], 44)
        o = tube(P + [0, 0, z], .034, m, 14)


@scene("award-2", AW, "A faceted glass obelisk on a dark base", 48)
def award_2(s):
    award_stage(s); z = base_block(.70, .2)
    g = mat((.93, .96, .95), .0, spec=.5, trans=1.0); m = g.node_tree.nodes["Principled BSDF"]; m.inputs["IOR"].default_value = 1.45
    a, b, h, t = .25, .17, 1.25, .24
    V = [(-a, -a * .6, 0), (a, -a * .6, 0), (a, a * .6, 0), (-a, a * .6, 0), (-b, -b * .6, h), (b, -b * .6, h), (b, b * .6, h), (-b, b * .6, h), (b * .55, 0, h + t)]
    o = obj("ob", V, [(3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 8), (5, 6, 8), (6, 7, 8), (7, 4, 8)], g); place(o, (0, 0, z), 24)
    bv = o.modifiers.new("b", "BEVEL"); bv.width = .014; bv.segments = 1
    q = prism(star_pts(4, .11, .042, .72), .03, brass(.2), loc=(0, 0, z), rz=24, bevel=.006)


@scene("award-3", AW, "A brass star on a slim stem above a wooden base", 36)
def award_3(s):
    award_stage(s); z = base_block(.62, .24, False)
    lathe([(.16, 0), (.15, .03), (.05, .10), (.035, .3), (.05, .46), (.03, .5), (.028, .92)], brass(), (0, 0, z), 48)
    cz = z + 1.06; R, r = .52, .21; p = star_pts(5, R, r)
    V = [(x, 0, zz) for x, zz in p] + [(0, -.15, 0), (0, .15, 0)]
    F = [(i, (i + 1) % 10, 10) for i in range(10)] + [((i + 1) % 10, i, 11) for i in range(10)]
    o = obj("star", V, F, brass(.22)); place(o, (0, 0, cz), 16); bv = o.modifiers.new("b", "BEVEL"); bv.width = .012; bv.segments = 3


@scene("award-4", AW, "A shield-shaped wooden plaque with a brass plate and border", 36)
def award_4(s):
    award_stage(s)

    def shield(k):
        L = [(-.5, .55), (-.52, .1), (-.44, -.22), (-.26, -.48), (0, -.64)]
        P = spline([(a, b) for a, b in L], 26)
        top = spline([(-.5, .55), (-.28, .60), (0, .70)], 12)
        left = list(map(tuple, P[::-1])) + []
        q = [(a, b) for a, b in map(tuple, P[::-1])] + [tuple(t) for t in top[1:]]
        q = q + [(-a, b) for a, b in q[-2:0:-1]]
        return [(a * k, b * k) for a, b in q]
    cz = .82
    e = [prism(shield(1.05), .13, wood(), loc=(0, 0, cz), bevel=.03), prism(shield(.88), .04, brass(.22), [shield(.81)], loc=(0, -.075, cz), bevel=.008), prism(shield(.60), .03, brass(.30), loc=(0, -.075, cz - .0), bevel=.008)]
    e.append(prism(star_pts(5, .17, .07, .06), .03, wood(), loc=(0, -.10, cz), bevel=.006))
    e.append(prism(rect(-.17, .17, -.24, -.19), .012, wood(), loc=(0, -.10, cz)))
    for o in e:
        p = np.array(o.location); o.rotation_euler = (math.radians(80), 0, math.radians(-14)); a = math.radians(-14)
        y = p[1] + (p[2] - .1) * .17
        o.location = (-y * math.sin(a), y * math.cos(a), p[2] - .06)
    box((0, .22, 0), (.62, .42, .10), wood(), .02, -14); tube([(0.02, .42, .06), (.02, .34, .95)], .025, brass(), 10)


@scene("award-5", AW, "A brass medal on a red and ivory ribbon", 36)
def award_5(s):
    award_stage(s, (0, -5.2, 2.0), (0, 0, .82), 74)
    m = brass(.24); e = []
    e.append(box((0, .12, 0), (1.15, .5, .08), wood(), .02))
    stand = prism(rect(-.60, .60, 0, 1.62), .06, wood(), loc=(0, .16, .06), bevel=.015); stand.rotation_euler = (math.radians(82), 0, 0)
    cz = .56
    for w, c, d in ((.40, "#f1e7d3", 0), (.26, "#b3121d", .006)):
        V = []; n = 20
        for t in np.linspace(0, 1, n):
            for sx in (-1, 1):
                V.append((sx * w / 2 * (1 - .0 * t), -.045 - d + .10 * (1 - t) * 0 + .17 * (t - .32) * .8, 1.60 - (1 - t) * .74))
        obj("rib", V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n - 1)], mat(c, .7, sheen=.3, noise=(40, .06)))
    V = [(-.20, -.10, .87), (.20, -.10, .87), (0, -.125, .70)]; obj("tip", V, [(0, 1, 2)], mat("#b3121d", .7))
    th = lambda o: setattr(o, "rotation_euler", (math.radians(84), 0, 0))
    o = prism([(.37 * math.cos(a), .37 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 90, endpoint=False)], .07, m, loc=(0, -.13, .40), bevel=.02); th(o)
    o = prism([(.33 * math.cos(a), .33 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 90, endpoint=False)], .02, m, [[(.29 * math.cos(a), .29 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 90, endpoint=False)]], loc=(0, -.17, .405), bevel=.006); th(o)
    o = prism(star_pts(8, .25, .14), .03, m, loc=(0, -.175, .405), bevel=.008); th(o); o = prism(star_pts(4, .10, .04), .03, wood(), loc=(0, -.195, .406), bevel=.004); th(o)
    P = [(.05 * math.cos(a), -.13, .77 + .06 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 30)]; tube(P, .014, m, 8, (0, 1, 0))


@scene("award-6", AW, "A ring of brass laurel leaves on a dark wooden base", 36)
def award_6(s):
    award_stage(s); z = base_block(.66, .22); m = brass(.24); cz = z + .66; R = .50
    P = [(R * math.sin(a), 0, cz - R * math.cos(a)) for a in np.linspace(-2.75, 2.75, 90)]; tube(P, .016, m, 8, (0, 1, 0))
    tube([(0, 0, z), (0, 0, cz - R)], .03, m, 12); lathe([(.12, 0), (.11, .03), (.03, .07)], m, (0, 0, z), 32)
    n = 9; t = np.linspace(0, 1, n); LV = []; 
    for i, q in enumerate(t):
        w = .062 * math.sin(math.pi * q ** .8) + .001
        LV += [(-w, -.020 * math.sin(math.pi * q) , q * .24), (0, .012, q * .24), (w, -.020 * math.sin(math.pi * q), q * .24)]
    LF = [(3 * i + j, 3 * i + j + 1, 3 * i + 4 + j, 3 * i + 3 + j) for i in range(n - 1) for j in (0, 1)]
    for sg in (-1, 1):
        for k, a in enumerate(np.linspace(.30, 2.70, 17)):
            for off in (-1, 1, 0):
                o = obj("leaf", LV, LF, m, True, 180); sm = o.modifiers.new("s", "SOLIDIFY"); sm.thickness = .008
                px, pz = sg * R * math.sin(a), cz - R * math.cos(a)
                tx, tz = sg * math.cos(a), math.sin(a)
                ang = math.degrees(math.atan2(tx, tz)) + off * 30 * (1 if sg > 0 else 1)
                place(o, (px, -.02 if off == 0 else (.012 * off), pz), 0, ry=ang, sc=1.0 if off else .9)
    tube([(0, .02, cz - R), (0, .02, cz)], .013, m, 8); prism(star_pts(5, .19, .078, 0), .05, m, loc=(0, 0, cz), rz=0, bevel=.012)


@scene("award-7", AW, "A brass globe of meridians on a dark wooden base", 36)
def award_7(s):
    award_stage(s); z = base_block(.64, .24, False); m = brass(.2); cz = z + .74; R = .46
    lathe([(.17, 0), (.16, .03), (.06, .09), (.04, .18), (.07, .24), (.03, .28)], m, (0, 0, z), 48)
    beads([(0, 0, cz)], R * .93, mat("#10243a", .12, coat=1.0, spec=.6), 0, (64, 40))
    al = math.radians(20); RX = np.array([[math.cos(al), 0, math.sin(al)], [0, 1, 0], [-math.sin(al), 0, math.cos(al)]])
    th = np.linspace(0, 2 * np.pi, 90)
    for k in range(6):
        b = math.pi * k / 6; P = np.stack([np.cos(th) * math.cos(b), np.cos(th) * math.sin(b), np.sin(th)], 1) * R
        tube(P @ RX.T + [0, 0, cz], .009, m, 8, (math.sin(b) * -1, math.cos(b), .01))
    for lt in (-50, -25, 0, 25, 50):
        q = math.radians(lt); P = np.stack([np.cos(th) * math.cos(q), np.sin(th) * math.cos(q), np.full(90, math.sin(q))], 1) * R
        tube(P @ RX.T + [0, 0, cz], .012 if lt == 0 else .008, m, 8)
    P = np.stack([np.cos(np.linspace(-.5 * math.pi, .5 * math.pi, 50)), 0 * np.zeros(50), np.sin(np.linspace(-.5 * math.pi, .5 * math.pi, 50))], 1) * .56
    tube(P @ RX.T + [0, 0, cz], .024, m, 12, (0, 1, 0.01))
    for sg in (-1, 1):
        q = RX @ np.array([0, 0, sg * .53]); beads([q + [0, 0, cz]], .045, m, 0, (20, 12))


HI = (1200, 900)


def old_grade(s, sepia=.9, fade=.25, sat=.7):
    s.sepia, s.fade, s.sat, s.grain, s.vignette, s.contrast = sepia, fade, sat, .022, .34, .02


def street(s, trees_on=True):
    plane(-120, 120, -60, 90, 0, mat("#8f8674", .85, noise=(.3, .12))); plane(-120, 120, -6, 4, .005, mat("#6b665e", .8, noise=(.5, .12)))
    box((0, 5.2, 0), (240, 2.0, .16), mat("#b5a893", .85))
    # white colonial arcade with round arches: central-Delhi colonnade
    wh, dk = mat("#e6ddcb", .8, noise=(.25, .06)), mat("#4a4238", .9)
    n = 16; w = 3.4; x0 = -n * w / 2
    prism(rect(x0, -x0, 0, 5.0), .7, wh, [arch_hole(x0 + (i + .5) * w, 2.3, -1, 2.9) for i in range(n)], loc=(0, 8.2, 0))
    box((0, 11.5, 0), (n * w, 1, 5), mat("#9c907c", .9)); box((0, 9.6, 4.9), (n * w, 3.6, .3), wh); box((0, 7.9, 4.9), (n * w + .4, .7, .34), wh, .03)
    prism(rect(x0, -x0, 5.2, 9.6), .6, wh, [rect(x0 + (i + .5) * w - .55, x0 + (i + .5) * w + .55, 6.3, 8.5) for i in range(n)], loc=(0, 9.2, 0)); box((0, 10, 5.2), (n * w, .2, 4), dk)
    box((0, 8.9, 9.6), (n * w + .4, 1.4, .4), wh, .03); box((0, 9.2, 10), (n * w, .5, .8), wh)
    for i in range(n):
        for dx in (-.62, .62):
            pass
        box((x0 + i * w, 7.78, 0), (.42, .2, 4.9), wh, .02); box((x0 + (i + .5) * w, 8.85, 6.1), (1.5, .2, .14), wh)
    if trees_on:
        T = trees("tree", 2, h=8, spread=3.2, col="#4c5a38", leaf=.22)
        for x in (-17, 13, 24, -30):
            inst(T[RNG.integers(2)], (x, 5.6, 0), RNG.uniform(0, 360), RNG.uniform(.8, 1.0))


def old_day(s):
    morning(s, az=-135, el=34); s.zenith, s.mid, s.horizon = (.26, .38, .56), (.52, .60, .68), (.92, .86, .78); s.sun_power = 3.4; s.glow_pow = .2
    s.fog, s.fog_start, s.far = .004, 14, 120; s.exposure, s.bloom = .86, .05
    s.matte = [cloud_layer(.5, (1.1, 1.02, .95), 81)]


@scene("history-1969", HI, "A rounded 1950s-style saloon before a white colonnade, sepia photograph", 26)
def history_1969(s):
    old_day(s); old_grade(s, .92, .14); street(s)
    s.cam, s.look, s.lens = (-3.6, -8.8, 1.5), (.1, 0, 1.2), 56; s.exposure = 1.15
    extras = dict(VG.Spec.load("honda-city").extras, sensors=False, plate="private")
    vehicle("honda-city", (.2, -.6, 0), 216, paint="champagne", lights=.2, res=10, extras=extras, **VINTAGE)
    sp = VG.Spec.load("honda-city")
    for k, v in VINTAGE.items():
        setattr(sp, k, v)
    b = VG.Body(sp); a = math.radians(36); ch, gl = mat((.6, .59, .57), .12, 1.0), mat((.75, .74, .70), .08, coat=1, spec=.8)

    def lamp():
        o = [lathe([(.001, .10), (.05, .095), (.085, .07), (.105, .02), (.11, -.02)], gl, n=32), lathe([(.105, .03), (.125, .035), (.13, .0), (.125, -.14)], ch, n=32)]
        for q in o:
            q.rotation_euler = (0, math.radians(-90), 0)
    c = proto("roundlamp", lamp)
    for sg in (-1, 1):
        p = b.on_front(.58, .80)
        if p is not None:
            x, y = p[0] - b.L / 2 + .075, sg * .58
            inst(c, (.2 + x * math.cos(a) - y * math.sin(a), -.6 + x * math.sin(a) + y * math.cos(a), .80), 36, 1.1)


VINTAGE = dict(
    L=4325, W=1676, H=1593, WB=2464, fo=790, gc=170, tyre=650, rim=381, tyre_w=150, wheel="steel",
    nose_z=905, bonnet=[[120, 960], [520, 1035], [1000, 1065]], cowl=[1330, 1075], hdr=[1720, 1495], apex_x=2280, rhdr=[2930, 1500], rsb=[3430, 1120], tail_z=900,
    belt_f=1010, belt_r=1010,
    front=[[170, 190], [260, 90], [400, 20], [560, 0], [720, 18], [840, 70], [960, 190]],
    rear=[[200, 150], [330, 50], [480, 0], [640, 20], [800, 110], [930, 260], [1040, 420]],
    nose_plan=[130, 240], tail_plan=[110, 260], shoulder=95, tumble=.36, bonnet_crown=150, roof_crown=95, bonnet_lines=0, haunch=30, flare=22, flare_w=80,
    section=[[-0.25, 100], [0, 40], [0.07, 14], [0.15, 4], [0.24, 0], [0.42, 0], [0.62, 14], [0.79, 40], [0.84, 52], [1.0, 95], [1.25, 140]],
    ws_plan=230, rs_plan=210, a_pillar=70, c_pillar=330, chrome="full", head=[], tail=[], grille=[[0, 760], [330, 740], [380, 640], [330, 520], [0, 500]], grille_bars=9, intake=[], pocket=[], roof_black=False, doors=[1360, 2230, 3020])


@scene("history-1982", HI, "A small old minibus by a tree-lined road, faded colour print", 24)
def history_1982(s):
    old_day(s); old_grade(s, .28, .34, .72); s.sun_el = 40
    s.cam, s.look, s.lens = (-4.4, -10.2, 1.7), (.1, 0, 1.45), 50; s.exposure = 1.12
    plane(-160, 160, -60, 160, -.004, mat("#8c8558", .95, noise=(.15, .25))); plane(-160, 160, -4, 4.2, 0, mat("#6f6a61", .8, noise=(.4, .12))); ribbon(np.array([(x, .1 + 2.0, 0) for x in np.arange(-80, 80, 2.)]), -.05, .05, mat("#ddd6c4", .7), .01, (4, 6))
    box((0, 6.4, 0), (200, .5, 1.2), mat("#c9a888", .9, noise=(.3, .12)))
    extras = VG.Spec.load("tempo-travellers-2x1").extras
    # no minibus of 1982 had an air conditioner on its roof
    bits = {k: v for k, v in extras["bits"].items() if k != "ac"}
    vehicle("tempo-travellers-2x1", (.3, -.6, 0), 216, paint="sand", paint2="maroon", L=4900, WB=2600, H=2250, lights=.4, wheel="steel", res=12, extras=dict(extras, bits=bits))
    T = trees("tree", 3, h=9, spread=3.8, col="#56683a", leaf=.24)
    for x in np.arange(-40, 46, 7.5):
        inst(T[RNG.integers(3)], (x + RNG.normal(0, 1), 9 + RNG.normal(0, .8), 0), RNG.uniform(0, 360), RNG.uniform(.85, 1.15))
    for k in range(14):
        inst(T[RNG.integers(3)], (RNG.uniform(-70, 70), RNG.uniform(24, 60), 0), RNG.uniform(0, 360), RNG.uniform(.8, 1.2))


@scene("history-2000", HI, "A white and red coach waiting by a depot hall at golden hour", 22)
def history_2000(s):
    morning(s, az=-150, el=15); old_grade(s, .10, .10, .9); s.grain = .012
    s.cam, s.look, s.lens = (-9.5, -15.5, 1.8), (.6, 0, 2.35), 42
    plane(-160, 160, -80, 120, 0, mat("#6f6a63", .6, noise=(.3, .12), rnoise=(.3, .35, .7)))
    roof, wallm, dk = mat("#a58f74", .6, noise=(.3, .08)), mat("#d8c9ad", .85, noise=(.25, .06)), mat("#2b2723", .7)
    n = 5; w = 11.0; x0 = -n * w / 2 + 4
    for i in range(n):
        cx = x0 + (i + .5) * w
        top = [(cx + w / 2 * math.cos(a), 5.6 + 2.6 * math.sin(a)) for a in np.linspace(0, math.pi, 24)]
        prism([(cx - w / 2, 0), (cx + w / 2, 0)] + top, .6, wallm, [rect(cx - 4, cx + 4, -.5, 5.0)], loc=(0, 12, 0))
        prism([(cx + (w / 2 + .25) * math.cos(a), 5.7 + 2.8 * math.sin(a)) for a in np.linspace(0, math.pi, 24)] + [(cx + (w / 2) * math.cos(a), 5.6 + 2.6 * math.sin(a)) for a in np.linspace(math.pi, 0, 24)], 1.6, roof, loc=(0, 11.8, 0))
        box((cx, 20, 0), (w, .4, 5.2), dk)
    vehicle("luxury-coach", (.8, .2, 0), 214, paint="white", paint2="red", lights=1.2, res=16)
    vehicle("mini-bus-coach", (13.6, 6.4, 0), 214, paint="white", paint2="red", res=18)
    T = trees("tree", 2, h=9, spread=3.6, col="#55663a")
    for x in (-34, -28, 36, 43):
        inst(T[RNG.integers(2)], (x, 14, 0), RNG.uniform(0, 360))
    s.matte = [cloud_layer(.5, (1.15, .95, .8), 91)]; s.exposure = 1.35; s.fog, s.fog_start, s.far = .003, 25, 150


@scene("history-2021", HI, "A modern electric city bus at a charging post, fresh morning light", 24)
def history_2021(s):
    morning(s, az=-140, el=26); s.sun_col = (1, .88, .70); s.zenith, s.mid, s.horizon = (.18, .34, .62), (.46, .60, .76), (.95, .90, .82)
    s.cam, s.look, s.lens = (-9.0, -14.6, 1.8), (-.7, 0, 2.1), 46
    plane(-160, 160, -80, 120, 0, mat("#a9a59c", .6, noise=(.4, .07))); plane(-30, 30, -3.2, 3.4, .004, mat("#8fae8a", .75, noise=(.6, .05)))
    for x in np.arange(-20, 34, 13.5):
        plane(x, x + .14, -3.2, 3.4, .008, mat("#efece4", .7))
    wh, st = mat("#f0ede5", .5), mat("#5e6368", .4, .6)
    box((4, 6.5, 5.4), (54, 8, .35), wh, .05); box((4, 2.45, 5.45), (54.1, .06, .22), mat("#4f8a58", .5))
    for x in np.arange(-20, 34, 9):
        box((x, 7.5, 0), (.3, .3, 5.4), st)
    for x in np.arange(-18, 30, 3.0):
        o = box((x, 6.6, 5.75), (2.6, 5.6, .06), mat("#142238", .15, coat=1)); o.rotation_euler = (math.radians(9), 0, 0)
    vehicle("luxury-coach", (1.2, .2, 0), 214, paint="white", paint2="green", lights=1.6, res=16, plate="electric")
    c = charge_post((-5.2, 1.7, 0), 14); c.scale = (1.35, 1.35, 1.35)
    tube(spline([(-4.9, 1.6, 1.2), (-4.8, .9, .4), (-4.6, -.2, .12), (-4.2, -1.1, .4), (-3.75, -1.6, 1.0), (-3.3, -1.7, 1.15)], 34), .03, mat("#15171a", .4), 8)
    T = trees("tree", 3, h=9, spread=3.6, col="#5c8440", leaf=.22)
    for x in np.arange(-44, 50, 8):
        inst(T[RNG.integers(3)], (x, 17 + RNG.normal(0, 1.5), 0), RNG.uniform(0, 360), RNG.uniform(.8, 1.2))
    s.matte = [cloud_layer(.5, (1.15, 1.1, 1.05), 95), skyline(5, (.66, .70, .76), .07)]; s.exposure = 1.0; s.fog, s.fog_start, s.far = .003, 25, 150


# ------------------------------------------------------------------------ main
def main():
    from PIL import Image
    argv = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    ap = argparse.ArgumentParser()
    ap.add_argument("--scene", default=""); ap.add_argument("--width", type=int, default=0); ap.add_argument("--out", default="%s.png")
    ap.add_argument("--samples", type=int, default=0, help="total, both buffers"); ap.add_argument("--scale", type=float, default=1.0, help="render at this fraction, then enlarge")
    ap.add_argument("--list", action="store_true"); ap.add_argument("--raw", default="", help="save passes to this .npz"); ap.add_argument("--regrade", default="", help="read passes from this .npz")
    a = ap.parse_args(argv)
    if a.list:
        for k, v in SCENES.items():
            print(k, v[1], v[2])
        return
    for name in a.scene.split(","):
        t0 = time.time()
        bpy.ops.wm.read_factory_settings(use_empty=True); _mats.clear(); _veh.clear()
        f, size, alt, smp = SCENES[name]
        global RNG
        RNG = np.random.default_rng(7)
        s = Shot(); s.size = size; s.samples = smp
        f(s)
        width = a.width or size[0]
        W, H = setup(s, int(width * a.scale), max(2, (a.samples or s.samples) // 2))
        t1 = time.time(); c1 = time.process_time()
        bpy.context.view_layer.update()
        if a.regrade:
            z = np.load(a.regrade); P = {k: list(z[k].astype(np.float32)) for k in z}
        else:
            P = passes(s, W, H)
        if a.raw:
            np.savez(a.raw, **{k: np.stack(v).astype(np.float16) for k, v in P.items()})
        t2 = time.time(); c2 = time.process_time()
        im = Image.fromarray(post(s, P, W, H))
        if a.scale != 1.0:
            im = im.resize((width, int(round(width * size[1] / size[0]))), Image.LANCZOS)
        im.save(a.out.replace("%s", name), quality=88)
        print("TIMING %s: build %.1fs render %.1fs (cpu %.0fs) post %.1fs" % (name, t1 - t0, t2 - t1, c2 - c1, time.time() - t2))


if __name__ == "__main__":
    main()
