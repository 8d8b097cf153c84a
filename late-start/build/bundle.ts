import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chunks, readChunks } from '../../tools/postbuild/chunks'
import { type ClassNames, shortClassNames } from '../../tools/postbuild/class-names'
import { createPruner, readSheet, type Sheet } from '../../tools/postbuild/css'
import { CHUNKS } from '../../tools/postbuild/folders'
import { type PostbuildSettings, stylesheets } from '../../tools/postbuild/site'
import { ContractError } from '../next-contract'
import type { Loaders } from './loader'

/** What a bundle is made of, as data that can be sent to a thread. */
export type BundleSource = {
  root: string
  /** '' or '/folder'. */
  basePath: string
  sheet: Sheet
  sheetAddress: string
}

/** What the steps need to know of the site: its loaders, its chunks and its one stylesheet. */
export type Bundle = {
  basePath: string
  loaders: Loaders
  chunks: Chunks
  classNames: ClassNames
  sheetAddress: string
  prune: ReturnType<typeof createPruner>
}

/** @throws ContractError unless the site has one stylesheet. */
export function readBundleSource({ root, basePath }: PostbuildSettings): BundleSource {
  const [name, ...more] = stylesheets(root)
  if (!name || more.length > 0)
    throw new ContractError(`one stylesheet expected: ${[name, ...more].join(' ')}`)
  const sheetAddress = `${basePath}/${CHUNKS}/${name}`
  const sheet = readSheet(readFileSync(join(root, CHUNKS, name), 'utf8'), sheetAddress)
  return { root, basePath, sheet, sheetAddress }
}

type SiteChunks = Pick<Bundle, 'classNames' | 'chunks'>

const known = new WeakMap<BundleSource, SiteChunks>()

/** The chunks with the short class names of the sheet, read once. */
export function readSiteChunks(source: BundleSource): SiteChunks {
  const found = known.get(source)
  if (found) return found
  const { root, sheet } = source
  const classNames = shortClassNames(sheet.utilities, sheet.classes)
  const read = { classNames, chunks: readChunks(join(root, CHUNKS), classNames) }
  known.set(source, read)
  return read
}

export function createBundle(source: BundleSource, loaders: Loaders): Bundle {
  const { basePath, sheet, sheetAddress } = source
  return {
    basePath,
    loaders,
    ...readSiteChunks(source),
    sheetAddress,
    prune: createPruner(sheet),
  }
}
