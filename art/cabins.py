#!/usr/bin/env python3
"""The cabin of a vehicle, seen from its last row, for Blender 3.4 (Cycles, CPU).

  blender -b -P cabins.py -- --vehicle swift-dzire --rows '|S.D|,|SSS|' --out FILE.jpg

How it works
  * The shell is the inside of the bodywork that `vehicle.py` builds: its field, a few centimetres
    further in, with windows where the body has glass. So a cabin has its vehicle's windows and pillars.
  * The seats stand where the seat plan says (`seatPlan.rows` of the content): `D` driver, `S` seat,
    `J` folding seat, `.` gap; left to right in driving direction, front row first.
  * Upholstery and trim are in cabins.json. Materials, rendering and grading are those of `scenes.py`.
Axes are those of vehicle.py: x runs from the front bumper to the rear, y to the right, z up, metres.
"""
import sys, os, json, math, time, argparse, ctypes, zlib
import numpy as np
import bpy
from mathutils import Matrix
from scipy.interpolate import RegularGridInterpolator
from scipy.ndimage import gaussian_filter, map_coordinates, zoom

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scenes as SC
import vehicle as VG
from scenes import Shot, area, box, emis, inst, lathe, lin, mat, obj, place, proto, spline, tube
from vehicle import MM, Body, Mat, Spec, poly_obj, polygonise, make_mesh, rbox, rrect, sdf_obj, smax, smin, sstep, sweep

SIZE = (1200, 750)
INSET = 0.045                 # bodywork and lining together
SEAT_H = {"sedan": .47, "suv": .47, "mpv": .46, "van": .24, "bus": -.04}      # cushion below the window line
DECK = {"sedan": .27, "suv": .32, "mpv": .33, "van": .42, "bus": .46}         # floor below the cushion


class Style(dict):
    """Colours and trim of one cabin, from cabins.json."""
    __getattr__ = dict.__getitem__

    @staticmethod
    def load(vid):
        data = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "cabins.json")))
        own = data["vehicles"][vid]
        return Style({**data["bases"][own["base"]], **own})


class Daylight(Shot):
    """Soft daylight; outside the windows is a road, painted and out of focus."""
    def __init__(s, vid, view):
        super().__init__()
        s.seed = zlib.crc32(vid.encode()) % 9973                   # no two vehicles stand on one road
        s.size, s.sun_power, s.glow_pow, s.env = SIZE, 0, 0, 1.0
        s.matte, s.after, s.view = [road_view], even_edges, view

    def sky_dir(s, D):
        up = np.clip(D[..., 2], 0, 1)[..., None] ** .6
        sky = np.array([2.5, 2.5, 2.45]) * (1 - up) + np.array([1.35, 1.75, 2.35]) * up
        return sky + (np.array([.9, .88, .84]) - sky) * sstep(.02, -.03, D[..., 2])[..., None]


def ridges(lay, D, seed):
    """Three ranges of hills across the end of the road, the nearest last."""
    luck = np.random.default_rng(seed + 91)
    turn, rise = np.arctan2(D[..., 1], -D[..., 0]), D[..., 2] / np.hypot(D[..., 0], D[..., 1])
    for height, dist, tone in ((.34, 60.0, (.42, .62, .86)), (.21, 30.0, (.30, .52, .40)), (.09, 14.0, (.28, .46, .18))):
        a, b, c = luck.uniform(0, 6, 3)
        top = height * (.72 + .22 * np.sin(turn * 2.3 + a) + .13 * np.sin(turn * 5.1 + b) + .05 * np.sin(turn * 13 + c))
        lay(tone, sstep(top + .01, top - .01, rise) * (rise > -.05), np.full_like(turn, dist))


