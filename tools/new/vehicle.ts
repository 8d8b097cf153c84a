import * as z from 'zod'
import { allVehicles, listCategories } from '../../lib/content/fleet'
import { type VehicleFile, vehicleSchema } from '../../lib/content/schema/fleet'
import { slug as slugSchema } from '../../lib/content/schema/values'
import { passengersIn } from '../../lib/fleet/passengers'
import { mostSeats } from '../../lib/fleet/seats'
import { toDelhiTime } from '../../lib/time/delhi'
import { reservedSlugs } from '../../lib/routes/reserved-slugs'
import type { Answers, Question } from './ask'
import { seatRows } from './seat-rows'

const { shape } = vehicleSchema
const { specs, bags } = shape

const yesNo = z.enum(['yes', 'no'], 'must be yes or no')
const number = (schema: z.ZodType<number, number>) =>
  z.string().min(1, 'must be given').transform(Number).pipe(schema)

const layoutsOf = (text: string) => text.split('/').map(Number)

/** Every layout must have a passenger. */
function seats({ category }: Answers) {
  const hasPassenger = (layout: number) => passengersIn(shape.category.parse(category), layout) > 0
  return z
    .string()
    .regex(/^[1-9]\d?(\/[1-9]\d?)*$/, { error: "must read like '7' or '10/11/14'", abort: true })
    .refine((text) => layoutsOf(text).every(hasPassenger), 'must be 2 at least, the driver’s and one more')
}

const isFree = (slug: string) =>
  !reservedSlugs.has(slug) && ![...allVehicles(), ...listCategories()].some((taken) => taken.slug === slug)

/** A name as an address: 'MG ZS EV' → 'mg-zs-ev', 'Citroën C3' → 'citroen-c3'. */
const toSlug = (name = '') =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const isElectric = ({ electric }: Answers) => electric === 'yes'

/** The questions for a new vehicle. Everything else is a sample value at first. */
export const vehicleQuestions = (): Question[] => [
  { name: 'name', text: 'Name, as visitors read it', schema: shape.name },
  {
    name: 'slug',
    text: 'Address of its page',
    schema: slugSchema.refine(isFree, 'is taken by another page'),
    initial: ({ name }) => toSlug(name),
  },
  {
    name: 'category',
    text: `Category (${listCategories()
      .map(({ slug }) => slug)
      .join(', ')})`,
    schema: shape.category,
  },
  {
    name: 'seats',
    text: "Seats, such as '7', or '10/11/14' for several layouts",
    schema: seats,
  },
  { name: 'large', text: 'Large bags', schema: number(bags.shape.large), initial: () => '2' },
  { name: 'cabin', text: 'Cabin bags', schema: number(bags.shape.cabin), initial: () => '2' },
  {
    name: 'electric',
    text: 'Electric, yes or no',
    schema: yesNo,
    initial: ({ category }) => (category === 'ev-cars' ? 'yes' : 'no'),
  },
  {
    name: 'motor',
    text: 'Motor power in kW, such as 55',
    schema: number(specs.shape.motorPower.unwrap()),
    when: isElectric,
  },
  {
    name: 'battery',
    text: 'Battery capacity in kWh, such as 26',
    schema: number(specs.shape.batteryCapacity.unwrap()),
    when: isElectric,
  },
]

const FILLER = 'Sample text: the company’s own words come here.'
const question = (text: string) => ({ question: text, answer: FILLER })

/** Placeholder texts of a vehicle. */
const fillers = (name: string) => ({
  summary: `${name} on rent in Delhi with a driver. This sentence is a sample and waits for the company’s own.`,
  introText: FILLER,
  rentalIntroText: FILLER,
  rentalDetails: ['Travel Inclusions', 'Amenities', 'Features'].map((title) => ({ title, items: [FILLER] })),
  vehicleParagraph: FILLER,
  rentalClosingParagraph: FILLER,
  questions: [
    question(`How do I hire a ${name} with a driver in Delhi?`),
    question(`Does the ${name} suit a wedding?`),
    question(`What bags does the ${name} take?`),
  ],
  features: ['Air Conditioned', 'Music System', 'Reading Lights'],
})

const lastIn = (category: string) =>
  Math.max(
    0,
    ...allVehicles()
      .filter((vehicle) => vehicle.category === category)
      .map(({ order }) => order),
  )

/**
 * A new vehicle, as a draft with every other value marked as sample. @throws when the answers are invalid.
 */
export function newVehicle(answers: Answers): VehicleFile {
  const { name = '', category = '', seats: text = '', large, cabin, motor, battery } = answers
  const layouts = layoutsOf(text)
  const layout = mostSeats(layouts)
  const texts = fillers(name)
  const passengers = passengersIn(shape.category.parse(category), layout)
  return vehicleSchema.parse({
    name,
    category,
    order: lastIn(category) + 1,
    listed: true,
    electric: isElectric(answers),
    airConditioned: true,
    pictures: 'illustration',
    seats: layouts,
    roads: { upTo: isElectric(answers) ? 'city' : 'plains' },
    bags: { large: Number(large), cabin: Number(cabin) },
    seatPlan: { layout, rows: seatRows(passengers), luggage: 'behind' },
    specs: {
      airConditioning: 'Yes',
      seats: 'plain',
      ...(motor && battery && { motorPower: Number(motor), batteryCapacity: Number(battery) }),
    },
    ...texts,
    checkedOn: toDelhiTime(new Date()).date,
    draft: true,
    sample: ['checkedOn', 'pictures', 'roads', 'seatPlan', 'specs', ...Object.keys(texts)],
  })
}
