import * as z from 'zod'
import { sitePath, text } from './values'

/** As `sitePath`; the home page, which has no words in its address, may be led to. */
const SITE_PATH_OR_HOME = /^(\/[a-z0-9]+(-[a-z0-9]+)*)*\/?$/

/** Addresses that have moved for good: `content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: sitePath.meta({ description: 'The former address, without the domain, such as /old-name.' }),
        to: text
          .regex(SITE_PATH_OR_HOME, 'must be an address of this site, such as /new-name or /')
          .meta({ description: 'The page that takes its place, such as /new-name.' }),
        note: text.optional().meta({ description: 'Why; visitors do not see it.' }),
      }),
    )
    .meta({ description: 'Addresses that have moved for good. Each leads to a page in one step.' }),
})
