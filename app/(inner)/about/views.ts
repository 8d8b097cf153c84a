import { showPicture } from '@/lib/content/gallery'
import { pages } from '@/lib/content/pages'

/** The years of the company's journey with their pictures. */
export const journeyEntries = () =>
  pages.about().journey.entries.map(({ picture, ...entry }) => ({
    ...entry,
    shown: picture && showPicture(picture),
  }))

export const awardCards = () =>
  pages.about().awards.items.map(({ picture, title }) => ({ title, shown: showPicture(picture) }))

export const leaders = () =>
  pages.about().leadership.people.map(({ portrait, ...person }) => ({
    ...person,
    shown: portrait && showPicture(portrait),
  }))
