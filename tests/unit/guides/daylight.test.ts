import { toTime } from '@/lib/time/clock'
import { daylightOn } from '@/lib/guides/daylight'

/** Source: published almanac times for Delhi, IST; two minutes either way for refraction and rounding. */
it.each([
  ['2026-06-21', '05:24', '19:22'],
  ['2026-12-21', '07:10', '17:29'],
  ['2026-03-20', '06:26', '18:32'],
])('computes sunrise and sunset in Delhi on %s', (day, rise, set) => {
  const { sunrise, sunset } = daylightOn(day, [28.61, 77.21])
  const near = (minute: number) => [-2, -1, 0, 1, 2].map((off) => toTime(minute + off))
  expect(near(sunrise)).toContain(rise)
  expect(near(sunset)).toContain(set)
})
