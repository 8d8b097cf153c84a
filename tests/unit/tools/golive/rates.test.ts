import { rateFigures } from '@/lib/content/schema/company'
import { rateNotes } from '@/tools/golive/rates'

it('lists each figure that is not given', () => {
  expect(rateNotes({}).map(({ where }) => where)).toEqual(
    rateFigures.map((figure) => `content/company.yaml rates.${figure}`),
  )
})

it('reports nothing for valid ones', () => {
  const figures = {
    localHours: 8,
    localKilometres: 80,
    minimumKilometresPerDay: 250,
    driverNight: 1,
    airportWaitingMinutes: 60,
  }
  expect(rateNotes(figures)).toEqual([])
})
