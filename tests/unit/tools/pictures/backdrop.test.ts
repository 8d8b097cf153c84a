import { backdropOf } from '@/tools/pictures/backdrop'

/** As `grade` of art/vehicle.py computes it, for a horizon at 0.35. */
const computed: [x: number, y: number, rgb: number[]][] = [
  [0, 0, [0.5468, 0.5073, 0.453]],
  [0.5, 0.35, [0.8483, 0.8017, 0.7357]],
  [0.5, 0.6, [0.9059, 0.8654, 0.8067]],
  [0.25, 0.9, [0.8636, 0.8256, 0.7704]],
  [1, 1, [0.7325, 0.7003, 0.6535]],
]

it.each(computed)('is the backdrop of the renders at %d, %d', (x, y, rgb) => {
  const { row, vignette } = backdropOf(0.35)
  row(y).forEach((value, channel) => expect(value * vignette(x, y)).toBeCloseTo(rgb[channel] ?? 0, 4))
})

it('keeps the horizon between a fifth and three fifths of the height', () => {
  expect(backdropOf(0.05).row(0.5)).toEqual(backdropOf(0.2).row(0.5))
  expect(backdropOf(0.9).row(0.5)).toEqual(backdropOf(0.6).row(0.5))
})
