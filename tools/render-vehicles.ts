/**
 * `npm run pictures:render -- innova-crysta …`: renders the pictures of these vehicles, or without names of every
 * vehicle, to `public/ourFleet/{category}/{vehicle}/{1,2,3,4}.jpg`: three views and the cabin. Pictures that are there
 * are left alone unless `--again` is given. Needs Blender (tools/art/README.md), and one to five minutes of a
 * processor's core for each picture.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { listVehicles } from '../lib/content/fleet'
import type { Vehicle } from '../lib/content/schema/fleet'
import { PUBLIC } from './pictures/masters'

const MODELS = 'tools/art/vehicles.json'
const CABINS = 'tools/art/cabins.json'
/** Samples per pixel, by view. The front view is used on cards, at every size. */
const SAMPLES = { 1: 20, 2: 16, 3: 16 }

function namesIn(file: string): string[] {
  const { vehicles } = z
    .object({ vehicles: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.keys(vehicles)
}

/** The script and its options for each picture of a vehicle, by number. */
const picturesOf = ({ seatPlan }: Vehicle) => [
  ...Object.entries(SAMPLES).map(([view, samples]) => ({
    number: view,
    script: 'vehicle.py',
    options: ['--view', view, '--samples', String(samples)],
  })),
  { number: '4', script: 'cabins.py', options: ['--rows', seatPlan.rows.join(',')] },
]

function render(script: string, options: string[], file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  // An interrupted rendering must not leave a partial file that the next run takes for complete.
  const part = file.replace('.jpg', '.part.jpg')
  const { error } = spawnSync(
    'blender',
    ['-b', '-P', `tools/art/${script}`, '--', ...options, '--out', part],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (error)
    throw new Error(`Blender did not start (${error.message}). tools/art/README.md says what it needs.`)
  // Blender exits with 0 after an error in its script.
  if (!existsSync(part)) throw new Error(`Blender wrote no ${part}.`)
  renameSync(part, file)
  console.log(file)
}

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
})
const vehicles = listVehicles()
for (const slug of asked)
  if (!vehicles.some((vehicle) => vehicle.slug === slug)) throw new Error(`No vehicle is called '${slug}'.`)

const [models, cabins] = [namesIn(MODELS), namesIn(CABINS)]
for (const vehicle of vehicles.filter(({ slug }) => asked.length === 0 || asked.includes(slug))) {
  const { slug, category } = vehicle
  if (!models.includes(slug)) throw new Error(`'${slug}' has no model: add its dimensions to ${MODELS}.`)
  if (!cabins.includes(slug)) throw new Error(`'${slug}' has no cabin: add its upholstery to ${CABINS}.`)
  for (const { number, script, options } of picturesOf(vehicle)) {
    const file = join(PUBLIC, 'ourFleet', category, slug, `${number}.jpg`)
    if (values.again || !existsSync(file)) render(script, ['--vehicle', slug, ...options], file)
  }
}
