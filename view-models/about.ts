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

/** The awards; a sample one is known by its picture, which is a drawing. */
export const awardCards = () => {
  const { awards, sample } = pages.about()
  return awards.items.map(({ picture, title }, index) => ({
    title,
    shown: resolveImage(picture),
    isSample: sample.includes(`awards.items.${index}.picture`),
  }))
}

export const leaders = () =>
  pages.about().leadership.people.map(({ portrait, ...person }) => ({
    ...person,
    shown: portrait && resolveImage(portrait),
  }))
