import { listCategories, listVehicles } from '@/lib/content/fleet'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { note } from './support/promises'
import { getMessages } from '@/lib/content/pages'
import { specTexts } from '@/lib/fleet/spec-texts'

/** Guidelines for the copy of vehicles and categories, beyond the specification: they are reported and fail nothing. */

const vehicles = listVehicles()
const FEWEST_WORDS = 35
const MOST_WORDS = 75
const COPY_WORDS = { fewest: 120, most: 250 }
/** This many consecutive words in the texts of two vehicles count as copied. */
const COPIED_RUN = 12

type Asking = Pick<Vehicle, 'questions'>
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'₹]+/gu) ?? []
const asked = ({ questions }: Asking) => questions.map(({ question }) => question)
const answers = ({ questions }: Asking) => questions.map(({ answer }) => answer)
const copy = (page: Asking) => [...asked(page), ...answers(page)].join(' ')
const prose = ({ introText, rentalIntroText, vehicleParagraph, rentalClosingParagraph }: Vehicle) =>
  [introText, rentalIntroText, vehicleParagraph, rentalClosingParagraph].join(' ')
const sentences = (text: string) => text.split(/(?<=[.!?;])\s+/).map((sentence) => sentence.trim())

const fileOf = ({ slug }: Vehicle) => `content/fleet/vehicles/${slug}.yaml`
const noteEach = (advice: (vehicle: Vehicle) => string[]) =>
  note(vehicles.flatMap((vehicle) => advice(vehicle).map((text) => `${fileOf(vehicle)} ${text}`)))

const topics: [string, RegExp][] = [
  [
    'hire in Delhi',
    /\b(on rent|rent|rented|hire|hired|book|booked)\b.*\bDelhi\b|\bDelhi\b.*\b(on rent|rent|hire|book)\b/s,
  ],
  ['a driver', /\b(driver|chauffeur)/],
  ['weddings', /\bwedding/],
  [
    'a journey out of Delhi',
    /\b(Agra|Jaipur|Amritsar|Chandigarh|Haridwar|Manali|Nainital|Neemrana|Rishikesh|Shimla)\b/,
  ],
  ['bags', /\b(suitcase|large case)/],
]

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
  36: 'thirty-six',
  45: 'forty-five',
}
const counted = (count: number, what: string) =>
  new RegExp(`\\b(${numbers[count] ?? count}|${count}) ${what}\\b`, 'i')

/** What pairs of vehicles have in common, one sentence for each pair. */
function shared(what: string, textsOf: (vehicle: Vehicle) => string[]): string[] {
  const owners = new Map<string, Vehicle>()
  const pairs = new Map<string, string[]>()
  for (const vehicle of vehicles)
    for (const text of new Set(textsOf(vehicle))) {
      const owner = owners.get(text)
      if (!owner) owners.set(text, vehicle)
      else {
        const pair = `${fileOf(owner)} and ${fileOf(vehicle)}`
        pairs.set(pair, [...(pairs.get(pair) ?? []), text])
      }
    }
  return [...pairs].map(([pair, texts]) => `${pair} share ${texts.length} × ${what}, such as '${texts[0]}'`)
}

const runsOf = (text: string) => {
  const messages = wordsOf(text)
  return messages.flatMap((_, at) =>
    at + COPIED_RUN > messages.length ? [] : [messages.slice(at, at + COPIED_RUN).join(' ')],
  )
}

it('notes questions that leave out what visitors ask', () =>
  noteEach((vehicle) =>
    topics
      .filter(([, pattern]) => !pattern.test(copy(vehicle)))
      .map(([topic]) => `has no question of ${topic}.`),
  ))

it('notes answers that name other bags than the figures', () =>
  noteEach((vehicle) => {
    const { large, cabin } = vehicle.bags
    const named = counted(large, 'large').test(copy(vehicle))
    const cabinNamed =
      /\ba cabin bag/i.test(copy(vehicle)) || counted(cabin, '(small )?cabin bags?').test(copy(vehicle))
    return named && cabinNamed ? [] : [`has ${large} large and ${cabin} cabin bags; no answer of it says so.`]
  }))

