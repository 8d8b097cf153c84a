/**
 * `npm run pictures:render -- innova-crysta …`: renders the pictures of these vehicles, or without names of every
 * vehicle, to `public/ourFleet/{category}/{vehicle}/{1,2,3}.jpg`. Pictures that are there are left alone unless
 * `--again` is given. Needs Blender (tools/art/README.md), and two to five minutes of a processor's core for each
 * picture.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { listVehicles } from '../lib/content/fleet'
import { PUBLIC } from './pictures/masters'

const MODELS = 'tools/art/vehicles.json'
/** Samples per pixel, by view. The front view is used on cards, at every size. */
const SAMPLES = { 1: 20, 2: 16, 3: 16 }

const { vehicles: models } = z
  .object({ vehicles: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(MODELS, 'utf8')))

function render(slug: string, view: string, samples: number, file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  // An interrupted rendering must not leave a partial file that the next run takes for complete.
  const part = file.replace('.jpg', '.part.jpg')
  const options = ['--vehicle', slug, '--view', view, '--samples', String(samples), '--out', part]
  const { error } = spawnSync('blender', ['-b', '-P', 'tools/art/vehicle.py', '--', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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

for (const { slug, category } of vehicles.filter(({ slug }) => asked.length === 0 || asked.includes(slug))) {
  if (!(slug in models)) throw new Error(`'${slug}' has no model: add its dimensions to ${MODELS}.`)
  for (const [view, samples] of Object.entries(SAMPLES)) {
    const file = join(PUBLIC, 'ourFleet', category, slug, `${view}.jpg`)
    if (values.again || !existsSync(file)) render(slug, view, samples, file)
  }
}