def road_view(img, c: SC.Ctx, half=5.6, kerb=3.3, far=150.0, part=3):
    """A road seen along its middle: the ground, crowns of trees on both sides, haze at the end. Along a `street` stand
    house fronts, along an `avenue` only trees; a road in the `hills` has ranges at its end, and grass beside it.
    Painted at a fraction of the size, as it is out of focus."""
    whole, c = c, SC.Ctx(c.s, c.W // part, c.H // part)
    D, (px, _, pz) = c.D, c.pos; img = c.s.sky_dir(D)
    ahead, side, up = np.maximum(-D[..., 0], 1e-4), np.abs(D[..., 1]), D[..., 2]
    haze = np.array([2.0, 2.08, 2.1])
    col = img.copy()
    seed = c.s.seed; luck = np.random.default_rng(seed)
    leafy, tall, px = luck.uniform(.55, 1.9), luck.uniform(.55, 1.35), px + luck.uniform(0, 60)      # a market, a low lane
    view = c.s.view
    leafy, lowest = {"street": (leafy, 2.8), "avenue": (2.0, 1.3), "hills": (.6, .9)}[view]       # trees, and where their crowns begin

    def lay(colour, mask, dist):
        nonlocal col
        fade = (1 - np.exp(-dist / 130))[..., None]
        k = (np.clip(mask, 0, 1))[..., None]
        col = col + ((np.asarray(colour) * (1 - fade) + haze * fade) - col) * k

    def blocks(x, z, width, seed):
        r = np.random.default_rng(seed); edges = np.cumsum(r.uniform(.6, 1.5, 90)) * width - 260
        i = np.clip(np.searchsorted(edges, x), 1, 89)
        return i, (x - edges[i - 1]) / (edges[i] - edges[i - 1]), z

    if view == "hills":
        ridges(lay, D, seed)
    if view != "street":                                              # grass
        t = pz / np.maximum(-up, 1e-4)
        lay((.50, .66, .30), up < 0, np.minimum(t, 45))
    t = np.minimum(far / ahead, 400)                                  # the end of the road: trees in haze
    z = pz + up * t; y = D[..., 1] * t
    top = 9 + 3 * np.sin(y * .5) + 1.8 * np.sin(y * 1.7 + 1)
    lay((.62, .80, .50), sstep(top + 1.5, top - 1.5, z) * (view != "hills"), np.full_like(t, 70.0))
    t = half / np.maximum(side, 1e-3)                                 # house fronts
    x = px + D[..., 0] * t; z = pz + up * t; s2 = np.where(D[..., 1] < 0, 0, 1)
    for sd in (0, 1) if view == "street" else ():
        i, u, _ = blocks(x, z, 11, seed + 5 + sd)
        r = np.random.default_rng(seed + 31 + sd)
        tone = np.array([(1.50, 1.34, 1.10), (1.62, 1.56, 1.44), (1.30, 1.02, .82), (1.15, 1.20, 1.22), (1.56, 1.40, .98), (1.10, 1.24, 1.12)])[r.integers(0, 6, 90)]
        high = tall * r.uniform(5.5, 11, 90)
        m = (s2 == sd) & (t * ahead < far)
        lay(tone[i], m * sstep(high[i] + .2, high[i] - .2, z) * sstep(-.1, .1, z), t)
        pane = (np.abs((u * 4) % 1 - .5) < .22) & (np.abs((z / 3.1) % 1 - .52) < .24) & (z < high[i] - .7)
        lay(tone[i] * .45, m * pane * .8, t)
        shop = (z > .2) & (z < 2.5) & (np.abs(u - .5) < .42)
        lay(np.array([(.55, .52, .50), (.72, .50, .42), (.42, .56, .62), (.95, .80, .45)])[r.integers(0, 4, 90)][i], m * shop * .7, t)
    t = (kerb + .9) / np.maximum(side, 1e-3)                         # trees before them
    x = px + D[..., 0] * t; z = pz + up * t
    for sd in (0, 1):
        r = np.random.default_rng(seed + 61 + sd); m = (s2 == sd) & (t * ahead < far)
        for x0 in np.cumsum(r.uniform(5, 9, 60) / leafy) - 130:
            g = np.array([.50, .74, .30]) * r.uniform(.75, 1.35) * np.array([1, 1, r.uniform(.7, 1.3)])
            lay(np.array([.34, .28, .22]), m * (np.abs(x - x0) < .16) * (z > 0) * (z < 3.4), t)
            for _ in range(15):
                cx, cz, rad = x0 + r.normal(0, 1.5), r.uniform(lowest, 6.2), r.uniform(.5, 1.15)
                lay(g * r.uniform(.8, 1.2) * (.75 + .14 * max(cz - 3, -1.5)), m * sstep(1.06, .9, np.hypot(x - cx, (z - cz) * 1.15) / rad) * .92, t)
    for sd in (0, 1):                                                 # hedges
        r = np.random.default_rng(seed + 71 + sd); t = (half - .3) / np.maximum(side, 1e-3)
        x = px + D[..., 0] * t; z = pz + up * t; m = (s2 == sd) & (t * ahead < far)
        for x0 in np.cumsum(r.uniform(6, 14, 26)) - 130:
            ln = r.uniform(1.5, 3.5)
            lay(np.array([.42, .66, .28]) * r.uniform(.8, 1.2), m * sstep(1.15, .95, z + .12 * np.sin(x * 5)) * (z > 0) * sstep(ln + .2, ln, np.abs(x - x0)), t)
    t = pz / np.maximum(-up, 1e-4)                                    # the ground
    y = D[..., 1] * t
    road = np.where(np.abs(y) < kerb, .92, 1.25)[..., None] * np.array([1.14, 1.10, 1.04])
    x = px + D[..., 0] * t
    road = road * (1 - .30 * sstep(-.1, .45, np.sin(x * .85) * np.sin(y * 1.1 + x * .3 + 1) + .3 * np.sin(x * 2.3 + y)))[..., None]
    line = ((np.abs(np.abs(y) - kerb + .5) < .09) | (np.abs(np.abs(y) - kerb) < .16) | (np.abs(y) < .08) & (x % 6 < 3))[..., None]
    road = np.where(line, np.array([1.8, 1.75, 1.6]), road)
    lay(road, (up < 0) & (np.abs(y) < half) & (t * np.abs(D[..., 0]) < 400), np.minimum(t, 200))
    for sd in (0, 1) if view == "street" else ():                    # parked cars
        r = np.random.default_rng(seed + 81 + sd); t = (kerb - 1.1) / np.maximum(side, 1e-3)
        x = px + D[..., 0] * t; z = pz + up * t; m = (s2 == sd) & (t * ahead < far)
        for x0 in np.cumsum(r.uniform(6, 15, 22)) - 125:
            tone = np.array([(1.6, 1.6, 1.6), (.34, .36, .40), (.70, .72, .75), (.62, .68, .76)])[r.integers(4)]
            lay(tone, m * (sstep(.5, .2, np.abs(z - .62) - .12) * sstep(2.2, 1.9, np.abs(x - x0))), t)
            lay(tone * .4 + .2, m * (sstep(.32, .2, np.abs(z - 1.15)) * sstep(1.3, 1.0, np.abs(x - x0))), t)
    for ahead_of, y0, tone in zip(luck.uniform((40, 24, 15), (60, 38, 23)), luck.permutation([1.7, -1.6, 1.7]), luck.permutation([(1.5, 1.5, 1.5), (.42, .50, .66), (.78, .30, .26), (.30, .32, .34), (.86, .66, .20)])):     # traffic
        t = ahead_of / ahead; y = D[..., 1] * t - y0; z = pz + up * t
        side_of = lambda w: sstep(w + .06, w - .06, np.abs(y))
        lay(np.array(tone) * .3, side_of(.85) * sstep(.0, .1, z) * (z < .5), t)
        lay(tone, side_of(.88) * sstep(.30, .36, z) * sstep(1.0, .9, z) + side_of(.72) * (z >= .95) * sstep(1.5, 1.4, z), t)
        lay((.40, .46, .50), side_of(.60) * (z > .98) * (z < 1.36), t)
        lay((1.4, .25, .2), (np.abs(np.abs(y) - .74) < .12) * (z > .68) * (z < .88), t)
    soft = gaussian_filter(col, (c.W / 260, c.W / 260, 0)) * .80
    return zoom(soft, (whole.H / c.H, whole.W / c.W, 1), order=1)


def even_edges(img, c):
    """Smooths along edges, which few samples leave ragged."""
    L = gaussian_filter(img.mean(-1), .7)
    gy, gx = np.gradient(L)
    xx, yy, xy = (gaussian_filter(q, 1.6) for q in (gx * gx, gy * gy, gx * gy))
    strength, aniso = xx + yy, np.hypot(xx - yy, 2 * xy)
    k = sstep(.0003, .0015, strength) * (aniso / (strength + 1e-6)) ** 3
    ys, xs = np.nonzero(k > .02)
    along = (.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2)[ys, xs]
    dx, dy = np.cos(along), np.sin(along)
    taps = np.arange(-4, 5); w = np.exp(-(taps / 2.2) ** 2); w /= w.sum()
    out = img.copy()
    for ch in range(3):
        v = sum(q * map_coordinates(img[..., ch], (ys + t * dy, xs + t * dx), order=1, mode="nearest") for t, q in zip(taps, w))
        out[ys, xs, ch] += (v - out[ys, xs, ch]) * k[ys, xs]
    return out


# ------------------------------------------------------------------ light without noise
PASSES = {"rgba": "Image", "normal": "Denoising Normal", "depth": "Denoising Depth", "emission": "Emit",
          **{"%s_%s" % (k.lower(), q.lower()): "%s%s" % (k, q) for k in ("Diff", "Gloss") for q in ("Dir", "Ind", "Col")}}

ATROUS_C = r"""
#include <math.h>
#include <stdlib.h>
#include <string.h>
/* Edge-avoiding a-trous wavelet, variance-guided. e: light (3) and v: its variance, filtered in place, interleaved
   H*W*4; n: normal, p: position (3 each); m: how far a pixel is mixed of several surfaces, 0..1; a: how far a surface covers
   it; foot: its size in metres at that distance */
void atrous(float*e,const float*n,const float*p,const float*m,const float*a,const float*foot,int W,int H,int levels,float sigma){
  static const float K[5]={1/16.f,1/4.f,3/8.f,1/4.f,1/16.f};
  size_t S=(size_t)W*H; float*o=malloc(sizeof(float)*S*4);
  for(int l=0;l<levels;l++){ int d=1<<l;
    for(int y=0;y<H;y++)for(int x=0;x<W;x++){ size_t i=(size_t)y*W+x; float*O=o+4*i; const float*E=e+4*i;
      if(a[i]<.03f){memcpy(O,E,16);continue;}
      float v=0,kv=0;                                         /* variance, 3x3 */
      for(int b=-1;b<=1;b++)for(int c=-1;c<=1;c++){int yy=y+b,xx=x+c; if(yy<0||yy>=H||xx<0||xx>=W)continue;
        float k=(b?1:2)*(c?1:2); v+=k*e[4*((size_t)yy*W+xx)+3]; kv+=k;}
      float le=.3f*E[0]+.5f*E[1]+.2f*E[2], sl=sigma*sqrtf(fmaxf(v/kv,0))+.05f*le+.01f;
      const float*N=n+3*i,*P=p+3*i; float mi=m[i]; float s0=0,s1=0,s2=0,sv=0,sw=0;
      for(int b=-2;b<=2;b++){int yy=y+b*d; if(yy<0||yy>=H)continue;
        for(int c=-2;c<=2;c++){int xx=x+c*d; if(xx<0||xx>=W)continue;
          size_t j=(size_t)yy*W+xx; if(a[j]<.03f)continue;
          float w=K[b+2]*K[c+2];
          if(j!=i){ const float*M=n+3*j,*Q=p+3*j,*F=e+4*j;
            float dot=N[0]*M[0]+N[1]*M[1]+N[2]*M[2]; if(dot<0)dot=0;
            float g=dot*dot;g*=g;g*=g;g*=g;g*=g;                /* dot^32 */
            float u=Q[0]-P[0],t=Q[1]-P[1],r=Q[2]-P[2];
            float off=fabsf(N[0]*u+N[1]*t+N[2]*r), len=sqrtf(u*u+t*t+r*r);
            g*=expf(-off/(foot[i]*(1.f+.5f*d)+.002f)-len/(foot[i]*60.f*d+.05f));
            float near=.25f*mi*(l<2?1.f:l<4?m[j]:0.f); if(g<near)g=near;
            float lf=.3f*F[0]+.5f*F[1]+.2f*F[2];
            w*=g*expf(-fabsf(lf-le)/sl)*(1.f-.97f*m[j]*(1.f-mi));
          }
          w*=.02f+a[j];
          const float*F=e+4*j; s0+=w*F[0];s1+=w*F[1];s2+=w*F[2];sv+=w*w*F[3];sw+=w; }}
      O[0]=s0/sw;O[1]=s1/sw;O[2]=s2/sw;O[3]=sv/(sw*sw);
    }
    memcpy(e,o,sizeof(float)*S*4);
  }
  free(o);
}
"""


def relight(c: SC.Ctx):
    """Takes the noise out of the light alone, and lays it on the colours of all samples, which have none."""
    def clean(P):
        mean = lambda k: (P[k][0] + P[k][1])[..., :3] / 2
        al = np.clip((P["rgba"][0] + P["rgba"][1])[..., 3] / 2, 0, 1)
        n = (mean("normal") * [1, 1, -1]) @ c.R.T; cover = np.linalg.norm(n, axis=-1)        # none on glass
        near, far = (P["depth"][i][..., 0] for i in (0, 1))
        cos = c.D @ -c.R[:, 2]
        depth = (near + far) / 2 + bpy.context.scene.camera.data.clip_start / cos
        pos = c.D * depth[..., None]
        mixed = np.clip(sstep(.995, .93, cover) + sstep(.02, .08, np.abs(near - far) / depth), 0, 1)
        foot = depth * 2 * c.t / c.W
        n = n / np.maximum(cover, 1e-4)[..., None]
        f32 = lambda q: np.ascontiguousarray(q, np.float32)
        ptr = lambda q: q.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
        guides = [f32(q) for q in (n, pos, mixed, cover, foot)]
        out = mean("emission")
        for kind, levels, sigma, top in (("diff", 7, 12.0, 6.0), ("gloss", 6, 12.0, 4.0)):
            A, B = (np.clip(P[kind + "_dir"][i] + P[kind + "_ind"][i], 0, top * 4)[..., :3] for i in (0, 1))
            e = (A + B) / 2
            lum = e.mean(-1)
            e = e * np.minimum(1, (3 * gaussian_filter(lum, 3) + .1) / np.maximum(lum, 1e-4))[..., None]      # fireflies
            var = gaussian_filter(((A - B).mean(-1) / 2) ** 2, 6.0)
            buf = f32(np.concatenate([e, var[..., None]], -1))
            SC.compiled(ATROUS_C).atrous(ptr(buf), *[ptr(q) for q in guides], c.W, c.H, levels, ctypes.c_float(sigma))
            e = buf[..., :3]
            if kind == "diff":                                                               # light of more bounces
                lum = e.mean(-1, keepdims=True); e = e + np.hypot(lum, .18) - lum
            out = out + e * mean(kind + "_col")
        return out, al, np.zeros_like(al)
    return clean


# ------------------------------------------------------------------ seat plan
class Cabin:
    """Where things are: floor, rows of seats and their places across."""
    def __init__(c, s: Spec, st: Style, rows):
        c.s, c.st, c.b = s, st, Body(s)
        c.small = s.style in ("sedan", "suv", "mpv") or s.L < 5500
        c.kind = "mpv" if s.style == "van" and c.small else s.style
        c.rows = [r.replace("|", "") for r in rows]
        c.hw = c.b.hw
        c.cowl = s.cowl[0] * MM
        belt = lambda x: float(c.b.belt(x))
        c.xs = c.row_positions()
        c.belt = belt(c.xs[-1])
        c.seat_z = [belt(x) - SEAT_H[c.kind] for x in c.xs] if c.small else [belt(c.xs[0]) - SEAT_H[c.kind] for _ in c.xs]
        c.floor = min(c.seat_z) - DECK[c.kind]
        c.roof = lambda x: float(min(c.b.zroof(x), c.b.H)) - INSET
        c.w = .50 if c.small else .46 if s.style == "van" else min(.47, (2 * c.hw - .52) / 4)
        c.driver = next(p for p in c.places() if p[0] == "D")

    def row_positions(c):
        s, n = c.s, len(c.rows)
        if c.small and s.style != "van":
            x1 = s.doors[1] * MM - .12
            x2 = s.doors[2] * MM - {"sedan": .32, "suv": .20, "mpv": .30}[s.style]
            return [x1, x2, x2 + .82][:n]
        if c.small:
            x1 = s.cowl[0] * MM + 1.42
            return [x1 + k * 1.0 for k in range(n)]
        first = 1.45 if s.style == "bus" else s.cowl[0] * MM + 1.15
        last = s.L * MM - (.75 if s.style == "bus" else .45)
        pitch = min(.92, (last - first - .82) / (n - 2))
        return [first] + [last - pitch * k for k in range(n - 2, -1, -1)]

    def across(c, row):
        """[(mark, y)] of one row"""
        n, wi = len(row), c.hw - .11
        marks = [(i, m) for i, m in enumerate(row) if m != "."]
        if c.small:
            k = len(marks)
            ys = {1: [0], 2: [-.40 * c.hw, .40 * c.hw] if "." in row else [-.25, .25], 3: [-.475, 0, .475]}[k]
            return [(m, y) for (_, m), y in zip(marks, ys)]
        if "." not in row:
            return [(m, (i + .5) / n * 2 * wi - wi) for i, m in marks]
        left, right = len(row.split(".")[0]), len(row.split(".")[-1])
        out = []
        for i, m in marks:
            if m == "J":
                y = (i + .5) / n * 2 * wi - wi
            elif i < left:
                y = -wi + c.w * (i + .5)
            else:
                y = wi - c.w * (n - i - .5)
            out.append((m, y))
        return out

    def places(c):
        return [(m, x, y, z, r) for r, (row, x, z) in enumerate(zip(c.rows, c.xs, c.seat_z)) for m, y in c.across(row)]


# ------------------------------------------------------------------ materials
def surface(name, parts, rough, spec=.35, sheen=0.0, grain=()):
    """Colours told apart by vertex attributes: parts = [(attribute or None, colour)], later ones on top where the
    attribute is negative. grain: [(scale, amount)], how the colour is mottled; a weave or a hide shows by it, as few samples carry no relief."""
    m = Mat(name)
    col = None
    for attr, c in parts:
        rgb = m.node("ShaderNodeRGB"); rgb.outputs[0].default_value = (*lin(c), 1)
        if attr is None:
            col = rgb.outputs[0]; continue
        q = m.node("ShaderNodeMixRGB")
        m.link(m.step(m.attr(attr), 0.0, .0018), q.inputs[0]); m.link(col, q.inputs[1]); m.link(rgb.outputs[0], q.inputs[2]); col = q.outputs[0]
    for scale, amount in grain:
        t = m.node("ShaderNodeTexNoise", Scale=scale, Detail=2.0); m.link(m.node("ShaderNodeTexCoord").outputs["Object"], t.inputs["Vector"])
        tone = m.node("ShaderNodeMixRGB", blend_type="MULTIPLY"); tone.inputs[0].default_value = 1.0; m.link(col, tone.inputs[1])
        m.link(m.ramp(t.outputs["Fac"], .3, .7, 1 - amount, 1 + amount), tone.inputs[2]); col = tone.outputs[0]
    p = m.bsdf((.5, .5, .5), rough, spec=spec); m.link(col, p.inputs["Base Color"]); p.inputs["Sheen"].default_value = sheen
    m.link(p.outputs[0], m.out.inputs["Surface"])
    return m.m


def shell_material(st: Style, paint):
    """Clear where the body has glass, a black edge round it, lining above the window line, paint ahead of the windscreen."""
    m = Mat("shell")
    bs = lambda c, r=.8, sp=.2: m.bsdf(lin(c), r, spec=sp).outputs[0]
    inner = m.mix(m.step(m.attr("ahead"), 0.0), bs(st.lining, .9, .1), m.bsdf(paint, .3).outputs[0])
    inner = m.mix(m.step(m.attr("glass"), .022), inner, bs("#17181a", .6))
    tint = m.node("ShaderNodeMixRGB"); m.link(m.step(m.attr("privacy"), 0.0), tint.inputs[0])
    tint.inputs[1].default_value = (.93, .95, .94, 1); tint.inputs[2].default_value = (.82, .84, .85, 1)
    m.link(m.mix(m.step(m.attr("glass"), 0.0), inner, m.transparent(tint.outputs[0])), m.out.inputs["Surface"])
    return m.m


class Trim:
    """The materials of a cabin."""
    def __init__(t, st: Style):
        rough, spec = (.95, .10) if st.fabric else (.56, .30)
        grain = [(330, .20), (95, .07)] if st.fabric else [(150, .10), (14, .05)]
        t.seat = surface("seat", [(None, st.main), ("insert", st.insert), ("shell", st.shell), ("cover", st.get("cover", "#efece4")), ("seam", st.get("stitch", st.shell))], rough, spec, .3 if st.fabric else 0, grain)
        t.door = surface("door", [(None, st.door), ("insert", st.insert), ("top", st.dash), ("low", st.shell), ("seam", "#141414")], .74, .2)
        t.dash = mat(st.dash, .74, spec=.2); t.low = mat(st.shell, .7, spec=.25)
        t.lining = mat(st.lining, .92, spec=.1); t.carpet = mat(st.carpet, .96, spec=.05)
        t.black = mat("#131315", .38, spec=.5); t.matte = mat("#1a1a1c", .7, spec=.2)
        t.accent = mat(st.accent, .3, .85) if not st.get("wood") else mat(st.wood, .28, coat=.5, noise=(9, .35))
        t.metal = mat("#b9bcc0", .30, 1.0); t.trim = mat(st.door, .7, spec=.2)


# ---------------------------------------------------------------------- seats
def line(d, half=.0016):
    return np.abs(d) - half


def seat_field(c: Cabin, ys, w, tall, kind, pleats):
    """Field and attributes of a run of equal seats side by side at `ys`; the origin is where back and cushion meet.
    kind: bucket | bench | coach"""
    lean = .36 if kind != "coach" else .34
    bol = {"bucket": .036, "bench": .014, "coach": .026}[kind]
    ys = np.array(ys, float)
    thick = .058 if kind != "coach" else .048
    ins = .29 * w

    def local(Y):
        return Y - ys[np.argmin(np.abs(Y[..., None] - ys), -1)] if len(ys) > 1 else Y - ys[0]

    def parts(X, Y, Z):
        y = local(Y); a = np.abs(y) / (w / 2)
        u = X - lean * Z + .05 * np.clip(Z / tall, 0, 1.3) ** 2 * (kind == "bucket")
        return y, a, u

    def f(X, Y, Z):
        y, a, u = parts(X, Y, Z)
        t = np.clip(Z / tall, 0, 1.2)
        taper = 1 - ({"bucket": .17, "bench": .0, "coach": .05}[kind]) * sstep(.50, 1.05, t)
        head = .09 if kind == "coach" else 0
        back = rbox(u, y / taper, Z, (0, 0, tall / 2 + head), (thick, w / 2 - .004, tall / 2 + .035 + head), .046) * .94
        front = sstep(.02, -.04, u)
        wing = bol * sstep(.56, .92, a / taper) * front * (1 - .55 * sstep(.75, 1.0, t) * (kind != "coach"))
        lumbar = .018 * np.exp(-((t - .25) / .22) ** 2) * front * (1 - sstep(.5, .7, a))
        dish = .010 * front * sstep(.75, .2, a) * np.exp(-((t - .68) / .25) ** 2)
        pl = 0
        if pleats:
            inside = sstep(ins + .004, ins - .010, np.abs(y)) * front * sstep(.04, .08, Z) * sstep(tall - .03, tall - .08, Z)
            pl = .006 * (np.abs(np.sin(np.pi * Z / pleats)) - .6) * inside
        if kind == "coach":                                   # a pillow for the head
            pl = pl + .020 * front * sstep(.80, .88, t) * sstep(1.26, 1.12, Z / tall) * sstep(.95, .7, a)
        if kind == "bucket":
            pocket = np.maximum(np.abs(y) - .33 * w, np.abs(Z - .24) - .16)
            pl = pl + .012 * sstep(.012, -.012, pocket) * sstep(.0, .04, u)
            back = back + .004 * np.exp(-((np.abs(y) - .41 * w) / .006) ** 2) * sstep(.0, .04, u)
        back = back - wing - lumbar + dish - pl
        zc = Z + .13 * X + .075
        cx = -.255
        cush = rbox(X, y, zc, (cx, 0, 0), (.285, w / 2 - .004, .088), .055)
        top = sstep(-.02, .05, zc)
        cw = .75 * bol * sstep(.58, .92, a) * top
        pc = 0
        if pleats:
            inside = sstep(ins + .004, ins - .010, np.abs(y)) * top * sstep(-.47, -.43, X) * sstep(-.04, -.09, X)
            pc = .006 * (np.abs(np.sin(np.pi * X / pleats)) - .6) * inside
        cush = cush - cw - pc
        seam = .0045 * np.exp(-((np.abs(y) - ins) / .0065) ** 2)
        return smin(back + seam * front, cush + seam * top, .02)

    def attrs(V):
        X, Y, Z = V.T
        y, a, u = parts(X, Y, Z)
        on_back = (Z > .03)
        rear = np.where(on_back, .022 - u, np.where(Z < -.14, -1., 1.)) if kind != "bench" else np.where(on_back, .03 - u, 1.)
        insert = np.abs(y) - ins
        insert = np.where(on_back, np.maximum(insert, np.maximum(Z - (tall * (.90 if kind != "coach" else .80)), u + .0)), np.maximum(insert, np.maximum(np.maximum(-X - .50, X + .03), -(Z + .13 * X + .06))))
        seam = line(np.abs(y) - ins)
        if kind == "bucket":
            seam = np.minimum(seam, np.where(on_back, line(Z - tall * .90), 1))
        seam = np.where(on_back & (u > .0), 1., np.where(~on_back & (Z + .13 * X + .04 < 0), 1., seam))
        cover = np.full_like(X, 1.)
        if kind == "coach" and c.st.get("covers", True):
            cover = np.maximum(tall * (.98 if c.s.style == "bus" else 1.0) - Z, np.abs(y) - w * .36)
        return {"insert": insert, "shell": rear, "seam": seam, "cover": cover}
    return f, attrs


def seats(c: Cabin, T: Trim, ys, w, tall, kind, h=None):
    """One mesh for a run of seats, with head restraints."""
    f, attrs = seat_field(c, ys, w, tall, kind, c.st.pleats)
    y0, y1 = min(ys) - w / 2 - .06, max(ys) + w / 2 + .06
    V, Q, N = polygonise(f, (-.62, y0, -.26), (.45, y1, tall + .34), h or .010, lip=2.4)
    make_mesh("seat", V, Q, N, [T.seat], {k: np.clip(v, -1, 1).astype(np.float32) for k, v in attrs(V).items()})
    if kind == "coach":
        return
    lean = .36
    for k, y in enumerate(ys):
        hx = lean * (tall + .10) - (.06 if kind == "bucket" else .01)
        middle = kind == "bench" and 0 < k < len(ys) - 1
        wide, half, up = (.125, .080, .130) if kind == "bucket" else (.115, .036, .060) if middle else (.130, .060, .088)
        g = lambda X, Y, Z: rbox(X - .12 * (Z - tall) + .25 * (Y - y) ** 2 * 4 - .01, Y - y, Z, (hx, 0, tall + up), (.042, wide, half), .040)
        V, Q, N = polygonise(g, (hx - .12, y - .2, tall), (hx + .14, y + .2, tall + .27), .010, lip=2.0)
        one = np.ones(len(V), np.float32)
        seam = np.abs(np.abs(V[:, 1] - y) - wide * .62) - .0016
        seam = np.where(V[:, 0] > hx + .01, 1, seam).astype(np.float32)
        make_mesh("rest", V, Q, N, [T.seat], {"insert": one, "shell": one, "cover": one, "seam": seam})
        for dy in (-.055, .055):
            tube([(hx - .02, y + dy, tall - .02), (hx, y + dy, tall + .08)], .0065, T.metal, 8)


# ---------------------------------------------------------------------- shell
def shell(c: Cabin, T: Trim, cam_x):
    b, s = c.b, c.s
    f = lambda x, y, z: b.base(x, np.abs(y), z) + INSET
    lo, hi = (max(.02, c.cowl - 1.0), -b.hw - .05, c.floor - .35), (min(b.L + .05, cam_x + .05), b.hw + .05, b.H + .05)
    V, Q, N = polygonise(f, lo, hi, .022 if c.small else .035)
    keep = (V[Q][:, :, 0] < cam_x - .03).all(1) & (V[Q][:, :, 2] > c.floor - .30).all(1)
    A = VG.attributes(b, V + N * INSET)
    keep &= ~((N[:, 0] > .25) & (V[:, 0] > c.xs[-1] + .10))[Q].any(1)
    att = {"glass": A["glass"], "privacy": A["privacy"], "ahead": (V[:, 0] - c.cowl - .04).astype(np.float32)}
    make_mesh("shell", V, Q[keep][:, ::-1], -N, [shell_material(c.st, VG.PAINTS[s.paint][0])], att)


def side_at(c: Cabin, x, z):
    """Half width of the lining."""
    p = c.b.on_side(x, z)
    return (p[1] if p is not None else c.hw) - INSET


def door_cards(c: Cabin, T: Trim, x0, x1):
    """Both sides below the windows, with arm rests, pockets and the gaps of the doors."""
    b, s = c.b, c.s
    xs = np.arange(x0, x1, .014); ts = np.linspace(0, 1, 66)
    X, Tt = np.meshgrid(xs, ts, indexing="ij")
    belt = b.belt(X) + s.belt_gap * MM * .6
    Z = c.floor + (belt - c.floor) * Tt
    Y = np.array([[side_at(c, x, z) for z in c.floor + (float(b.belt(x)) - c.floor) * np.linspace(0, 1, 12)] for x in xs[::8]])
    fn = RegularGridInterpolator((xs[::8], np.linspace(0, 1, 12)), Y, bounds_error=False, fill_value=None)
    Y = fn(np.stack([X, Tt], -1))
    Y = np.minimum(Y, Y[:, -1:] + .05)
    doors = [d * MM for d in (s.doors or [])]
    gaps = doors[:] if c.small else doors[:2]
    local = np.full_like(X, 9.0)                              # place within a door, 0..1
    for a, e in zip(gaps, gaps[1:]):
        local = np.where((X >= a) & (X < e), (X - a) / (e - a), local)
    in_door = local < 2
    d_belt = belt - Z
    bulge = .030 + .030 * sstep(.075, .02, d_belt)                                  # top roll
    arm = np.exp(-((d_belt - .245) / .045) ** 4) * sstep(.10, .26, local) * sstep(.98, .86, local) * in_door
    bulge = bulge + .062 * arm
    low = sstep(c.floor + .27, c.floor + .20, Z) * sstep(.05, .14, local) * sstep(.9, .8, local) * in_door
    bulge = bulge + .045 * low
    gap = np.full_like(X, 9.0)
    for g in gaps:
        gap = np.minimum(gap, np.abs(X - g - .03 * (Z - belt)))
    bulge = bulge - .022 * np.exp(-(gap / .010) ** 2)
    ins = np.maximum(np.abs(d_belt - .16) - .055, np.maximum(.07 - local, local - .90)) + np.where(in_door, 0, 1)
    edge = np.abs(np.maximum(np.abs(d_belt - .16) - .055, (np.abs(local - .485) - .415) * .9) + np.where(in_door, 0, 1)) - .0014
    for sg in (-1, 1):
        V = np.stack([X, sg * (Y - bulge), Z], -1).reshape(-1, 3); n, m = X.shape
        i, j = np.meshgrid(np.arange(n - 1), np.arange(m - 1), indexing="ij")
        F = np.stack([i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1], -1).reshape(-1, 4)
        o = make_mesh("door", V, F if sg > 0 else F[:, ::-1], None, [T.door],
                      {k: np.clip(v, -1, 1).reshape(-1).astype(np.float32) for k, v in
                       {"insert": ins, "top": d_belt - .062, "low": Z - c.floor - .30 + .12 * np.clip(local, 0, 1) * in_door, "seam": np.minimum(gap - .0022, edge)}.items()})
        for a, e in zip(gaps, gaps[1:]):
            for t, ln, m2, dz, out in ((.30, .11, T.metal, .105, .018), (.40, .16, T.black, .222, .10)):
                x = a + (e - a) * t; zz = float(b.belt(x)) - dz; y = side_at(c, x, zz) - .045 - out * .5
                box((x, sg * y, zz), (ln, .02 if m2 is T.metal else .05, .022 if m2 is T.metal else .008), m2, .006)


def pillars(c: Cabin, T: Trim, cam_x):
    """Padded trims on the pillars, and grab handles under the roof."""
    b, s = c.b, c.s
    rows = [(x * 1000, max(w, 30), 0) for a, e, n, w in (q for q in s.extras.get("pillar_rows", [])) for x in np.linspace(a, e, int(n)) * MM]
    for px, half, slope in [*s.pillars, *rows]:
        for sg in (-1, 1):
            P = []
            for z in np.linspace(float(b.belt(px * MM)) - .02, float(b.zroof(px * MM)) - .13, 14):
                x = px * MM + slope * (z - float(b.belt(px * MM)))
                P.append((x, sg * (side_at(c, x, z) + (.034 if s.extras.get("curtains") else .012)), z))
            if P[0][0] < cam_x - .1:
                V, F = sweep(P, rrect(half * MM * 2 + .035, .05, .02), up=(0, -sg, .01))
                poly_obj("pillar", V, F, T.lining)
    if c.small:
        for x in c.xs[:2]:
            for sg in (-1, 1):
                z = float(b.zroof(x - .1)) - .105; y = side_at(c, x - .1, z) - .012
                tube(spline([(x - .24, sg * (y + .03), z + .02), (x - .21, sg * (y - .012), z), (x - .09, sg * (y - .018), z), (x + .03, sg * (y - .012), z), (x + .06, sg * (y + .03), z + .02)], 24), .011, T.lining, 8)


# -------------------------------------------------------------------- cockpit
def screen(T, x, y, z, w, h, tilt=8):
    """A screen that faces the rear: a dark panel with a map of plain shapes."""
    N = []
    N.append(box((0, 0, -h / 2 - .008), (.016, w + .022, h + .018), T.black, .007))
    N.append(box((.0088, 0, -h / 2), (.001, w, h), emis("#26394a", 1.0)))
    rng = np.random.default_rng(4)
    for k in range(7):
        yy = (k - 3) / 7 * w
        N.append(box((.0096, yy + rng.uniform(-.004, .004), -h / 2), (.0008, .0022, h), emis("#4d6a80", 1.0)))
    for zz in (-.3, -.05, .22):
        N.append(box((.0096, 0, zz * h), (.0008, w, .0022), emis("#4d6a80", 1.0)))
    N.append(box((.0102, w * .05, -h * .5), (.0008, .004, h * .62), emis("#6fb3e8", 1.6)))
    N.append(box((.0102, -w * .39, -h / 2), (.0008, w * .2, h), emis("#1a2833", 1.0)))
    piv = bpy.data.objects.new("piv", None); bpy.context.collection.objects.link(piv)
    for o in N:
        o.parent = piv
    place(piv, (x, y, z), ry=-tilt)


def steering_wheel(T, x, y, z, r=.185, tilt=64):
    """Facing the driver; tilt from the horizontal."""
    at = turned(x, y, z, tilt)
    V, F = sweep([(r * math.cos(a), r * math.sin(a), 0) for a in np.linspace(0, 2 * np.pi, 65)], rrect(.030, .030, .0149), up=(0, 0, 1))
    poly_obj("rim", V, F, T.black, auto=80).matrix_world = at
    for a in (math.pi / 2, -math.pi / 2, 0):
        V, F = sweep([(.03 * math.cos(a), .03 * math.sin(a), -.03), (r * math.cos(a), r * math.sin(a), -.004)], rrect(.045, .016, .007), up=(0, 0, 1))
        poly_obj("spoke", V, F, T.accent if a else T.black).matrix_world = at
    g = lambda X, Y, Z: rbox(X, Y, Z, (0, 0, -.015), (.068, .082, .030), .028)
    sdf_obj("pad", g, (-.1, -.12, -.07), (.1, .12, .05), .008, T.matte).matrix_world = at
    tube([(x, y, z), (x - .28, y, z - .12)], .045, T.matte, 14)


def cockpit(c: Cabin, T: Trim):
    b, s, st = c.b, c.s, c.st
    cx, cz = c.cowl, s.cowl[1] * MM
    _, _, dy, dz_, _ = c.driver
    deep = {"van": .52 if not c.small else .60, "bus": .55}.get(s.style, .66)
    top = min(cz, float(b.belt(cx + .3)) + .05) - .005 if s.style not in ("van", "bus") else cz - .03
    if s.style == "bus":
        top = s.extras["ws_z"] * MM - .02
    if c.small:
        top = min(top, dz_ + .52)
    hw = b.hw - .07
    x1 = cx + deep

    def f(x, y, z):
        crown = .03 * (y / hw) ** 2
        q = rbox(x - .03 * np.cos(y / hw * 1.5), y, z + crown, (cx + deep / 2 - .12, 0, top - .13), (deep / 2 + .12, hw, .13), .07)
        q = smin(q, rbox(x, y, z, (cx + deep / 2 - .10, 0, top - .34), (deep / 2 + .02, hw, .18), .08), .05)                # lower part
        q = smin(q, rbox(x, y, z, (x1 - .13, dy, top + .012), (.13, .19, .052), .045), .05)                                # hood of the instruments
        notch = rbox(x, y, z, (x1 + .03, dy, top + .0), (.10, .155, .040), .03)
        q = smax(q, -notch, .012)
        groove = .006 * np.exp(-((z + crown - top + .135) / .006) ** 2)
        return q + groove * sstep(x1 - .16, x1 - .08, x)
    clip = lambda x, y, z: np.maximum(f(x, y, z), b.base(x, np.abs(y), z) + INSET + .004)
    sdf_obj("dash", clip, (cx - .25, -b.hw, top - .56), (x1 + .15, b.hw, top + .12), .016, T.dash)
    box((x1 - .03, dy, top - .03), (.02, .27, .065), emis("#0d1722", .6))                                                # instruments
    for k in (-1, 1):
        lathe([(.026, 0), (.031, .004), (.026, .006)], emis("#b9cfe0", .9), n=32).matrix_world = turned(x1 - .018, dy + k * .075, top + .002, 90)
    front = lambda y: x1 + .03 * math.cos(y / hw * 1.5) + .004
    face = front(0)
    zt = top - .165
    ys = np.linspace(-hw + .06, hw - .06, 24)
    V, F = sweep([(front(y) - .004, y, zt + .012) for y in ys], rrect(.024, .022, .006), up=(0, 0, 1))
    poly_obj("strip", V, F, T.accent)
    for y in (-hw + .16, -.105, .105, hw - .16):
        box((front(y) - .012, y, zt + .045), (.03, .15, .058), T.black, .014)
        for k in range(4):
            box((front(y) + .005, y, zt + .054 + k * .012), (.004, .13, .003), T.metal)
    if not c.s.style == "bus":
        w = st.screen
        screen(T, face - .012, 0 if w < .30 else .10, top + (.0 if w < .25 else .04), w, w * .60 if w < .24 else w * .50 if w < .3 else .13)
        box((face - .014, 0, zt - .11), (.03, .24, .075), T.black, .01)                                                   # climate controls
        for y in (-.075, 0, .075):
            lathe([(.001, .022), (.020, .022), (.023, 0)], T.metal, n=28).matrix_world = turned(face - .002, y, zt - .072, 90)
    steering_wheel(T, x1 + (.15 if s.style != "bus" else .10), dy, top - (.02 if s.style != "bus" else -.04), .185 if s.style in ("sedan", "suv", "mpv") else .215, 64 if c.small else 48)
    if c.small:                                                                                                          # console
        flat = st.get("flat", False)
        x2 = c.xs[0] + .06
        zc = c.seat_z[0] + (.02 if not flat else -.02)
        g = lambda x, y, z: smin(rbox(x, y, z, ((x1 + x2) / 2 - .05, 0, (c.floor + zc) / 2 - .02), ((x2 - x1) / 2 + .12, .115, (zc - c.floor) / 2), .03),
                                 rbox(x, y, z, (x2 - .13, 0, zc + .035), (.19, .105, .06), .035), .02)
        sdf_obj("console", g, (x1 - .3, -.2, c.floor - .05), (x2 + .2, .2, zc + .15), .012, T.dash)
        box((x2 - .13, 0, zc + .088), (.33, .19, .012), T.low, .006)
        xg = x1 + .20
        tube(spline([(xg, 0, zc - .02), (xg + .01, 0, zc + .06), (xg + .03, 0, zc + .10)], 8), .014, T.matte, 10)
        lathe([(.001, -.03), (.022, -.022), (.028, .0), (.02, .024), (.001, .028)], T.black, (xg + .03, 0, zc + .115), 24)
        for y in (-.045, .045):
            lathe([(.030, 0), (.036, .006), (.036, .0)], T.metal, (xg + .16, y, zc - .019), 28)
    # mirror, visors, lamp
    hx, hz = s.hdr[0] * MM, s.hdr[1] * MM
    if s.style != "bus":
        zm = hz - .12
        g = lambda x, y, z: rbox(x, y, z, (hx + .02, 0, zm), (.016, .118, .034), .016)
        sdf_obj("mirror", g, (hx - .05, -.16, zm - .06), (hx + .08, .16, zm + .06), .008, T.black)
        box((hx + .037, 0, zm - .026), (.002, .21, .052), mat("#8d979c", .30, 1.0))
        tube([(hx + .01, 0, zm + .02), (hx - .02, 0, zm + .10)], .012, T.black, 8)
        for y in (-.36 * b.hw, .36 * b.hw):
            z = hz - INSET - .016 - s.roof_crown * MM * .15
            o = box((hx + .10, y, z - .012), (.17, .38, .018), T.lining, .008); o.rotation_euler = (0, math.radians(8), 0)
    xm = c.xs[0] - .25
    if c.small:
        box((xm, 0, c.roof(xm) - .034), (.16, .22, .03), T.lining, .01)
        for y in (-.05, .05):
            box((xm, y, c.roof(xm) - .037), (.07, .06, .004), emis("#fff2dc", 2.2))


def turned(x, y, z, ry):
    """The transform of a thing at a place, turned about the y axis."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(ry), 4, "Y")


# ---------------------------------------------------------------------- cabin
def fill(c: Cabin, T: Trim):
    """Places every seat of the plan."""
    for r, (row, x, z) in enumerate(zip(c.rows, c.xs, c.seat_z)):
        runs = []
        for m, y in c.across(row):
            together = runs and m == "S" and runs[-1][0] != "D" and y - runs[-1][1][-1] < c.w * 1.12 and not (c.small and r == 0)
            if together:
                runs[-1][1].append(y)
            else:
                runs.append((m, [y]))
        for m, ys in runs:
            mid = (ys[0] + ys[-1]) / 2
            kind = "coach" if not c.small and r > 0 else "bench" if len(ys) > 1 else "bucket"
            w = c.w if kind != "bench" else ys[1] - ys[0] - .002
            if len(ys) > 1 and kind == "coach":
                w = ys[1] - ys[0] - .006
            tall = {"bucket": .60, "bench": .56, "coach": .66}[kind]
            if c.small:
                tall = min(tall, float(c.b.belt(x)) + .11 - z)
            key = "%s%d%.3f%.2f%s" % (kind, len(ys), w, tall, m == "J")
            rel = [y - mid for y in ys]

            def make():
                seats(c, T, rel, w, tall, kind, .012 if kind != "bucket" else .010)
                for y in rel:
                    if kind != "bench":
                        base(T, y, w, z - c.floor)
                if kind == "coach":
                    arms(T, rel, w, tall)
            inst(proto(key, make), (x, mid, z))


def overhead(c: Cabin, T: Trim):
    """Racks of a bus or air ducts of a van along both sides, with a line of light, outlets and reading lamps."""
    b, bus = c.b, c.s.style == "bus"
    x0, x1 = c.xs[0] + (.6 if bus else .9), c.xs[-1] + .7
    zr = c.roof((x0 + x1) / 2)
    glow = emis("#fff1da", 1.6)
    for sg in (-1, 1):
        ys = side_at(c, (x0 + x1) / 2, zr - .36) + .03
        prof = [(0, -.46), (-.34, -.42), (-.41, -.35), (-.40, -.23), (-.34, -.20), (0, -.20)] if bus else [(0, -.40), (-.15, -.37), (-.21, -.30), (-.20, -.19), (-.12, -.11), (0, -.08)]
        V = [(x, sg * (ys + dy), zr + dz) for x in (x0, x1) for dy, dz in prof]; n = len(prof)
        F = [(i, i + 1, n + i + 1, n + i) if sg < 0 else (n + i, n + i + 1, i + 1, i) for i in range(n - 1)]
        obj("duct", V, [*F, list(range(n)), list(range(n, 2 * n))], T.trim, True, 40)
        dy, dz = prof[2]
        box(((x0 + x1) / 2, sg * (ys + dy - .004), zr + dz + .03), (x1 - x0, .012, .016), glow)
        if bus:
            box(((x0 + x1) / 2, sg * (ys + dy - .006), zr - .262), (x1 - x0, .02, .03), T.accent, .008)
        for x in c.xs[1:]:
            for k in (0, .12):
                y, z = sg * (ys + (-.22 if bus else -.10)), zr + (-.436 if bus else -.384)
                lathe([(.001, -.012), (.030, -.010), (.040, .002)], T.black if not k else glow, (x - .20 + k, y, z), 20)
    for x in np.arange(x0 + .3, x1, 1.5):
        box((x, 0, zr - .022), (.5, .12, .02), emis("#fff4e2", 1.8), .006)


def base(T, y, w, high):
    """What carries a seat."""
    for dy in (-w * .38, w * .38):
        box((-.24, y + dy, -high), (.42, .05, max(high - .14, .03)), T.matte, .012)


def arms(T, ys, w, tall):
    """Arm rests at both ends of a run of coach seats; on their rear a pocket and a grip."""
    for y in [min(ys) - w / 2, max(ys) + w / 2]:
        box((-.17, y, .155), (.34, .05, .035), T.black, .014)
    for y in ys:
        o = box((.128, y, .10), (.014, w * .74, .24), T.low, .006); o.rotation_euler = (0, math.radians(19), 0)
        tube(spline([(.34 * tall + .05, y - w * .36, tall - .02), (.34 * tall + .10, y - w * .30, tall + .0), (.34 * tall + .10, y + w * .30, tall + .0), (.34 * tall + .05, y + w * .36, tall - .02)], 20), .011, T.low, 8)


def build(s: Spec, st: Style, rows, shot: Shot, furnished=True):
    """Builds the cabin, and points the camera: a passenger of the last row looks ahead."""
    c = Cabin(s, st, rows); T = Trim(st); b = c.b
    last = c.xs[-1]; zl = c.seat_z[-1]
    cam_x = min(last + .62, b.L - .05)
    cut = cam_x
    if c.small:
        cam_x = last + .36 * .6
        cam = (cam_x, 0, min(c.roof(cam_x) - .075, zl + .95)); look = (cam_x - 1.0, 0, cam[2] - (.42 if len(c.xs) < 3 else .46))
    else:
        cam = (cam_x, 0, min(c.roof(min(cam_x, s.rhdr[0] * MM)) - .10, zl + 1.28)); look = (c.xs[0] - .6, 0, c.seat_z[0] + .10)
    shot.cam, shot.look, shot.lens = cam, look, 20 if c.small else 24
    shot.bounces = (2, 1, 1, 2)
    shot.exposure, shot.bloom, shot.bloom_t, shot.vignette, shot.grain, shot.contrast = .97, .05, 1.4, .08, .003, .08
    if not furnished:
        return
    shell(c, T, cut)
    x0 = c.cowl + .2
    door_cards(c, T, x0, min(last + .75, b.L - .12))
    pillars(c, T, cut)
    cockpit(c, T)
    fill(c, T)
    if not c.small:
        overhead(c, T)
        VG.curtains(b, {"curtain": mat(st.get("curtain", "#b5a994"), .9, spec=.1)})
    box(((c.cowl + b.L) / 2, 0, c.floor - .02), (b.L - c.cowl, 2 * b.hw - .1, .02), T.carpet)
    lights(c)


def lights(c: Cabin):
    """Lamps that no one sees: daylight from the windows, from the roof down, and from the window line up to the lining."""
    b, big = c.b, not c.small
    x0, x1 = c.xs[0] - .2, c.xs[-1] + .1
    ln, mid = x1 - x0 + .5, (x0 + x1) / 2
    zw = float(b.belt(mid)) + (.55 if big else .20)
    k = ln * (8 if big else 5.5)
    for sg in (-1, 1):
        area((mid, sg * (side_at(c, mid, zw) - .05), zw), (mid, 0, zw - .18), (ln, .7 if big else .32), k * (1.25 if sg < 0 else 1.0), (1, .99, .97))
    xw = c.cowl + .62
    area((xw, 0, c.roof(xw + .3) - .16), (xw + 1.0, 0, c.seat_z[0] + .2), (1.1, .3), 9 if big else 5, (.97, .98, 1), glossy=False)
    area((mid, 0, c.roof(mid) - .07), (mid, 0, 0), (ln, .8), ln * (9 if big else 7), (1, .97, .92), glossy=False)
    if c.s.style == "bus":                                    # above the racks
        for sg in (-1, 1):
            y = side_at(c, mid, c.roof(mid) - .36) - .30
            area((mid, sg * y, c.roof(mid) - .18), (mid, sg * (y + .12), c.roof(mid)), (ln, .12), ln * 1.1, (1, .96, .90), glossy=False)
    area((mid, 0, c.seat_z[-1] + .60), (mid, 0, 9), (ln, .7), ln * (6 if big else 2.4), (1, .98, .95), glossy=False)


def main():
    from PIL import Image
    argv = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    ap = argparse.ArgumentParser()
    ap.add_argument("--vehicle", required=True); ap.add_argument("--rows", required=True, help="seatPlan.rows, front first, with commas between")
    ap.add_argument("--out", required=True); ap.add_argument("--width", type=int, default=SIZE[0]); ap.add_argument("--samples", type=int, default=6)
    ap.add_argument("--raw", default="", help="save passes to this .npz"); ap.add_argument("--regrade", default="", help="read passes from this .npz")
    a = ap.parse_args(argv)
    t0 = time.process_time()
    bpy.ops.wm.read_factory_settings(use_empty=True); SC._mats.clear()
    style = Style.load(a.vehicle)
    shot = Daylight(a.vehicle, style.view)
    build(Spec.load(a.vehicle), style, a.rows.split(","), shot, a.regrade == "")
    W, H = SC.setup(shot, a.width, max(1, a.samples // 2))
    sc = bpy.context.scene
    layer = sc.view_layers[0]
    for k in ("diffuse", "glossy"):
        for q in ("direct", "indirect", "color"):
            setattr(layer, "use_pass_%s_%s" % (k, q), True)
    layer.use_pass_emit = True
    sc.world.cycles_visibility.diffuse = False                                            # the lamps at the windows are its light
    sc.cycles.use_adaptive_sampling = False
    sc.render.threads = int(os.environ.get("ART_THREADS", "1"))
    bpy.context.view_layer.update()
    t1 = time.process_time()
    if a.regrade:
        z = np.load(a.regrade); P = {k: list(z[k].astype(np.float32)) for k in z}
    else:
        P = SC.passes(shot, W, H, PASSES)
    if a.raw:
        np.savez(a.raw, **{k: np.stack(v).astype(np.float16 if k != "depth" else np.float32) for k, v in P.items()})
    t2 = time.process_time()
    VG.save(Image.fromarray(SC.post(shot, P, W, H, relight(SC.Ctx(shot, W, H)))), a.out, quality=88)
    print("TIMING %s: build %.0f render %.0f post %.0f" % (a.vehicle, t1 - t0, t2 - t1, time.process_time() - t2))


if __name__ == "__main__":
    main()
