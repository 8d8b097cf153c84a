import { createHash } from 'node:crypto'
import {
  all,
  attribute,
  create,
  type Element,
  elements,
  insertAfter,
  isDataBlock,
  type Page,
  removeAttribute,
  textOf,
} from './html'

/** What a page may reach beyond its own origin, as origins. */
export type ExternalOrigins = {
  /** The e-mail provider; '' where the site's own origin answers for it. */
  email: string
  /** The reviews provider, on the page that shows its widget. */
  reviews?: string
  /** Who is told of events, in a build that counts. */
  analytics?: string
}

/** Radix tabs write these on the server; in the browser a script sets the same, which a policy allows. */
const NEEDLESS_STYLES = ['outline:none', 'animation-duration:0s']

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hashes = (texts: string[]): string[] => [...new Set(texts.map(hashOf))]

const inlineScripts = (page: Page): string[] =>
  all(page, 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => !isDataBlock(script))
    .map(textOf)

const hasStylesheet = (page: Page) =>
  all(page, 'link').some((link) => attribute(link, 'rel') === 'stylesheet')

/** @throws at an attribute that the policy would refuse in every visitor's browser. */
function checkAttributes(page: Page): void {
  for (const element of elements(page)) {
    if (NEEDLESS_STYLES.includes(attribute(element, 'style') ?? '')) removeAttribute(element, 'style')
    const refused = element.attrs.find(({ name }) => name === 'style' || /^on/.test(name))
    if (refused) throw new Error(`the policy refuses ${refused.name}="${refused.value}"`)
  }
}

/** Origins of others that a form of the page leads to: the chat, from a page that has no scripts to write its link. */
const formTargets = (page: Page): string[] => [
  ...new Set(
    all(page, 'form')
      .map((form) => attribute(form, 'action') ?? '')
      .filter((action) => action.startsWith('https://'))
      .map((action) => new URL(action).origin),
  ),
]

/**
 * The Content-Security-Policy of a page: its own origin, its inline scripts and styles by hash, and what is named.
 * Trusted Types hold wherever no script of somebody else's is let in, which could not live with them.
 */
function policyOf(page: Page, { email, reviews, analytics }: ExternalOrigins): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScripts(page)), ...(reviews ? [reviews] : [])],
    'style-src': [...(hasStylesheet(page) ? ["'self'"] : []), ...hashes(all(page, 'style').map(textOf))],
    'img-src': ["'self'", ...(reviews ? [reviews] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...[email, reviews ?? '', analytics ?? ''].filter(Boolean)],
    'manifest-src': ["'self'"],
    ...(reviews && { 'frame-src': [reviews] }),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...formTargets(page)],
    ...(!reviews && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Puts an element in front of everything in a page but its charset, which the standard wants first. */
export function insertFirst(page: Page, element: Element): void {
  const charset = all(page, 'meta').find((meta) => attribute(meta, 'charset') !== undefined)
  if (!charset) throw new Error('no <meta charset> to put something after')
  insertAfter(charset, element)
}

/**
 * Puts the policy into a page, before anything it could refuse. Goes last: a change to an inline script or style
 * afterwards would make the browser refuse it. A page with a policy of its own keeps that.
 */
export function addPolicy(page: Page, origins: ExternalOrigins): void {
  const equivalent = 'Content-Security-Policy'
  if (all(page, 'meta').some((meta) => attribute(meta, 'http-equiv') === equivalent)) return
  checkAttributes(page)
  insertFirst(page, create('meta', { 'http-equiv': equivalent, content: policyOf(page, origins) }))
}
