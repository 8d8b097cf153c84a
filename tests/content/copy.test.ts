import { listVehicles } from '@/lib/content/fleet'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { note } from './support/promises'
import { getMessages } from '@/lib/content/pages'
import { specTexts } from '@/lib/fleet/spec-texts'

/** Contradictions in the copy of vehicles: they are reported and fail nothing. */

const vehicles = listVehicles()
const copy = ({ questions }: Vehicle) =>
  questions.flatMap(({ question, answer }) => [question, answer]).join(' ')
const prose = ({ introText, rentalIntroText, vehicleParagraph, rentalClosingParagraph }: Vehicle) =>
  [introText, rentalIntroText, vehicleParagraph, rentalClosingParagraph].join(' ')

const fileOf = ({ slug }: Vehicle) => `content/fleet/vehicles/${slug}.yaml`
const noteEach = (advice: (vehicle: Vehicle) => string[]) =>
  note(vehicles.flatMap((vehicle) => advice(vehicle).map((text) => `${fileOf(vehicle)} ${text}`)))

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

it('notes answers that name other bags than the figures', () =>
  noteEach((vehicle) => {
    const { large, cabin } = vehicle.bags
    const named = counted(large, 'large').test(copy(vehicle))
    const cabinNamed =
      /\ba cabin bag/i.test(copy(vehicle)) || counted(cabin, '(small )?cabin bags?').test(copy(vehicle))
    return named && cabinNamed ? [] : [`has ${large} large and ${cabin} cabin bags; no answer of it says so.`]
  }))

it('notes prices', () =>
  noteEach((vehicle) =>
    (copy(vehicle).match(/(₹|Rs\.?|INR) ?\d[\d,]*/g) ?? [])
      .filter((price) => price !== '₹500')
      .map((price) => `names a price: ${price}.`),
  ))

it('notes figures in the copy that are not the vehicle’s', () =>
  noteEach((vehicle) => {
    const own = Object.values(specTexts(vehicle, getMessages().specs)).join(' ')
    return (prose(vehicle).match(/\d+(\.\d+)? (cc|KMPL|kWh|kW)\b/gi) ?? [])
      .filter((figure) => !own.includes(figure))
      .map((figure) => `says ${figure} in its copy; its specs do not.`)
  }))
