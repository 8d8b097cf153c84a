import type { Promotion } from '@/components/offers/promotions'
import { isShown } from '@/lib/content/draft'
import { pages } from '@/lib/content/pages'
import { labelled } from './labelled'

/** The offers of the season that this build shows. */
export const promotions = (): Promotion[] =>
  pages
    .offers()
    .promotions.filter(isShown)
    .map(({ heading, text, ...days }) => ({ heading: labelled(heading, days), text }))
