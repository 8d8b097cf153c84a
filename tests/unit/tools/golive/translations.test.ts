import { unknownLanguageNotes } from '@/tools/golive/translations'

it('notes languages that browsers claim and do not know', () => {
  expect(unknownLanguageNotes(['en', 'hi', 'pa', 'ne-NP']).map(({ what }) => what)).toEqual([
    expect.stringContaining('pa'),
    expect.stringContaining('ne-NP'),
  ])
})
