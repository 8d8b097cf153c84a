import { resolveImage } from '@/lib/content/images'
import { pages } from '@/lib/content/pages'

/** The years of the company's journey with their pictures. */
export const journeyEntries = () =>
  pages.about().journey.entries.map(({ picture, ...entry }) => ({
    ...entry,
    shown: picture && resolveImage(picture),
  }))

/** Mission, vision and values with their pictures. */
export const valueCards = () =>
  pages.about().values.cards.map(({ picture, ...card }) => ({ ...card, shown: resolveImage(picture) }))

export const awardCards = () =>
  pages.about().awards.items.map(({ picture, title }) => ({ title, shown: resolveImage(picture) }))

export const leaders = () =>
  pages.about().leadership.people.map(({ portrait, ...person }) => ({
    ...person,
    shown: portrait && resolveImage(portrait),
  }))
