import { isPreview } from '@/lib/site/env'

/** Whether this build shows a vehicle or a post: drafts are seen in previews only. */
export const isShown = ({ draft }: { draft: boolean }) => isPreview || !draft