it('notes answers and copy that are long or short', () =>
  noteEach((vehicle) => {
    const outside = (text: string, fewest: number, most: number) => {
      const count = text.split(/\s+/).length
      return count < fewest || count > most ? count : undefined
    }
    const whole = outside(prose(vehicle), COPY_WORDS.fewest, COPY_WORDS.most)
    return [
      ...answers(vehicle).flatMap((answer) => {
        const count = outside(answer, FEWEST_WORDS, MOST_WORDS)
        return count ? [`has an answer of ${count} words, not ${FEWEST_WORDS} to ${MOST_WORDS}.`] : []
      }),
      ...(whole ? [`has ${whole} words of copy, not ${COPY_WORDS.fewest} to ${COPY_WORDS.most}.`] : []),
    ]
  }))

it('notes questions without a question mark, and prices', () =>
  noteEach((vehicle) => [
    ...asked(vehicle)
      .filter((question) => !question.endsWith('?'))
      .map((question) => `asks without a question mark: '${question}'`),
    ...(copy(vehicle).match(/(₹|Rs\.?|INR) ?\d[\d,]*/g) ?? [])
      .filter((price) => price !== '₹500')
      .map((price) => `names a price: ${price}.`),
  ]))

it('notes figures in the copy that are not the vehicle’s', () =>
  noteEach((vehicle) => {
    const own = Object.values(specTexts(vehicle, getMessages().specs)).join(' ')
    return (prose(vehicle).match(/\d+(\.\d+)? (cc|KMPL|kWh|kW)\b/gi) ?? [])
      .filter((figure) => !own.includes(figure))
      .map((figure) => `says ${figure} in its copy; its specs do not.`)
  }))

it('notes text duplicated between vehicles', () =>
  note([
    ...shared('the name', ({ name }) => [name]),
    ...shared('the summary', ({ summary }) => [summary]),
    ...shared('a sentence', (vehicle) => sentences(prose(vehicle))),
    ...shared('a question', asked),
    ...shared(`${COPIED_RUN} words in a row of the answers`, (vehicle) => answers(vehicle).flatMap(runsOf)),
  ]))

it('notes duplicate list entries, and features out of order', () =>
  noteEach(({ features, rentalDetails, electric, category }) => [
    ...[features, ...rentalDetails.map(({ items }) => items)]
      .filter((items) => new Set(items).size < items.length)
      .map((items) => `says something twice in a list: ${items.join(', ')}.`),
    ...(features.slice(0, 3).join() === 'Air Conditioned,Infotainment System,GPS Enabled'
      ? []
      : ['has other features first than Air Conditioned, Infotainment System, GPS Enabled.']),
    ...(electric === (category === 'ev-cars')
      ? []
      : ['is electric outside the EV cars, or among them and is not.']),
  ]))

it('notes vehicles of a category in the same place', () =>
  note(shared('the place', ({ category, order }) => [`order ${order} in ${category}`])))

it('notes categories that leave out what visitors ask', () =>
  note(
    listCategories().flatMap((category) => {
      const whole = [category.heading, ...category.intro, copy(category)].join(' ')
      const place = `content/fleet/categories.yaml ${category.slug}`
      return [
        ...topics
          .filter(([, pattern]) => !pattern.test(whole))
          .map(([topic]) => `${place} says nothing of ${topic}.`),
        ...(category.questions.length < 3 || category.questions.length > 5
          ? [`${place} has not 3 to 5 questions.`]
          : []),
      ]
    }),
  ))

it('notes descriptions without Delhi or a driver', () =>
  note(
    [...listCategories().map(({ description }) => description), ...vehicles.map(({ summary }) => summary)]
      .filter((text) => !/Delhi/.test(text) || !/driver|chauffeur/.test(text))
      .map((text) => `A description says nothing of Delhi, or of a driver: '${text}'`),
  ))
