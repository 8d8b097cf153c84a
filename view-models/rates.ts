import type { GarageSectionProps } from '@/components/rates/garage-section'
import type { RateRulesProps } from '@/components/rates/rate-rules'
import { getMessages, pages } from '@/lib/content/pages'
import { figureText } from '@/lib/content/rate-figures'
import { countRound } from '@/lib/content/rate-round'
import { companyRates } from '@/lib/content/rates'
import { formatDuration } from '@/lib/time/duration'
import { interpolate } from '@/lib/format/interpolate'
import { href, routes } from '@/lib/routes/routes'

/** The example of a hire from garage to garage, with the kilometres and hours that are charged. */
export function garageSection(): GarageSectionProps {
  const { heading, text, ...messages } = pages.rates().garage
  const { kilometres, minutes, emptyKilometres, legs } = countRound(messages.points)
  const duration = formatDuration(minutes, getMessages().dayPlanner)
  const steps = messages.points.map((point) => ({
    name: point.name,
    reading: interpolate(messages.reading, { time: point.time, kilometres: point.kilometres }),
    text: point.text,
  }))
  const end = steps.at(-1)
  return {
    heading,
    text,
    loop: {
      label: messages.drawing,
      points: steps.slice(0, -1).map(({ name, reading }, index) => ({
        name,
        readings: index === 0 && end ? [reading, end.reading] : [reading],
      })),
      legs: legs.map((count) => interpolate(messages.kilometres, { count })),
      example: messages.example,
      total: interpolate(messages.total, { kilometres, duration }),
    },
    empty: messages.empty,
    occupied: messages.occupied,
    steps,
    counted: interpolate(messages.counted, { kilometres, duration, empty: emptyKilometres }),
  }
}

/** What a rate depends on. A sentence contains the company's figure where the company has stated it. */
export function rateRules(): RateRulesProps {
  const { heading, text, items } = pages.rates().rules
  const rates = companyRates()
  return {
    heading,
    text,
    items: items.map(({ figures, ...item }) => ({
      ...item,
      sentences: figures.map((sentence) => figureText(sentence, rates)),
    })),
    links: Object.fromEntries(
      pages
        .terms()
        .sections.map(({ id, inSentence: name }) => [
          id,
          { text: name, href: href(`${routes.terms}#${id}`) },
        ]),
    ),
  }
}
