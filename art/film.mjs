/**
 * `node art/film.mjs`: makes the film of the about page out of pictures of public/scenes, once; its files are committed.
 * Needs ffmpeg with libx264 and libvpx-vp9. Slow camera moves over stills with cross-fades; the last still fades into
 * the first frame, so that the loop is seamless.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SCENES = 'public/scenes'
const FOLDER = 'public/film'
const POSTER = join(SCENES, 'about-film.jpg')
const FPS = 25
/** Seconds from one scene's beginning to the next one's, and how long the two fade into each other. */
const SCENE = 4.8
const FADE = 1.2
/** Both files together, in bytes. */
const LIMIT = 2_000_000

/** A view of a still: the centre of its frame as fractions of the picture's width and height, and the zoom. */
const moves = [
  { file: 'hero-3.jpg', from: [0.5, 0.5, 1], to: [0.535, 0.515, 1.08] },
  { file: 'history-1969.jpg', from: [0.53, 0.53, 1.09], to: [0.5, 0.5, 1.01] },
  { file: 'hero-2.jpg', from: [0.46, 0.5, 1.09], to: [0.54, 0.5, 1.09] },
  { file: 'history-2021.jpg', from: [0.5, 0.5, 1.01], to: [0.48, 0.51, 1.09] },
  { file: 'hero-1.jpg', from: [0.53, 0.52, 1.09], to: [0.5, 0.5, 1] },
]

const ffmpeg = (...args) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' })

/**
 * One scene's move. The still is moved at twice the film's size by `perspective`, which has sub-pixel precision;
 * `zoompan` moves by whole pixels, which jitters.
 */
function moveFilter({ from, to }) {
  const share = `(on/${Math.round((SCENE + FADE) * FPS)})`
  const [x, y, zoom] = from.map((start, index) => `(${start}+(${(to[index] - start).toFixed(4)})*${share})`)
  const left = `W*(${x}-0.5/${zoom})`
  const right = `W*(${x}+0.5/${zoom})`
  const top = `H*(${y}-0.5/${zoom})`
  const bottom = `H*(${y}+0.5/${zoom})`
  const corners = [left, top, right, top, left, bottom, right, bottom]
  const names = ['x0', 'y0', 'x1', 'y1', 'x2', 'y2', 'x3', 'y3']
  return [
    'scale=2560:1440:force_original_aspect_ratio=increase:flags=lanczos',
    'crop=2560:1440,format=yuvj444p',
    `perspective=${names.map((name, index) => `${name}='${corners[index]}'`).join(':')}:interpolation=cubic:eval=frame`,
    'scale=1280:720:flags=area:in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709,format=yuv444p,setsar=1',
  ].join(',')
}

/** All scenes and the first again, with cross-fades, cut so that the last frame equals the first. */
function filmGraph(scenes) {
  const clips = scenes.map((scene, index) => `[${index}:v]${moveFilter(scene)}[c${index}]`)
  const fades = scenes
    .slice(1)
    .map(
      (_, index) =>
        `[${index === 0 ? 'c0' : `f${index}`}][c${index + 1}]xfade=duration=${FADE}:offset=${(SCENE * (index + 1)).toFixed(2)}[f${index + 1}]`,
    )
  const end = `[f${scenes.length - 1}]trim=start=${FADE}:end=${(SCENE * moves.length + FADE).toFixed(2)},setpts=PTS-STARTPTS[film]`
  return [...clips, ...fades, end].join(';')
}

const work = mkdtempSync(join(tmpdir(), 'film-'))
const whole = join(work, 'whole.mkv')
/** Colour metadata: without it players guess, and the colours differ from the poster's. */
const colours = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
const passes = (codec, file) => {
  const common = [
    '-i',
    whole,
    '-an',
    '-pix_fmt',
    'yuv420p',
    ...colours,
    '-passlogfile',
    join(work, 'pass'),
    ...codec,
  ]
  ffmpeg(...common, '-pass', '1', '-f', 'null', '/dev/null')
  ffmpeg(...common, '-pass', '2', file)
}

mkdirSync(FOLDER, { recursive: true })
const scenes = [...moves, moves[0]]
const stills = scenes.flatMap(({ file }) => {
  const length = String(SCENE + FADE)
  return ['-loop', '1', '-framerate', String(FPS), '-t', length, '-i', join(SCENES, file)]
})
ffmpeg(...stills, '-filter_complex', filmGraph(scenes), '-map', '[film]', '-c:v', 'ffv1', ...colours, whole)
const toJpeg = 'scale=in_range=tv:out_range=full:in_color_matrix=bt709:out_color_matrix=bt601,format=yuvj444p'
ffmpeg('-i', whole, '-frames:v', '1', '-vf', toJpeg, '-q:v', '2', POSTER)

const files = ['about.webm', 'about.mp4'].map((name) => join(FOLDER, name))
passes(
  ['-c:v', 'libvpx-vp9', '-b:v', '250k', '-deadline', 'good', '-cpu-used', '3', '-row-mt', '1'],
  files[0],
)
passes(
  ['-c:v', 'libx264', '-b:v', '340k', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
  files[1],
)
rmSync(work, { recursive: true })

const sizes = files.map((file) => statSync(file).size)
console.log(files.map((file, index) => `${file}: ${sizes[index]} bytes`).join('\n'))
if (sizes.reduce((sum, size) => sum + size) > LIMIT) throw new Error(`The film is larger than ${LIMIT} bytes`)
