import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { all, attribute, type Element, elements, type Page, readHtml, textOf } from '../postbuild/html'
import { widerScreens } from '../../lib/site/made-picture'
import { readStartList } from '../../late-start/build/start-list'

/** Bytes as they travel: text compressed as a host that compresses beforehand does. */
export type Sizes = {
  html: number
  /** The part of `html` that is styles, by itself. */
  css: number
  /** The words of the page, by themselves: what an editor writes. */
  words: number
  fonts: number
  /** The pictures that are fetched first, as wide as a phone takes them. */
  hero: number
  /** html, fonts and hero: all that comes before any script. */
  firstView: number
  /** What the server rendered, for React. Fetched with the scripts. */
  payload: number
  script: number
}

/** A phone of 412 px with 1.75 dots each, as Lighthouse takes it. */
const PHONE_DOTS = 721

const compressed = (bytes: Buffer | string) => brotliCompressSync(bytes).length

/** Files on disk of the addresses a page names. */
const fileOf = (root: string, basePath: string, address: string) => join(root, address.slice(basePath.length))

/** The dots that a picture takes on that phone: the last of its sizes is for the narrowest screens. */
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

/** A film's poster comes in one width. */
function heroAddress(link: Element): string | undefined {
  const srcset = attribute(link, 'imagesrcset')
  return srcset
    ? phonePicture(srcset, phoneDots(attribute(link, 'imagesizes') ?? ''))
    : attribute(link, 'href')
}

/** What a page says, without its markup. */
const wordsOf = (page: Page) =>
  all(page, 'body')
    .flatMap((body) => elements(body))
    .filter(({ tagName }) => tagName !== 'script' && tagName !== 'style')
    .map(textOf)
    .join(' ')

const preloads = (page: Page, as: string): Element[] =>
  all(page, 'link').filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === as)

function startedScripts(page: Page): { payload: string; chunks: string[] } {
  const lists = all(page, 'script').flatMap((script) => attribute(script, 'data-start') ?? [])
  const [payload = '', ...chunks] = lists.flatMap(readStartList)
  return { payload, chunks }
}

const readBytes = (root: string, basePath: string, address = '') =>
  readFileSync(fileOf(root, basePath, address))

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** The compressed bytes of the scripts that a page starts, its payload apart. */
export function measureScript(root: string, basePath: string, file: string): number {
  const { chunks } = startedScripts(readHtml(readFileSync(join(root, file), 'utf8')))
  return sum(chunks.map((chunk) => compressed(readBytes(root, basePath, chunk))))
}

/** @param file of the page, below `root`. */
export function measurePage(root: string, basePath: string, file: string): Sizes {
  const text = readFileSync(join(root, file), 'utf8')
  const page = readHtml(text)
  const bytes = (address: string | undefined) => readBytes(root, basePath, address)

  const { payload } = startedScripts(page)
  const html = compressed(text)
  const fonts = sum(preloads(page, 'font').map((link) => bytes(attribute(link, 'href')).length))
  const heroes = preloads(page, 'image')
    .filter((link) => attribute(link, 'media') !== widerScreens)
    .map(heroAddress)
  const hero = sum(heroes.map((address) => bytes(address).length))
  return {
    html,
    css: compressed(all(page, 'style').map(textOf).join('')),
    words: compressed(wordsOf(page)),
    fonts,
    hero,
    firstView: html + fonts + hero,
    payload: compressed(bytes(payload)),
    script: measureScript(root, basePath, file),
  }
}

/** Addresses that the HTML of a page makes the browser fetch scripts from, and those it starts that are not there. */
export function wrongScripts(root: string, basePath: string, file: string): string[] {
  const page = readHtml(readFileSync(join(root, file), 'utf8'))
  const { payload, chunks } = startedScripts(page)
  const missing = [payload, ...chunks].filter((address) => !existsSync(fileOf(root, basePath, address)))
  return [...all(page, 'script').flatMap((script) => attribute(script, 'src') ?? []), ...missing]
}
