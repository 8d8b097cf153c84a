import { readFileSync } from 'node:fs'
import { readFlight, withoutAssets, writeFlight } from '@/late-start/build/flight'
import { takeFrameworkScripts } from '@/late-start/build/framework-scripts'
import {
  ContractError,
  cutFlight,
  FLIGHT_HINT,
  FLIGHT_TEXT,
  flightTag,
  isRuntimeChunk,
  readFrameworkScript,
} from '@/late-start/next-contract'
import recorded from '@/tests/fixtures/next-export/export.json'
import { all, attribute, readHtml, textOf } from '@/tools/postbuild/html'
import { dependencies } from '@/package.json'

/** Recorded by tests/fixtures/next-export/record.ts. */
const html = readFileSync('tests/fixtures/next-export/index.html', 'utf8')
const FOLDER = '/_next/static/chunks/'

const take = (text = html) => takeFrameworkScripts(readHtml(text), FOLDER)
const inline = all(readHtml(html), 'script')
  .filter((script) => attribute(script, 'src') === undefined)
  .map((script) => ({ text: textOf(script), id: attribute(script, 'id') }))
const kinds = inline.map(({ text, id }) => readFrameworkScript(text, id).kind)

it('the recorded export is of the installed version of Next.js', () => {
  expect(recorded.next).toBe(dependencies.next)
})

describe('the exported page', () => {
  it('has one bootstrap with the id _R_, pushed onto TURBOPACK, which lists its chunks and modules', () => {
    expect(kinds.filter((kind) => kind === 'bootstrap')).toHaveLength(1)
    const entry = JSON.parse(take().entry) as { otherChunks: string[]; runtimeModuleIds: unknown[] }
    expect(entry.runtimeModuleIds.length).toBeGreaterThan(0)
    for (const chunk of entry.otherChunks)
      expect(recorded.chunks).toContain(chunk.replace('static/chunks/', ''))
  })

  it('has its payload in pushes onto __next_f, after the initial one', () => {
    expect(kinds.filter((kind) => kind === 'flight start')).toHaveLength(1)
    expect(kinds.indexOf('flight')).toBeGreaterThan(kinds.indexOf('flight start'))
  })

  it('has a payload that can be cut out before the page is parsed', () => {
    const { html: rest, payload } = cutFlight(Buffer.from(html))
    expect(rest.length).toBeLessThan(html.length - payload.join('').length)
    expect(takeFrameworkScripts(readHtml(rest), FOLDER, payload)).toEqual(take())
    expect(takeFrameworkScripts(readHtml(rest), FOLDER, payload).payload).toEqual(payload)
  })

  it('has one runtime chunk, called turbopack-*', () => {
    const { chunks } = take()
    expect(chunks.filter(isRuntimeChunk)).toHaveLength(1)
    for (const chunk of chunks) expect(recorded.chunks).toContain(chunk.replace(FOLDER, ''))
  })

  it.each([
    ['the id _R_', html.replace('id="_R_"', 'id="_B_"')],
    ['TURBOPACK', html.replaceAll('TURBOPACK', 'TURBOPACK_1')],
    ['__next_f', html.replaceAll('__next_f', '__flight')],
    ['otherChunks', html.replaceAll('otherChunks', 'chunks')],
    ['the kind 1 of a push', html.replaceAll('__next_f.push([1,', '__next_f.push([4,')],
    ['JSON', html.replaceAll('__next_f.push([1,', '__next_f.push([1,,')],
  ])('is rejected when %s is changed', (_shape, changed) => {
    expect(changed).not.toBe(html)
    expect(() => take(changed)).toThrow(ContractError)
  })
})

describe('the payload', () => {
  const parts = take().payload
  const payload = parts.join('')
  const rows = readFlight(parts)
  const tags = new Set(rows.map(({ tag }) => tag))

  it('has rows of JSON, imports, hints and texts, and none with an unknown tag', () => {
    expect([...tags].sort()).toEqual(['', FLIGHT_HINT, 'I', FLIGHT_TEXT])
    expect(writeFlight(rows).toString()).toBe(payload)
  })

  it('contains the stylesheet and the chunks as elements, which can be replaced by null', () => {
    expect(payload).toContain('"rel":"stylesheet"')
    expect(writeFlight(withoutAssets(rows)).toString()).not.toMatch(/"rel":"stylesheet"|"async":true/)
  })

  it('is rejected with a row that has a length and is not text', () => {
    expect(() => flightTag('A4,abcd')).toThrow(ContractError)
    expect(() => readFlight([payload.replace(/:T/, ':o')])).toThrow(ContractError)
  })
})
