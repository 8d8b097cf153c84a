import * as z from 'zod'
import { isoDay, whole } from './values'

const figure = (title: string, description: string, most = 100_000) =>
  whole(1, most).optional().meta({ title, description })

const RUPEES = 'In rupees, without GST'

/** What may be stated for the whole company, for a category, or for one vehicle; the narrower one counts. */
const everywhere = {
  minimumKilometresPerDay: figure(
    'Least kilometres a day',
    'Charged for each day of an outstation journey.',
    1000,
  ),
  driverDay: figure('Driver’s day', `${RUPEES}, for each day of an outstation journey.`),
  driverNight: figure('Driver’s night', `${RUPEES}, for each night away from Delhi.`),
}

const companyFigures = z.strictObject({
  localHours: figure('Hours of a local package', 'Counted from garage to garage.', 24),
  localKilometres: figure('Kilometres of a local package', 'Counted from garage to garage.', 1000),
  ...everywhere,
  airportWaitingMinutes: figure('Waiting at the airport', 'Minutes after landing that are not charged.', 600),
  gstPercent: figure('GST', 'Per cent that are added to the bill.', 50),
})

const hirePrices = z.strictObject({
  localPackage: figure('Local package', `${RUPEES}, for the hours and kilometres of a local package.`),
  extraHour: figure('Extra hour', `${RUPEES}, for each hour beyond the local package.`),
  perKilometre: figure('Kilometre', `${RUPEES}, outstation, and beyond the local package.`, 1000),
  ...everywhere,
})

const days = {
  since: isoDay.optional().meta({ title: 'Valid since', description: 'The day from which these hold.' }),
  until: isoDay.optional().meta({
    title: 'Valid until',
    description: 'The last day. On the next one no page shows them any more.',
  }),
}

const isDated = ({ since, ...rest }: { since?: string }) =>
  Boolean(since) || Object.values(rest).every((value) => value === undefined)
const needsDay = { path: ['since'], error: 'must be given beside figures: the day from which they hold' }

const isAfter = ({ since, until }: { since?: string; until?: string }) => !since || !until || since <= until
const needsLater = { path: ['until'], error: 'must not be before since' }

/** The company's own figures of the rates. */
export const companyRates = companyFigures.extend(days).refine(isDated, needsDay).refine(isAfter, needsLater)
/** What the hire of a category or of one vehicle costs. */
export const hireRates = hirePrices.extend(days).refine(isDated, needsDay).refine(isAfter, needsLater)

export const rateFigures = companyFigures.keyof().options
export const priceFigures = hirePrices.keyof().options

export type RateFigures = z.infer<typeof companyFigures>
export type RateFigure = keyof RateFigures
/** All figures that count for one vehicle. */
export type Rates = RateFigures & z.infer<typeof hirePrices>
