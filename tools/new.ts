/**
 * `npm run new vehicle` and `npm run new post`: ask, and write a draft that the build accepts, whose values are marked as
 * sample. A vehicle begins as a copy of one that is like it. Answers can be flags:
 * `npm run new vehicle -- --name "Kia Carens" --like maruti-suzuki-ertiga`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { parse, stringify } from 'yaml'
import { allVehicles, listCategories } from '../lib/content/fleet'
import { contentRoot } from '../lib/content/load'
import { vehicleSchema } from '../lib/content/schema/fleet'
import { postSchema } from '../lib/content/schema/post'
import { reservedSlugs } from '../lib/routes/reserved-slugs'
import { TITLE_MAX } from '../lib/seo/length-limits'
import { toDelhiTime } from '../lib/time/delhi'
import { runCommand } from './setup/command.mjs'

const POSTS = join(contentRoot, 'blog')
const vehicleFile = (slug: string) => join(contentRoot, 'fleet', 'vehicles', `${slug}.yaml`)

/** Long lines are not folded, so that values can be searched for. */
const toYaml = (value: unknown) => stringify(value, { lineWidth: 130 })

/** A name as an address: 'MG ZS EV' → 'mg-zs-ev', 'Citroën C3' → 'citroen-c3'. */
const toSlug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function newVehicle({ name = '', like }: Record<string, string>) {
  const slug = toSlug(name)
  const taken = [...allVehicles(), ...listCategories()].map((each) => each.slug)
  if (!slug || taken.includes(slug) || reservedSlugs.has(slug))
    throw new Error(`--name: '${slug}' is no address that is free`)
  const model = allVehicles().find((vehicle) => vehicle.slug === like)
  if (!model)
    throw new Error(
      `--like must be one of ${allVehicles()
        .map((vehicle) => vehicle.slug)
        .join(', ')}`,
    )
  const text = readFileSync(vehicleFile(model.slug), 'utf8').replaceAll(model.name, name)
  const copied = parse(text) as Record<string, unknown>
  delete copied.aliases
  const alike = allVehicles().filter(({ category }) => category === model.category)
  const vehicle = {
    ...copied,
    name,
    order: Math.max(...alike.map(({ order }) => order)) + 1,
    checkedOn: toDelhiTime(new Date()).date,
    draft: true,
    sample: Object.keys(copied).filter(
      (key) => !['name', 'category', 'order', 'draft', 'sample'].includes(key),
    ),
  }
  vehicleSchema.parse(vehicle)
  return { file: vehicleFile(slug), text: toYaml(vehicle) }
}

/** The list of posts omits drafts, so the files are read. */
const nextId = () =>
  Math.max(
    0,
    ...readdirSync(POSTS)
      .map((name) => Number.parseInt(name))
      .filter(Boolean),
  ) + 1

function newPost({ title = '' }: Record<string, string>) {
  const { date } = toDelhiTime(new Date())
  const post = {
    title,
    ...(title.length > TITLE_MAX && { searchTitle: title.slice(0, TITLE_MAX).replace(/\s\S*$/, '') }),
    date,
    checkedOn: date,
    description: 'Sample text: what the post is about, as its card says it.',
    searchDescription: 'Sample text: what the post is about, for search engines, in 70 to 160 letters.',
    image: { src: '/scenes/outstation.jpg', alt: 'Sample text: what the picture shows' },
    tags: ['Travel'],
    draft: true,
    sample: ['checkedOn', 'description', 'searchDescription', 'image', 'tags'],
  }
  postSchema.parse(post)
  return { file: join(POSTS, `${nextId()}.md`), text: `---\n${toYaml(post)}---\n` }
}

const kinds = {
  vehicle: {
    questions: { name: 'Name, as visitors read it', like: 'Vehicle that it is like, such as swift-dzire' },
    make: newVehicle,
  },
  post: { questions: { title: 'Title' }, make: newPost },
}

await runCommand(async () => {
  const [, , asked = '', ...args] = process.argv
  if (!Object.hasOwn(kinds, asked)) throw new Error('Say what: npm run new vehicle, or npm run new post')
  const { questions, make } = kinds[asked as keyof typeof kinds]
  const options = Object.fromEntries(
    Object.keys(questions).map((name) => [name, { type: 'string' as const }]),
  )
  const answers = { ...parseArgs({ args, options }).values } as Record<string, string>
  const terminal = createInterface(process.stdin, process.stdout)
  for (const [name, text] of Object.entries(questions)) answers[name] ??= await terminal.question(`${text}: `)
  terminal.close()
  const { file, text } = make(answers)
  if (existsSync(file)) throw new Error(`${file} is there already`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`\nWritten: ${relative(process.cwd(), file)}
It is a draft, seen in previews only. Take out 'draft: true' to publish it.`)
})
