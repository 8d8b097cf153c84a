import { type PublicationDays, publicationState } from '../../lib/content/publication'
import type { ContentFile } from './content-files'
import { textsIn } from './texts-in'

/** Something that a build of another day shows or leaves out by itself. Days are IST dates; the last one is still shown. */
export type PublicationChange = {
  day: string
  where: string
  what: 'appears on' | 'vanishes after' | 'vanished after'
}

const whatHappens = (key: PropertyKey | undefined, day: string, today: string) => {
  if (key === 'publishUntil') return day < today ? 'vanished after' : 'vanishes after'
  return key === 'publishFrom' && day > today ? 'appears on' : undefined
}

/** What appears and vanishes by itself, and what has vanished and may be deleted; the nearest day first. */
export const publicationChanges = (files: ContentFile[], today: string): PublicationChange[] =>
  files
    .flatMap(({ name, data }) =>
      textsIn(data).flatMap(({ text: day, path }) => {
        const what = whatHappens(path.at(-1), day, today)
        return what ? [{ day, where: [name, ...path.slice(0, -1)].join(' '), what } as const] : []
      }),
    )
    .sort((a, b) => a.day.localeCompare(b.day))

/** Such as 'content/blog/10.md appears on 2026-12-01'. */
export const changeLine = ({ where, what, day }: PublicationChange) => `${where} ${what} ${day}`

export const isExpired = ({ data }: ContentFile, today: string) =>
  publicationState((data ?? {}) as PublicationDays, today) === 'expired'
