import { createHash } from 'node:crypto'
import { all, attribute, create, type Element, insertAfter, isDataBlock, type Page, textOf } from './html'

/** The external origins that a page may use. */
export type ExternalOrigins = {
  /** The e-mail provider; '' for the site's own origin. */
  email: string
  /** The reviews provider, on the page that shows its widget. */
  reviews?: string
  /** The analytics provider, in a build with analytics. */
  analytics?: string
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hashes = (texts: string[]): string[] => [...new Set(texts.map(hashOf))]

const inlineScripts = (page: Page): string[] =>
  all(page, 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => !isDataBlock(script))
    .map(textOf)

/** External origins of form actions: the chat, for pages without scripts. */
const formTargets = (page: Page): string[] => [
  ...new Set(
    all(page, 'form')
      .map((form) => attribute(form, 'action') ?? '')
      .filter((action) => action.startsWith('https://'))
      .map((action) => new URL(action).origin),
  ),
]

/**
 * The Content-Security-Policy of a page: its own origin, its inline scripts and styles by hash, and the given external
 * origins. Trusted Types are required on all pages without third-party scripts, which would not work with them.
 */
function policyOf(page: Page, { email, reviews, analytics }: ExternalOrigins): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScripts(page)), ...(reviews ? [reviews] : [])],
    'style-src': hashes(all(page, 'style').map(textOf)),
    'img-src': ["'self'", ...(reviews ? [reviews] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...[email, reviews ?? '', analytics ?? ''].filter(Boolean)],
    'manifest-src': ["'self'"],
    ...(reviews && { 'frame-src': [reviews] }),
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...formTargets(page)],
    ...(!reviews && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Inserts an element before everything in the head except the charset, which the standard requires first. */
export function insertFirst(page: Page, element: Element): void {
  const charset = all(page, 'meta').find((meta) => attribute(meta, 'charset') !== undefined)
  if (!charset) throw new Error('no <meta charset> to put something after')
  insertAfter(charset, element)
}

/**
 * Adds the CSP to a page, before anything it could block. Must be the last step: changing an inline script or style
 * afterwards would invalidate its hash.
 */
export function addPolicy(page: Page, origins: ExternalOrigins): void {
  const content = policyOf(page, origins)
  insertFirst(page, create('meta', { 'http-equiv': 'Content-Security-Policy', content }))
}
