import { DESCRIPTION_LENGTH, TITLE_MAX } from '@/lib/seo/length-limits'
import { lengthFaults } from '@/tools/golive/lengths'

const page = (title: number, description: number) => ({
  path: '/about',
  title: 'x'.repeat(title),
  description: 'x'.repeat(description),
  files: ['pages/about.yaml'],
})

describe('the search result snippet of a page', () => {
  it('passes at its limits', () => {
    const { min, max } = DESCRIPTION_LENGTH
    expect(lengthFaults([page(TITLE_MAX, min), page(1, max)])).toEqual([])
  })

  it.each([
    ['a title that is too long', page(TITLE_MAX + 1, 100), /title of \/about has 61 characters/],
    ['a description that is too long', page(1, DESCRIPTION_LENGTH.max + 1), /description of \/about has 161/],
    ['a description that is too short', page(1, DESCRIPTION_LENGTH.min - 1), /description of \/about has 69/],
  ])('is reported with %s', (_, shown, what) => {
    expect(lengthFaults([shown])).toEqual([
      { where: 'content/pages/about.yaml', what: expect.stringMatching(what), needs: expect.any(String) },
    ])
  })
})
