import fc from 'fast-check'
import { limits, type Passenger } from '@/lib/trip-plan/plan'
import {
  addPassengers,
  fillSeats,
  keepSeats,
  labelledSeats,
  MAX_PASSENGERS,
  movePassenger,
  readPassengers,
  swapPassengers,
} from '@/lib/trip-plan/passenger-list'
import { anyCharacter, forAll } from '@/tests/unit/for-all'

const labelsOf = (rows: string[]) => labelledSeats(rows).map(({ label }) => label)
const named = (text: string) =>
  readPassengers(text).people.map(({ name, age }) => (age ? `${name}: ${age}` : name))

describe('pasted names', () => {
  it.each([
    ['Asha Rao\nRavi Rao', ['Asha Rao', 'Ravi Rao']],
    ['Asha Rao, 34\nRavi Rao, 8', ['Asha Rao: 34', 'Ravi Rao: 8']],
    ['Asha Rao 34\r\nRavi (8)', ['Asha Rao: 34', 'Ravi: 8']],
    ['Asha, Ravi; Meena', ['Asha', 'Ravi', 'Meena']],
    ['Asha, 34, Ravi, 8', ['Asha: 34', 'Ravi: 8']],
    ['1. Asha\n2) Ravi\n- Meena\n• Noor', ['Asha', 'Ravi', 'Meena', 'Noor']],
    ['1\tAsha Rao\t34\tF\n2\tRavi\t8\tM', ['Asha Rao: 34', 'Ravi: 8']],
    ['Asha\t34\tDelhi', ['Asha: 34']],
    ['आशा राव, ३४\nनूर', ['आशा राव: ३४', 'नूर']],
    ['李小龍，32、王芳', ['李小龍: 32', '王芳']],
    ['أشا، ٣٤', ['أشا: ٣٤']],
    ['Dr. A. B. Rao-Sen d’Souza', ['Dr. A. B. Rao-Sen d’Souza']],
    ['\n  \n, ,\n34\n—', []],
    ['As\u202eha\u0000 Rao', ['As ha Rao']],
    ['Asha\u00a0\u2003Rao\t34', ['Asha Rao: 34']],
    ['क्\u200dषमा\u200d राव', ['क्\u200dषमा राव']],
    [
      'Asha Rao 34 yrs\nRavi (8/M)\nNoor, 61 years, F\nMeena F/40',
      ['Asha Rao: 34', 'Ravi: 8', 'Noor: 61', 'Meena: 40'],
    ],
    ['S.No,Name,Age,Gender\n1,Asha Rao,34,Female\n2,"Rao, Ravi",8,Male', ['Asha Rao: 34', 'Rao, Ravi: 8']],
    ['Passengers:\nAsha: 34\nRavi|36|M\n12 pax\nTotal 12\n12 लोग\nThanks!', ['Asha: 34', 'Ravi: 36']],
    ['Asha Rao +91 98765 43210\nRavi - 9876543210\nNoor (098765-43210)', ['Asha Rao', 'Ravi', 'Noor']],
    ['First name\tLast name\tAge\nAsha\tRao\t34', ['Asha Rao: 34']],
    ['"Rao, Asha",34', ['Rao, Asha: 34']],
    [
      '[27/11/26, 9:14:02 PM] Ravi: Asha Rao 34\n27/11/2026, 21:15 - Ravi Rao: Noor',
      ['Asha Rao: 34', 'Noor'],
    ],
    ['BEGIN:VCARD\r\nVERSION:3.0\r\nN:Rao;Asha;;;\r\nFN:Asha Rao\r\nTEL:98765\r\nEND:VCARD', ['Asha Rao']],
  ])('%j', (text, expected) => {
    expect(named(text)).toEqual(expected)
  })

  it('are limited in number and length for any input', () => {
    forAll(100, 500)(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
      const { people } = readPassengers(text)
      expect(people.length).toBeLessThanOrEqual(MAX_PASSENGERS)
      for (const { name, age } of people) {
        expect(name.length).toBeLessThanOrEqual(limits.person)
        expect(name).toMatch(/\p{L}/u)
        expect(name + age).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u)
        expect(age).toMatch(/^\p{Nd}{0,3}$/u)
      }
    })
  })

  it('report how many are omitted', () => {
    const { people, left } = readPassengers(Array.from({ length: 70 }, () => 'Asha').join('\n'))
    expect([people.length, left]).toEqual([60, 10])
    expect(readPassengers('x '.repeat(1_000_000)).people).toHaveLength(1)
  })
})

