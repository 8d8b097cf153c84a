/** @jest-environment node */
import { listCategories, listVehicles } from '@/lib/content/fleet'
import type { Vehicle } from '@/lib/content/schema'

const vehicles = listVehicles()
const bySlug = vehicles.map((vehicle) => [vehicle.slug, vehicle] as const)

const FEWEST_WORDS = 35
const MOST_WORDS = 75
/** So many words in a row, found at two vehicles, read as copied. */
const COPIED_RUN = 12

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'₹]+/gu) ?? []
const asked = ({ questions }: Pick<Vehicle, 'questions'>) => questions.map(({ question }) => question)
const answers = ({ questions }: Pick<Vehicle, 'questions'>) => questions.map(({ answer }) => answer)
const copy = (page: Pick<Vehicle, 'questions'>) => [...asked(page), ...answers(page)].join(' ')

const runsOf = (text: string, length = COPIED_RUN) =>
  wordsOf(text).flatMap((_, at, all) => (at + length > all.length ? [] : [all.slice(at, at + length).join(' ')]))

const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

const topics = [
  ['hire in Delhi', /\b(on rent|rent|rented|hire|hired|book|booked)\b.*\bDelhi\b|\bDelhi\b.*\b(on rent|rent|hire|book)\b/s],
  ['a driver', /\b(driver|chauffeur)/],
  ['weddings', /\bwedding/],
  ['a journey out of Delhi', /\b(Agra|Jaipur|Amritsar|Chandigarh|Haridwar|Manali|Nainital|Neemrana|Rishikesh|Shimla)\b/],
  ['bags', /\b(suitcase|large case)/],
] as const

/** In the words of the copy; 'a cabin bag' stands for one a passenger. */
const numbers: Record<number, string> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  6: 'six',
  8: 'eight',
  10: 'ten',
  12: 'twelve',
  14: 'fourteen',
  30: 'thirty',
  36: 'thirty-six',
  45: 'forty-five',
}

describe.each(bySlug)('the questions of %s', (_, vehicle) => {
  it.each(topics)('speak of %s', (_topic, pattern) => {
    expect(copy(vehicle)).toMatch(pattern)
  })

  it('say how many bags go in, as the figures have it', () => {
    const { large, cabin } = vehicle.bags
    expect(copy(vehicle)).toMatch(new RegExp(`\\b${numbers[large]} large\\b`, 'i'))
    expect(copy(vehicle)).toMatch(new RegExp(`\\b(${numbers[cabin]} (small )?|a )cabin bag`, 'i'))
  })

  it('are answered in 35 to 75 words each', () => {
    const counts = answers(vehicle).map((answer) => answer.split(/\s+/).length)
    expect(counts.filter((count) => count < FEWEST_WORDS || count > MOST_WORDS)).toEqual([])
  })

  it('end with a question mark', () => {
    expect(asked(vehicle).filter((question) => !question.endsWith('?'))).toEqual([])
  })

  it('name no price', () => {
    expect(copy(vehicle).match(/(₹|Rs\.?|INR) ?\d[\d,]*/g)?.filter((price) => price !== '₹500') ?? []).toEqual([])
  })
})

describe('the questions of all vehicles', () => {
  it('are asked nowhere twice', () => {
    expect(repeated(vehicles.flatMap(asked))).toEqual([])
  })

  it('are answered nowhere alike', () => {
    expect(repeated(vehicles.flatMap(answers))).toEqual([])
  })

  it('share no run of twelve words between two vehicles’ answers', () => {
    const runs = vehicles.flatMap((vehicle) => [...new Set(answers(vehicle).flatMap((answer) => runsOf(answer)))])
    expect(repeated(runs)).toEqual([])
  })
})

describe.each(listCategories().map((category) => [category.slug, category] as const))('the category %s', (_, category) => {
  it.each(topics)('speaks of %s', (_topic, pattern) => {
    expect([category.heading, ...category.intro, copy(category)].join(' ')).toMatch(pattern)
  })

  it('has three to five questions', () => {
    expect(category.questions.length).toBeGreaterThanOrEqual(3)
    expect(category.questions.length).toBeLessThanOrEqual(5)
  })
})

describe('the descriptions of categories and vehicles', () => {
  const all = [...listCategories().map(({ description }) => description), ...vehicles.map(({ summary }) => summary)]

  it('have 70 to 160 characters', () => {
    expect(all.filter(({ length }) => length < 70 || length > 160)).toEqual([])
  })

  it('all differ', () => {
    expect(repeated(all)).toEqual([])
  })

  it('say that one hires in Delhi, with a driver', () => {
    expect(all.filter((text) => !/Delhi/.test(text) || !/driver|chauffeur/.test(text))).toEqual([])
  })
})
