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
  readEntry,
} from '@/late-start/next-contract'
import recorded from '@/tests/fixtures/next-export/export.json'
import { all, attribute, readHtml, textOf } from '@/tools/postbuild/html'
import { dependencies } from '@/package.json'

/** Recorded by tests/fixtures/next-export/record.ts. */
const html = readFileSync('tests/fixtures/next-export/index.html', 'utf8')
const FOLDER = '/_next/static/chunks/'

const cut = (text = html) => cutFlight(Buffer.from(text))
const take = (text = html) => takeFrameworkScripts(readHtml(cut(text).html), FOLDER)
const bytes = (text: string) => Buffer.from(text).toString('latin1')

it('the recorded export is of the installed version of Next.js', () => {
  expect(recorded.next).toBe(dependencies.next)
})

describe('the exported page', () => {
  it('has one bootstrap with the id _R_, pushed onto TURBOPACK, which lists its chunks and modules', () => {
    const inline = all(readHtml(cut().html), 'script').filter(
      (script) => attribute(script, 'src') === undefined,
    )
    const entries = inline.map((script) => readEntry(textOf(script), attribute(script, 'id')))
    expect(entries.filter((entry) => entry !== undefined)).toHaveLength(1)
    const entry = JSON.parse(take().entry) as { otherChunks: string[]; runtimeModuleIds: unknown[] }
    expect(entry.runtimeModuleIds.length).toBeGreaterThan(0)
    for (const chunk of entry.otherChunks)
      expect(recorded.chunks).toContain(chunk.replace('static/chunks/', ''))
  })

  it('has its payload in pushes onto __next_f, after the initial one', () => {
    const { html: rest, payload } = cut()
    expect(payload.length).toBeGreaterThan(0)
    expect(rest).not.toContain('self.__next_f.push')
    expect(rest.match(/self\.__next_f/g)).toHaveLength(2)
    expect(html.indexOf('self.__next_f=')).toBeLessThan(html.indexOf('self.__next_f.push'))
    expect(rest.length).toBeLessThan(html.length - payload.join('').length)
  })

  it('has a payload in UTF-8, in which JSON escapes line separators only', () => {
    const push = (json: string) => cut(`<script>self.__next_f.push([1,${json}])</script>`).payload
    expect(push('"₹ \\u2028 café"')).toEqual([bytes('₹ \u2028 café')])
    expect(cut().payload.join('')).toBe(bytes(Buffer.from(cut().payload.join(''), 'latin1').toString()))
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
  const parts = cut().payload
  const payload = parts.join('')
  const rows = readFlight(parts)
  const tags = new Set(rows.map(({ tag }) => tag))

  it('has rows of JSON, imports, hints and texts, and none with an unknown tag', () => {
    expect([...tags].sort()).toEqual(['', FLIGHT_HINT, 'I', FLIGHT_TEXT])
    expect(writeFlight(rows).toString('latin1')).toBe(payload)
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
