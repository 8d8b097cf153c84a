import { checkScript } from '@/tools/browsers/check-script'
import { esbuildTargets, floor, readFloor } from '@/tools/browsers/floor'
import { rangeQueries } from '@/tools/browsers/range-queries'
import { newerFeatures } from '@/tools/browsers/newer-features'

const newer = newerFeatures(floor)
const problems = async (code: string) =>
  (await checkScript({ name: 'a.js', code }, newer)).filter(({ exception }) => !exception)

describe('the list of oldest browsers', () => {
  it('is parsed from queries that name a minimum version', () => {
    expect(readFloor(['chrome >= 99', 'ios_saf >= 15.4'])).toEqual({ chrome: '99', ios_saf: '15.4' })
    expect(() => readFloor(['last 2 versions'])).toThrow('last 2 versions')
    expect(esbuildTargets).toContain(`ios${floor.ios_saf}`)
  })
})

describe('a shipped script', () => {
  it.each([
    ['a method of a built-in', 'const a = (b) => b.slice(0, 9).toWellFormed()', 'String.toWellFormed'],
    ['a static method', 'Object.groupBy([], () => 1)', 'Object.groupBy'],
    ['a static method by a string', 'Promise["withResolvers"]()', 'Promise.withResolvers'],
    ['a global', 'requestIdleCallback(() => 1)', 'requestIdleCallback'],
    ['a member of window', 'window.requestIdleCallback(() => 1)', 'requestIdleCallback'],
    ['a method of an element', 'document.forms[0].requestSubmit()', 'HTMLFormElement.requestSubmit'],
    ['a member of what may be missing', 'trustedTypes.createPolicy("a", {})', 'trustedTypes'],
    ['a use in a try, whose end is another', 'try { a.toWellFormed() } catch {}', 'String.toWellFormed'],
    ['a use where something else was asked for', 'if (a.b) a.toWellFormed()', 'String.toWellFormed'],
  ])('must not use features that the oldest browsers lack: %s', async (_, code, feature) => {
    const found = await problems(code)
    expect(found).toHaveLength(1)
    expect(found[0]?.problem).toContain(feature)
  })

  it.each([
    ['in an if', 'if ("requestIdleCallback" in window) requestIdleCallback(() => 1); else f()'],
    ['by typeof', 'const a = typeof requestIdleCallback === "function" ? requestIdleCallback(() => 1) : 0'],
    ['before an &&', 'URL.canParse && URL.canParse("a")'],
    ['by a return', 'const f = (a) => { if (!a.toWellFormed) return a; return a.toWellFormed() }'],
    ['by ?.', 'trustedTypes?.createPolicy("a", {}); a.toWellFormed?.()'],
  ])('may use such a feature after feature detection: %s', async (_, code) =>
    expect(await problems(code)).toEqual([]),
  )

  it.each([
    [
      'features of the oldest browsers',
      'Object.hasOwn(a, "b"); a.at(-1); structuredClone(a); CSS.escape("a"); navigator.locks.request()',
    ],
    ['its own function of the same name', 'function requestIdleCallback() {} requestIdleCallback()'],
    ['an older method of the same name', 'new Map().union; a.map(f); Math.abs(1)'],
  ])('may use %s', async (_, code) => expect(await problems(code)).toEqual([]))

  it.each([
    ['a class with a static block', 'class A { static { f() } }'],
    ['a look behind', '/(?<=a)b/.test("ab")'],
    ['sets in a regular expression', '/[a--b]/v.test("a")'],
  ])('must not use newer syntax: %s', async (_, code) => expect(await problems(code)).toHaveLength(1))

  it('may use the syntax that the oldest browsers support', async () =>
    expect(await problems('class A { #b = 1; c = () => this.#b?.d ?? 1n } a ??= /\\p{L}/u')).toEqual([]))
})

it('finds media queries in range syntax, and no others', () => {
  const text =
    'matchMedia("(width < 768px)");a(width>b);<source media="(width >= 480px)">@container (width>=28rem){}@media (min-width:768px){}'
  expect(rangeQueries(text)).toEqual(['(width < 768px)', '(width >= 480px)'])
})
