import { isPreview } from '@/lib/config/env'
import { type PublicationDays, publicationState } from './publication'

/**
 * Whether this build shows a vehicle, a post or a service in full. Drafts, and what is not published on the build's day,
 * are seen in previews only.
 */
export const isShown = ({ draft, ...days }: { draft?: boolean } & PublicationDays) =>
  isPreview || (!draft && publicationState(days) === 'published')
