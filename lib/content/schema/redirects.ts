import * as z from 'zod'
import { text } from './values'

/** Hosts read these in patterns of their own, so that nothing but words, digits and hyphens may stand in them. */
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

const from = text.regex(
  PATH,
  'must be an address of this site, such as /old-name: lower-case words joined by hyphens, without a slash at its end',
)

const to = text.refine(
  (value) => value === '/' || PATH.test(value),
  'must be an address of this site, such as /new-name or /, without a slash at its end',
)

/** Addresses that have moved for good: `content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: from.meta({ description: 'The former address, without the domain, such as /old-name.' }),
        to: to.meta({ description: 'The page that takes its place, such as /new-name.' }),
        note: text.optional().meta({ description: 'Why; visitors do not see it.' }),
      }),
    )
    .meta({ description: 'Addresses that have moved for good. Each leads to a page in one step.' }),
})
