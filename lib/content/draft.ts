import { isPreview } from '@/lib/config/env'

/** Whether this build shows a vehicle, a post or a service in full: drafts are seen in previews only. */
export const isShown = ({ draft }: { draft: boolean }) => isPreview || !draft
