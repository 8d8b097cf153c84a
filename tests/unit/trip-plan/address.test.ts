import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { MAX_FRAGMENT, readAddress, writeAddress } from '@/lib/trip-plan/address'
import { emptyPlan, limits, type TripPlan } from '@/lib/trip-plan/plan'
import { anyPlan } from './any-plan'
import { stopAt } from './plans'
import { forAll } from '@/tests/unit/for-all'

const fragmentOf = (plan: TripPlan) => {
  const result = writeAddress(plan)
  if (!result.written) throw new Error('It fits')
  return result.fragment
}
const packed = (text: string | Uint8Array) =>
  `#plan=1.${Buffer.from(deflateSync(typeof text === 'string' ? Buffer.from(text) : text, { level: 9 })).toString('base64url')}`

describe('a plan in an address', () => {
  it('is parsed to the same plan', () => {
    forAll(60, 200)(anyPlan, (plan) => {
      const fragment = fragmentOf(plan)
      expect(fragment).toMatch(/^plan=1\.[\w-]+$/)
      expect(readAddress(`#${fragment}`)).toEqual({ read: true, plan })
      expect(readAddress(fragment)).toEqual({ read: true, plan })
    })
  })

  it('does not say that it was sent', () => {
    const plan = emptyPlan('p')
    expect(fragmentOf({ ...plan, sent: '2026-11-28', reference: 'ABC234' })).toBe(fragmentOf(plan))
  })

  it('of four days stays short enough for a message', () => {
    const places = [
      'Delhi, Connaught Place',
      'Gajraula',
      'Haldwani',
      'Hotel, Nainital',
      'Corbett, Dhangarhi gate',
    ]
    const stops = places.map((place, id) => stopAt(place, '09:30', { id, note: 'two children' }))
    const plan = { ...emptyPlan('abc'), days: [1, 2, 3, 4].map((id) => ({ id, stops })) }
    expect(fragmentOf(plan).length).toBeLessThan(800)
  })

  const noise = (seed: number) =>
    Array.from({ length: limits.note }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((seed * 7919 + index * 104_729) % 20_000)),
    ).join('')

  it.each([
    ['an address', 8, noise],
    ['what is inflated from one', limits.days, () => 'x'.repeat(limits.note)],
  ])('is not written if it would be too long for %s', (_, count, note) => {
    const day = (first: number) =>
      Array.from({ length: limits.stopsADay }, (_, index) => stopAt('', '', { note: note(first + index) }))
    const days = Array.from({ length: count }, (_, id) => ({ id, stops: day(30 * id) }))
    expect(writeAddress({ ...emptyPlan('abc'), days })).toEqual({ written: false, because: 'long' })
  })
})

describe('a hostile URL', () => {
  it.each(
    [
      ['', 'none'],
      ['#', 'none'],
      ['#top', 'none'],
      ['#plan', 'none'],
      ['#plan=', 'broken'],
      ['#plan=1', 'broken'],
      ['#plan=1.', 'broken'],
      ['#plan=1.!!', 'broken'],
      ['#plan=1.a', 'broken'],
      ['#plan=2.abcd', 'version'],
      ['#plan=1234.abcd', 'broken'],
      [packed('{'), 'broken'],
      [packed('null'), 'broken'],
      [packed('{"days":[]}'), 'broken'],
      [packed('['.repeat(100_000)), 'broken'],
      [packed(new Uint8Array([0x22, 0xff, 0x22])), 'broken'],
      [`#plan=1.${'a'.repeat(MAX_FRAGMENT)}`, 'long'],
    ].map(([hash = '', because]) => ({ hash, because, shown: hash.slice(0, 30) })),
  )('"$shown" gives no plan: $because', ({ hash, because }) => {
    expect(readAddress(hash)).toEqual({ read: false, because })
  })

  it('is inflated up to a limit only', () => {
    const bomb = packed(new Uint8Array(10_000_000).fill(0x20))
    expect(bomb.length).toBeLessThan(MAX_FRAGMENT)
    expect(readAddress(bomb)).toEqual({ read: false, because: 'long' })
  })

  it('with stored instead of compressed data is limited too', () => {
    const stored = Buffer.from(deflateSync(Buffer.from('x'.repeat(11_000)), { level: 0 })).toString(
      'base64url',
    )
    expect(readAddress(`#plan=1.${stored}`)).toEqual({ read: false, because: 'broken' })
  })

  it('never throws, and returns a plan or a reason', () => {
    const hash = fc.oneof(
      fc.string().map((text) => `#plan=1.${text}`),
      fc.base64String().map((text) => `#plan=1.${text.replace(/=/g, '')}`),
      fc.json().map(packed),
      fc.tuple(anyPlan, fc.nat(), fc.nat(63)).map(([plan, place, sign]) => {
        const text = fragmentOf(plan)
        const at = 7 + (place % (text.length - 7))
        return (
          text.slice(0, at) +
          'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[sign] +
          text.slice(at + 1)
        )
      }),
    )
    forAll(500)(hash, (given) => {
      const result = readAddress(given)
      if (!result.read) expect(['broken', 'version', 'none', 'long']).toContain(result.because)
    })
  })
})
