/**
 * `npx tsx art/render-vehicles.ts innova-crysta …`: renders the pictures of these vehicles, or without names of every
 * vehicle, to `public/ourFleet/{category}/{vehicle}/{1,2,3,4}.jpg`: three views and the cabin. Pictures that are there
 * are left alone unless `--again` is given. Needs Blender (art/README.md), and one to five minutes of a
 * processor's core for each picture. Records how each vehicle is framed in its front picture, from which the pictures
 * of cards are made.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { listVehicles } from '../lib/content/fleet'
import type { Vehicle } from '../lib/content/schema/fleet'
import { camerasSchema, digestOf, readFramings, writeFramings } from '../tools/pictures/framing'
import { PUBLIC } from '../tools/pictures/masters'

const MODELS = 'art/vehicles.json'
const CABINS = 'art/cabins.json'
/** Samples per pixel, by view. The front view is used on cards, at every size. */
const SAMPLES = { 1: 20, 2: 16, 3: 16 }

function namesIn(file: string): string[] {
  const { vehicles } = z
    .object({ vehicles: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.keys(vehicles)
}

/** The script and its options for each picture of a vehicle, by number. */
const scriptsOf = ({ seatPlan }: Vehicle) => [
  ...Object.entries(SAMPLES).map(([view, samples]) => ({
    number: view,
    script: 'vehicle.py',
    options: ['--view', view, '--samples', String(samples)],
  })),
  { number: '4', script: 'cabins.py', options: ['--rows', seatPlan.rows.join(',')] },
]

/** Runs a script, which has to write this file. */
function blender(script: string, options: string[], file: string): void {
  const { error } = spawnSync('blender', ['-b', '-P', `art/${script}`, '--', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (error) throw new Error(`Blender did not start (${error.message}). art/README.md says what it needs.`)
  // Blender exits with 0 after an error in its script.
  if (!existsSync(file)) throw new Error(`Blender wrote no ${file}.`)
}

function render(script: string, options: string[], file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  // An interrupted rendering must not leave a partial file that the next run takes for complete.
  const part = file.replace('.jpg', '.part.jpg')
  blender(script, [...options, '--out', part], part)
  renameSync(part, file)
  console.log(file)
}

/** Records the framing of the front pictures of these vehicles. */
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
  writeFramings({ ...readFramings(), ...Object.fromEntries(recorded) })
}

const pictureOf = (category: string, slug: string, view: string) =>
  `/ourFleet/${category}/${slug}/${view}.jpg`

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
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
  for (const { number, script, options } of scriptsOf(vehicle)) {
    const file = join(PUBLIC, pictureOf(category, slug, number))
    if (values.again || !existsSync(file)) render(script, ['--vehicle', slug, ...options], file)
  }
}
// The front picture of a vehicle with photographs is none of these renders.
recordFramings(chosen.filter(({ pictures }) => pictures === 'illustration'))
