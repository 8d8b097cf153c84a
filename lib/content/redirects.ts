import { join } from 'node:path'
import type * as z from 'zod'
import { contentRoot, readYaml } from './load'
import { once } from './once'
import { redirectsSchema } from './schema/redirects'

/** An address that has moved, and the page that takes its place; both without base path and last slash. */
export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number]

/** The file of the redirects. */
export const redirectsFile = join(contentRoot, 'redirects.yaml')

/**
 * The redirects as they stand in `redirects.yaml`.
 * @throws ContentError for an address that is none of this site.
 */
export const listRedirects = once((): Redirect[] => readYaml(redirectsFile, redirectsSchema).redirects)
