import { rateFigures } from '@/lib/content/schema/rate-card'
import { rateNotes } from '@/tools/golive/content'

it('lists each figure that is not given', () => {
  expect(rateNotes({}).map(({ where }) => where)).toEqual(
    rateFigures.map((figure) => `content/company.yaml rates.${figure}`),
  )
})

it('names the categories without a price in one line', () => {
  expect(rateNotes({}, ['Sedans', 'Van']).at(-1)).toMatchObject({
    where: 'content/fleet/categories.yaml rates',
    what: 'is empty for Sedans, Van: no price and no estimate is shown',
  })
})
