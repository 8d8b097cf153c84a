import { interpolate } from '@/lib/format/interpolate'
import type { Focus } from '@/lib/images/focus'
import { vehiclePictures } from '@/lib/images/pictures'
import { seatRange } from './fleet'
import type { KeyFigure } from './key-figures'
import { getMessages } from './pages'
import type { Vehicle } from './schema/fleet'

/** What a page says of its social card; what it leaves out is that of most pages. */
export type Card = {
  /** 'day': a vehicle on a studio background; 'night', by default: a scene. */
  tone?: 'day' | 'night'
  /** By default that of the home page. */
  eyebrow?: string
  title: string
  /** The master picture, and what its crop keeps. */
  image?: { src: string; focus?: Focus }
  /** A figure without a label is a complete text, such as '5 models'. */
  figures?: Pick<KeyFigure, 'figure' | 'label'>[]
  /** One quiet line at the foot; by default the company's name, where there are no figures. */
  line?: string
  /** Says in the corner what the picture is. */
  note?: string
}

/** How many vehicles, and with how many seats. */
export function fleetFigures(vehicles: Vehicle[]): Card['figures'] {
  const messages = getMessages().fleet
  return [
    { figure: interpolate(messages.models, { count: vehicles.length }), label: '' },
    { figure: interpolate(messages.seatRange, { seats: seatRange(vehicles) }), label: '' },
  ]
}

/** The first picture of a vehicle. */
export const firstPicture = (vehicle: Vehicle | undefined) => vehicle && vehiclePictures(vehicle)[0]

/** Says that a picture of these vehicles is an illustration, where one of them has no photograph. */
export const illustrated = (vehicles: Vehicle[]) =>
  vehicles.some(({ pictures }) => pictures === 'illustration') ? getMessages().fleet.illustrated : undefined
