import * as z from 'zod'
import { line, list, sitePath, text } from './values'

/** As `sitePath`, but also matches the home page, which may be a target. */
const SITE_PATH_OR_HOME = /^(\/[a-z0-9]+(-[a-z0-9]+)*)*\/?$/

/** Permanent redirects: `content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  redirects: list(
    z.strictObject({
      from: sitePath.meta({ description: 'The former address, without the domain, such as /old-name.' }),
      to: line
        .regex(SITE_PATH_OR_HOME, 'must be an address of this site, such as /new-name or /')
        .meta({ description: 'The page that takes its place, such as /new-name.' }),
      note: text.optional().meta({ description: 'Why; visitors do not see it.' }),
    }),
  ).meta({ description: 'Addresses that have moved for good. Each leads to a page in one step.' }),
})
