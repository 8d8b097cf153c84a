import { toDelhiTime } from '@/lib/time/delhi'

/**
 * The days on which something is published, both included, as IST dates such as '2026-12-01'. Without the first it is
 * published at once, without the second for good.
 */
export type PublicationDays = { publishFrom?: string; publishUntil?: string }

/** Not yet, now, or no longer. */
export type PublicationState = 'scheduled' | 'published' | 'expired'

/**
 * The IST date that a build shows the site of. `BUILD_DAY` names another one; `tools/build/build.ts` sets it, so that
 * all steps of a build agree when it runs over midnight.
 */
export const buildDay = (now = new Date()): string => process.env.BUILD_DAY || toDelhiTime(now).date

/** Whether something is published on an IST date, by default on that of the build. */
export function publicationState(
  { publishFrom, publishUntil }: PublicationDays,
  day = buildDay(),
): PublicationState {
  if (publishFrom && day < publishFrom) return 'scheduled'
  return publishUntil && day > publishUntil ? 'expired' : 'published'
}
