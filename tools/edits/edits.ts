/** The changes that docs/content.md describes, applied to a copy of the project. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Document, isScalar, isSeq, parseDocument, visit } from 'yaml'

type Edit = (copy: string) => void | Promise<void>

const VEHICLES = 'content/fleet/vehicles'
const POSTS = 'content/blog'
/** Folders whose files list suitable vehicles and link to them. */
const ADVICE = ['content/occasions', 'content/routes']

function change(file: string, act: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'))
  act(document)
  writeFileSync(file, document.toString({ lineWidth: 0 }))
}

const take = (list: unknown, value: string) => {
  if (!isSeq(list)) return
  list.items = list.items.filter((item) => !(isScalar(item) && item.value === value))
}

const slugsIn = (copy: string) =>
  readdirSync(join(copy, VEHICLES)).map((file) => file.slice(0, -'.yaml'.length))

type NewVehicle = { suffix: string; summary: string; hasPictures: boolean }

/** Duplicate, a new address, name and summary, optionally pictures; published. */
const addVehicle =
  ({ suffix, summary, hasPictures }: NewVehicle): Edit =>
  (copy) => {
    const [template = ''] = slugsIn(copy)
    const slug = `${template}-${suffix.toLowerCase()}`
    const file = join(copy, VEHICLES, `${slug}.yaml`)
    cpSync(join(copy, VEHICLES, `${template}.yaml`), file)
    let category = ''
    change(file, (document) => {
      category = String(document.get('category'))
      document.set('name', `${String(document.get('name'))} ${suffix}`)
      document.set('order', 1 + Number(document.get('order')) * 100)
      document.set('summary', summary)
    })
    const pictures = join(copy, 'public/ourFleet', category)
    if (hasPictures) cpSync(join(pictures, template), join(pictures, slug), { recursive: true })
  }

/** Links to a vehicle lead to the fleet. */
const unlink = (file: string, slug: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`](/${slug})`, '](/our-fleet)'))

/** Replaces it among suitable vehicles by another one, or its link by one to the fleet. */
function advise(copy: string, file: string, slug: string): void {
  const text = readFileSync(file, 'utf8')
  const other = slugsIn(copy).find((each) => !text.includes(each))
  change(file, (document) =>
    visit(document, {
      Map: (_, map) => {
        if (map.get('slug') === slug) map.set('slug', other)
      },
    }),
  )
  unlink(file, slug)
}

/** Deletes the file, and does the steps of 'Remove a vehicle': the finder's lists, links of posts, suitable vehicles. */
const removeVehicle =
  (slug: string): Edit =>
  (copy) => {
    rmSync(join(copy, VEHICLES, `${slug}.yaml`))
    change(join(copy, 'content/pages/compare.yaml'), (document) =>
      visit(document, { Seq: (_, list) => take(list, slug) }),
    )
    for (const name of readdirSync(join(copy, POSTS))) unlink(join(copy, POSTS, name), slug)
    for (const folder of ADVICE.map((each) => join(copy, each)).filter((each) => existsSync(each)))
      for (const name of readdirSync(folder)) advise(copy, join(folder, name), slug)
  }

/** Renames an entry as the editor does: moves the file and adds the former slug as an alias. */
const renameVehicle =
  (slug: string): Edit =>
  (copy) => {
    const file = join(copy, VEHICLES, `${slug}-plus.yaml`)
    renameSync(join(copy, VEHICLES, `${slug}.yaml`), file)
    change(file, (document) => document.set('aliases', [`/${slug}/`]))
  }

const addPost: Edit = (copy) => {
  const names = readdirSync(join(copy, POSTS)).map((name) => Number.parseInt(name))
  const post = `---
title: Manali from Delhi by car, with a driver
date: 2026-11-20
checkedOn: 2026-11-20
description: How the road to Manali goes from Delhi, where to halt, and when to stay at home.
searchDescription: The road from Delhi to Manali by car with a driver, where to halt on it, and the weeks in which to stay at home.
image: { src: /scenes/outstation.jpg, alt: A road between hills }
tags: [Travel]
---

## The road

Two days by Chandigarh, with a halt for tea. **Start early.**
`
  writeFileSync(join(copy, POSTS, `${Math.max(...names) + 1}.md`), post)
}

const changePhone: Edit = (copy) =>
  change(join(copy, 'content/company.yaml'), (document) => {
    document.setIn(['phone', 'display'], '+91 00000 11111')
    document.setIn(['phone', 'e164'], '+910000011111')
    document.setIn(['chat', 'number'], '910000011111')
    for (const key of ['phone.display', 'phone.e164', 'chat.number']) take(document.get('sample'), key)
  })

/** Changes a figure of the specs table and one of the company. */
const changeFigures: Edit = (copy) => {
  const files = slugsIn(copy).map((slug) => join(copy, VEHICLES, `${slug}.yaml`))
  const file = files.find((name) => parseDocument(readFileSync(name, 'utf8')).hasIn(['specs', 'mileage']))
  if (file) change(file, (document) => document.setIn(['specs', 'mileage'], 21))
  change(join(copy, 'content/pages/home.yaml'), (document) =>
    document.setIn(['stats', 'figures', 1, 'figure'], '1350+'),
  )
}

const changeHeadline: Edit = (copy) =>
  change(join(copy, 'content/pages/home.yaml'), (document) => {
    document.set('heading', 'A car, a driver, and the whole of Delhi.')
    document.setIn(['hero', 'heading'], 'A car, a driver, and the whole of Delhi.')
  })

/** Replaces a picture by one of another size. */
const replacePicture: Edit = async (copy) => {
  const folders = slugsIn(copy).map((slug) => {
    const vehicle = parseDocument(readFileSync(join(copy, VEHICLES, `${slug}.yaml`), 'utf8'))
    return join(copy, 'public/ourFleet', String(vehicle.get('category')), slug)
  })
  const [folder = ''] = folders.filter((each) => existsSync(each))
  const picture = await sharp(join(copy, 'public/scenes/wedding.jpg'))
    .resize(1500, 1000, { fit: 'cover' })
    .toBuffer()
  writeFileSync(join(folder, '1.jpg'), picture)
}

export const edits: Record<string, Edit> = {
  'a vehicle is added': addVehicle({
    suffix: 'Long',
    summary:
      'The longer one of its kind, with room for the knees and a driver, from Delhi to any town of the plains.',
    hasPictures: true,
  }),
  'a vehicle without pictures is added': addVehicle({
    suffix: 'New',
    summary:
      'The newest one of its kind, which nobody has photographed yet, with a driver who knows the roads.',
    hasPictures: false,
  }),
  'a vehicle is removed': removeVehicle('innova-crysta'),
  'a vehicle is renamed': renameVehicle('swift-dzire'),
  'a post is added': addPost,
  'the telephone number is changed': changePhone,
  'figures are changed': changeFigures,
  'a headline is changed': changeHeadline,
  'a picture is replaced': replacePicture,
}
