/**
 * `npx tsx art/render-vehicles.ts innova-crysta …`: renders the pictures of these vehicles, or without names of every
 * vehicle, to `public/ourFleet/{category}/{vehicle}/{1,2,3,4}.jpg`: three views and the cabin. Pictures that are there
 * are left alone unless `--again` is given; `--pictures 1` renders only these; `--into FOLDER` renders to another folder
 * and records nothing, so that old and new never stand side by side. Needs Blender (art/README.md), and one to five minutes of a
 * processor's core for each picture. Records how each vehicle is framed in its front picture, from which the pictures
 * of cards are made.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { listVehicles } from '../lib/content/fleet'
import type { Vehicle } from '../lib/content/schema/fleet'
import { digestOf, FRAMING, framingSchema, readFramings } from '../tools/pictures/framing'
import { PUBLIC } from '../tools/pictures/masters'

const MODELS = 'art/vehicles.json'
const CABINS = 'art/cabins.json'
/** The number of the picture of a cabin; the others are the views of `vehicle.py`. */
const CABIN = '4'

function namesIn(file: string): string[] {
  const { vehicles } = z
    .object({ vehicles: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.keys(vehicles)
}

/** Runs a script, which has to write these files. */
function blender(script: string, options: string[], ...files: string[]): void {
  // Blender exits with 0 after an error in its script: what is there afterwards has to be new.
  for (const file of files) rmSync(file, { force: true })
  const { error } = spawnSync('blender', ['-b', '-P', `art/${script}`, '--', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (error) throw new Error(`Blender did not start (${error.message}). art/README.md says what it needs.`)
  const lost = files.filter((file) => !existsSync(file))
  if (lost.length > 0) throw new Error(`Blender wrote no ${lost.join(', ')}.`)
  console.log(files.join('\n'))
}

/** Renders these pictures of a vehicle into a folder: the views from one build of its body. */
function render({ slug, seatPlan }: Vehicle, numbers: string[], folder: string): void {
  const fileOf = (number: string) => join(folder, `${number}.jpg`)
  mkdirSync(folder, { recursive: true })
  const views = numbers.filter((number) => number !== CABIN)
  if (views.length > 0)
    blender(
      'vehicle.py',
      ['--vehicle', slug, '--view', views.join(','), '--out', fileOf('%')],
      ...views.map(fileOf),
    )
  if (numbers.includes(CABIN))
    blender(
      'cabins.py',
      ['--vehicle', slug, '--rows', seatPlan.rows.join(','), '--out', fileOf(CABIN)],
      fileOf(CABIN),
    )
}

/** The camera's part of the framings, as vehicle.py writes it, by vehicle. */
const camerasSchema = z.record(z.string(), framingSchema.omit({ digest: true }))

/** Records the framing of the front pictures of these vehicles, one line for each. */
function recordFramings(vehicles: Vehicle[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'framing-'))
  const file = join(folder, 'cameras.json')
  blender('vehicle.py', ['--framing', file], file)
  const cameras = camerasSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  rmSync(folder, { recursive: true })
  const recorded = vehicles.flatMap(({ slug, category }) => {
    const src = pictureOf(category, slug, '1')
    const camera = cameras[slug]
    return camera ? [[src, { digest: digestOf(readFileSync(join(PUBLIC, src))), ...camera }] as const] : []
  })
  const lines = Object.entries({ ...readFramings(), ...Object.fromEntries(recorded) })
    .map(([src, framing]) => `${JSON.stringify(src)}: ${JSON.stringify(framing)}`)
    .sort()
  writeFileSync(FRAMING, `{\n${lines.join(',\n')}\n}\n`)
}

const pictureOf = (category: string, slug: string, view: string) =>
  `/ourFleet/${category}/${slug}/${view}.jpg`

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    pictures: { type: 'string', default: '1,2,3,4' },
    into: { type: 'string' },
  },
})
const vehicles = listVehicles()
for (const slug of asked)
  if (!vehicles.some((vehicle) => vehicle.slug === slug)) throw new Error(`No vehicle is called '${slug}'.`)

const chosen = vehicles.filter(({ slug }) => asked.length === 0 || asked.includes(slug))
const [models, cabins] = [namesIn(MODELS), namesIn(CABINS)]
for (const vehicle of chosen) {
  const { slug, category } = vehicle
  if (!models.includes(slug)) throw new Error(`'${slug}' has no model: add its dimensions to ${MODELS}.`)
  if (!cabins.includes(slug)) throw new Error(`'${slug}' has no cabin: add its upholstery to ${CABINS}.`)
  const folder = join(values.into ?? PUBLIC, dirname(pictureOf(category, slug, CABIN)))
  const missing = values.pictures
    .split(',')
    .filter((number) => values.again || !existsSync(join(folder, `${number}.jpg`)))
  render(vehicle, missing, folder)
}
// The front picture of a vehicle with photographs is none of these renders.
if (!values.into) recordFramings(chosen.filter(({ pictures }) => pictures === 'illustration'))
