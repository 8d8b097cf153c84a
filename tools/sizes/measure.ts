import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { all, attribute, type Element, elements, type Page, readHtml, textOf } from '../postbuild/html'
import { widerScreens } from '../../lib/images/image-variant'
import { readStartList } from '../../late-start/build/start-list'

/** Transfer sizes: text as precompressed by the build. */
export type Sizes = {
  html: number
  /** The styles in `html`, compressed separately. */
  css: number
  /** The style sheet of what follows the first screen, which is loaded beside the page. */
  laterCss: number
  /** The text of the page, compressed separately. */
  words: number
  fonts: number
  /** The preloaded pictures, in the width that a phone loads. */
  hero: number
  /** html, fonts and hero: everything loaded before scripts. */
  firstView: number
  /** The React payload, which is loaded with the scripts. */
  payload: number
  script: number
}

/** A phone with 412 CSS px and a device pixel ratio of 1.75, as in Lighthouse. */
const PHONE_DOTS = 721

const compressed = (bytes: Buffer | string) => brotliCompressSync(bytes).length

/** The file on disk for a URL of a page. */
const fileOf = (root: string, basePath: string, address: string) => join(root, address.slice(basePath.length))

/** The device pixels of a picture on that phone: the last entry of `sizes` is for the narrowest screens. */
function phoneDots(sizes: string): number {
  const share = /([\d.]+)vw\s*$/.exec(sizes)?.[1]
  return share === undefined ? PHONE_DOTS : (PHONE_DOTS * Number(share)) / 100
}

/** The first picture of a srcset that is wide enough, else the widest. */
function phonePicture(srcset: string, dots: number): string | undefined {
  const candidates = srcset.split(',').map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/)
    return { address, width: Number.parseInt(width) }
  })
  return (candidates.find(({ width }) => width >= dots) ?? candidates.at(-1))?.address
}

/** The film's poster has one width. */
function heroAddress(link: Element): string | undefined {
  const srcset = attribute(link, 'imagesrcset')
  return srcset
    ? phonePicture(srcset, phoneDots(attribute(link, 'imagesizes') ?? ''))
    : attribute(link, 'href')
}

/** The text of a page, without markup. */
export const wordsOf = (page: Page) =>
  all(page, 'body')
    .flatMap((body) => elements(body))
    .filter(({ tagName }) => tagName !== 'script' && tagName !== 'style')
    .map(textOf)
    .join(' ')

const preloads = (page: Page, as: string): Element[] =>
  all(page, 'link').filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === as)

function startedScripts(page: Page): { loaders: string[]; payload: string; chunks: string[] } {
  const scripts = all(page, 'script').filter((script) => attribute(script, 'data-start') !== undefined)
  const loaders = scripts.flatMap((script) => attribute(script, 'src') ?? [])
  const [payload = '', ...chunks] = scripts.flatMap((script) =>
    readStartList(attribute(script, 'data-start') ?? ''),
  )
  return { loaders, payload, chunks }
}

const readBytes = (root: string, basePath: string, address = '') =>
  readFileSync(fileOf(root, basePath, address))

/** Memoized: most pages load the same chunks, and compressing Next.js's takes a second. */
const chunkSizes = new Map<string, number>()

function compressedSize(file: string): number {
  const size = chunkSizes.get(file) ?? compressed(readFileSync(file))
  chunkSizes.set(file, size)
  return size
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** The compressed bytes of a page's scripts, without its payload. */
export function measureScript(root: string, basePath: string, file: string): number {
  const { loaders, chunks } = startedScripts(readHtml(readFileSync(join(root, file), 'utf8')))
  return sum([...loaders, ...chunks].map((chunk) => compressedSize(fileOf(root, basePath, chunk))))
}

/** @param file of the page, below `root`. */
export function measurePage(root: string, basePath: string, file: string): Sizes {
  const text = readFileSync(join(root, file), 'utf8')
  const page = readHtml(text)
  const bytes = (address: string | undefined) => readBytes(root, basePath, address)

  const { payload } = startedScripts(page)
  const html = compressed(text)
  const onPhone = (as: string) =>
    preloads(page, as).filter((link) => attribute(link, 'media') !== widerScreens)
  const fonts = sum(onPhone('font').map((link) => bytes(attribute(link, 'href')).length))
  const sheets = all(page, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet')
  const hero = sum(onPhone('image').map((link) => bytes(heroAddress(link)).length))
  return {
    html,
    css: compressed(all(page, 'style').map(textOf).join('')),
    laterCss: sum(sheets.map((link) => compressed(bytes(attribute(link, 'href'))))),
    words: compressed(wordsOf(page)),
    fonts,
    hero,
    firstView: html + fonts + hero,
    payload: compressed(bytes(payload)),
    script: measureScript(root, basePath, file),
  }
}

/** Scripts that the HTML of a page loads directly, beside its loader, and missing scripts of its start list. */
export function wrongScripts(root: string, basePath: string, file: string): string[] {
  const page = readHtml(readFileSync(join(root, file), 'utf8'))
  const { loaders, payload, chunks } = startedScripts(page)
  const needed = [...loaders, payload, ...chunks]
  const direct = all(page, 'script').flatMap((script) => attribute(script, 'src') ?? [])
  return [
    ...direct.filter((address) => !loaders.includes(address)),
    ...needed.filter((address) => !existsSync(fileOf(root, basePath, address))),
  ]
}
