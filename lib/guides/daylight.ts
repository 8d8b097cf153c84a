import { getTimes } from 'suncalc'
import { toDelhiTime } from '@/lib/time/delhi'
import { toMinutes } from '@/lib/time/clock'

/** Sunrise and sunset as minutes of the day on Delhi's clock. */
export type Daylight = { sunrise: number; sunset: number }

/**
 * Sunrise and sunset at a place on a day, to the minute; surrounding mountains are not considered.
 * @param day ISO, such as '2026-12-05'.
 * @param place latitude and longitude in degrees, outside the polar circles.
 */
export function daylightOn(day: string, [latitude, longitude]: readonly [number, number]): Daylight {
  const { sunrise, sunset } = getTimes(new Date(`${day}T06:30:00Z`), latitude, longitude)
  if (!sunrise || !sunset) throw new Error(`There is no sunrise at latitude ${latitude} on ${day}`)
  return { sunrise: minuteOf(sunrise), sunset: minuteOf(sunset) }
}

const minuteOf = (instant: Date) => toMinutes(toDelhiTime(instant).time)
