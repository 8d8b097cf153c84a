import { copyContent } from '@/tests/fixtures/content-copy'
import { listVehicles } from '@/lib/content/fleet'
import { type Answers, askAll } from '@/tools/new/ask'
import { newVehicle, vehicleQuestions } from '@/tools/new/vehicle'

const create = async (given: Answers) => newVehicle(await askAll(vehicleQuestions(), given, undefined))
const van = { name: 'Long Van', category: 'van', seats: '10/14' }

describe('a new vehicle', () => {
  it('is a draft, at the end of its category', async () => {
    const last = Math.max(
      ...listVehicles()
        .filter(({ category }) => category === 'van')
        .map(({ order }) => order),
    )
    expect(await create(van)).toMatchObject({ draft: true, order: last + 1 })
  })

  it('keeps the letters of an accented name in its slug', async () => {
    const accented = { ...van, name: 'Citroën Jumpy' }
    expect(await askAll(vehicleQuestions(), accented, undefined)).toMatchObject({ slug: 'citroen-jumpy' })
  })

  it('marks every placeholder text as sample', async () => {
    const vehicle = await create(van)
    const unwritten = Object.entries(vehicle).filter(([, value]) => /sample/i.test(JSON.stringify(value)))
    expect(vehicle.sample).toEqual(
      expect.arrayContaining(unwritten.map(([key]) => key).filter((key) => key !== 'sample')),
    )
  })

  it.each(['sedans', 'suv-muvs', 'van', 'luxury-buses'])(
    'in %s has as many seats in its plan as requested, for any number',
    async (category) => {
      const numbers = ['4', '5', '7', '9', '12', '15', '27', '49']
      const vehicles = await Promise.all(numbers.map((seats) => create({ ...van, category, seats })))
      expect(vehicles.map(({ seatPlan }) => String(seatPlan.layout))).toEqual(numbers)
    },
  )

  it.each([
    ['an address that is taken', { ...van, slug: 'swift-dzire' }, '--slug is taken by another page'],
    ['the address of a page of the site', { ...van, slug: 'privacy' }, '--slug is taken by another page'],
    [
      'an address with blanks',
      { ...van, slug: 'Long Van' },
      '--slug must be lower-case words joined by hyphens',
    ],
    [
      'a motor with its unit',
      { ...van, electric: 'yes', motor: '55 kW', battery: '26' },
      '--motor must be a number alone, such as 55',
    ],
    ['seats that are no number', { ...van, seats: 'many' }, "--seats must read like '7' or '10/11/14'"],
    ['no seats', { ...van, seats: '0' }, "--seats must read like '7' or '10/11/14'"],
    ['a layout without seats', { ...van, seats: '7/0' }, "--seats must read like '7' or '10/11/14'"],
    [
      'the driver’s seat alone',
      { ...van, category: 'suv-muvs', seats: '1' },
      '--seats must be 2 at least, the driver’s and one more',
    ],
    ['an unknown category', { ...van, category: 'vans' }, '--category'],
    ['a part of a bag', { ...van, large: '1.5' }, '--large must be a whole number'],
  ])('is rejected with %s', async (_, given, message) => {
    await expect(create(given)).rejects.toThrow(message)
  })
})

it('takes neither the place nor the address of a draft', async () => {
  jest.resetModules()
  const copy = await copyContent()
  const VAN = 'fleet/vehicles/mercedes-viano.yaml'
  copy.write('fleet/vehicles/new-van.yaml', copy.read(VAN).replace(/^order: .*$/m, 'order: 70\ndraft: true'))
  const { newVehicle: newInCopy, vehicleQuestions: questionsInCopy } = await import('@/tools/new/vehicle')
  const answers = await askAll(questionsInCopy(), van, undefined)
  expect(newInCopy(answers)).toMatchObject({ order: 71 })
  await expect(askAll(questionsInCopy(), { ...van, slug: 'new-van' }, undefined)).rejects.toThrow(
    '--slug is taken',
  )
  copy.delete()
})
