import { listCategories, listVehicles } from '@/lib/content/fleet'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { note } from './support/promises'
import { getMessages } from '@/lib/content/pages'
import { specTexts } from '@/lib/fleet/spec-texts'

/** Guidelines for the copy of vehicles and categories, beyond the specification: they are reported and fail nothing. */

const vehicles = listVehicles()
type Asking = Pick<Vehicle, 'questions'>
const asked = ({ questions }: Asking) => questions.map(({ question }) => question)
const answers = ({ questions }: Asking) => questions.map(({ answer }) => answer)
const copy = (page: Asking) => [...asked(page), ...answers(page)].join(' ')
const prose = ({ introText, rentalIntroText, vehicleParagraph, rentalClosingParagraph }: Vehicle) =>
  [introText, rentalIntroText, vehicleParagraph, rentalClosingParagraph].join(' ')

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

it('notes vehicles that are electric outside the EV cars, or among them and are not', () =>
  noteEach(({ electric, category }) =>
    electric === (category === 'ev-cars') ? [] : ['is electric in the wrong category.'],
  ))

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
