import { lightOfPicture, tones } from '@/tailwind.config'
import { placeholderColors } from '@/lib/images/placeholder-colors'

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))

/** WCAG 2.2: relative luminance, and the contrast of two of them. */
function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const { sunken, ink, muted } = tones.day

it.each(placeholderColors)('text is legible on the light of a picture whose mean colour is %s', (shade) => {
  const mean = channels(shade)
  const ground = channels(sunken).map(
    (value, channel) => value * (1 - lightOfPicture) + (mean[channel] ?? 0) * lightOfPicture,
  )
  expect(contrast(channels(ink), ground)).toBeGreaterThan(7)
  expect(contrast(channels(muted), ground)).toBeGreaterThan(4.5)
})
