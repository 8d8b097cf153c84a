import fc from 'fast-check'
import { plainTypeface } from '@/tests/fixtures/plain-typeface'
import { fitTitle } from '@/tools/cards/fit'

const room = { width: 590, height: 240, maxSize: 70, maxLines: 4, leading: 1.08 }

const fit = (text: string) => {
  const set: string[] = []
  const { lines, size } = fitTitle(
    text,
    (line, style) => {
      if (style.size !== 1) set.push(line)
      return plainTypeface(line, style)
    },
    room,
  )
  return { widths: lines.map(({ width }) => width), size, set }
}

test('a short title has the largest size, on one line', () => {
  expect(fit('Contact us')).toMatchObject({ set: ['Contact us'], size: 70 })
})

test('two lines are broken into similar widths', () => {
  expect(fit('The whole fleet, side by side').set).toEqual(['The whole fleet,', 'side by side'])
})

test('a title never overflows and never loses a word', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(...'abcdefgh') }), {
    minLength: 1,
    maxLength: 16,
  })
  fc.assert(
    fc.property(words, (given) => {
      const { widths, size, set } = fit(given.join(' '))
      expect(Math.max(...widths)).toBeLessThanOrEqual(room.width + 0.01)
      expect(widths.length * size * room.leading).toBeLessThanOrEqual(room.height + 0.01)
      expect(set.join(' ')).toBe(given.join(' '))
    }),
    { numRuns: 60 },
  )
})