describe('seats', () => {
  it('are labelled by row from the front and letter from the left, without driver, gaps and folding seats', () => {
    expect(labelsOf(['|S.D|', 'SSS|', 'S.SJ'])).toEqual(['1A', '2A', '2B', '2C', '3A', '3B'])
  })

  it('have unique labels', () => {
    forAll()(fc.array(fc.stringMatching(/^[SJ.]{1,5}$/), { minLength: 1, maxLength: 12 }), (rows) => {
      const labels = labelsOf(rows)
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels.length).toBe(rows.join('').split('S').length - 1)
    })
  })
})

const seats = ['1A', '2A', '2B', '2C']
const anyList: fc.Arbitrary<Passenger[]> = fc
  .array(fc.constantFrom('', ...seats, '9Z'), { maxLength: 7 })
  .map((given) => given.map((seat, id) => ({ id, name: `P${id}`, age: '', seat })))
const seated = anyList.map((list) => keepSeats(list, seats))

const taken = (list: Passenger[]) => list.map(({ seat }) => seat).filter(Boolean)
const expectOneEach = (list: Passenger[]) => {
  expect(new Set(taken(list)).size).toBe(taken(list).length)
  expect(taken(list).every((seat) => seats.includes(seat))).toBe(true)
}
const everybody = (list: Passenger[]) => list.map(({ id, name }) => [id, name])

describe('a passenger list', () => {
  it('never assigns a seat twice, or a seat that does not exist, and leaves passengers on theirs', () => {
    forAll()(anyList, (list) => {
      const kept = keepSeats(list, seats)
      expectOneEach(kept)
      const filled = fillSeats(list, seats)
      expectOneEach(filled)
      for (const [index, { seat }] of kept.entries()) if (seat) expect(filled[index]?.seat).toBe(seat)
      expect(taken(filled).length).toBe(Math.min(list.length, seats.length))
      expect(everybody(filled)).toEqual(everybody(list))
    })
  })

  it('moving a passenger to a taken seat swaps the two', () => {
    forAll()(seated, fc.nat(7), fc.constantFrom('', ...seats, '9Z'), (list, id, seat) => {
      const moved = movePassenger(list, id, seat, seats)
      expectOneEach(moved)
      expect(everybody(moved)).toEqual(everybody(list))
      if (id >= list.length || seat === '9Z') return expect(moved).toEqual(list)
      expect(moved[id]?.seat).toBe(seat)
      const sitting = list.findIndex((passenger) => seat !== '' && passenger.seat === seat)
      if (sitting >= 0 && sitting !== id) expect(moved[sitting]?.seat).toBe(list[id]?.seat)
    })
  })

  it('swapping twice is the identity', () => {
    forAll()(seated, fc.nat(7), fc.nat(7), (list, one, other) => {
      const swapped = swapPassengers(list, one, other)
      expectOneEach(swapped)
      expect(swapPassengers(swapped, one, other)).toEqual(list)
      if (one < list.length && other < list.length) expect(swapped[one]?.seat).toBe(list[other]?.seat)
      else expect(swapped).toEqual(list)
    })
  })

  it('accepts people with unique ids, up to its limit', () => {
    const people = Array.from({ length: 40 }, () => ({ name: 'Asha', age: '' }))
    const list = addPassengers(addPassengers([], people), people)
    expect(list).toHaveLength(MAX_PASSENGERS)
    expect(new Set(list.map(({ id }) => id)).size).toBe(MAX_PASSENGERS)
  })
})
