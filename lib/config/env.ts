/**
 * Everything the site learns from its environment. `NEXT_PUBLIC_…` names are spelled out in full because the bundler
 * replaces only literal names; a computed name would be undefined in the browser.
 */

/** Absolute origin of the published site, without a trailing slash, its host in lower case. */
export const siteUrl = new URL(process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').origin

/** Sub-folder the site is served from: '' or '/folder', never a trailing slash. */
export const basePath = (process.env.NEXT_PUBLIC_BASE_PATH || '').replace(/\/+$/, '')

/** Paths of the pages that a further language of the site has, separated by spaces; '' in the default one, which has all. */
export const languagePages = process.env.LANGUAGE_PAGES || ''

/** Sub-folder of the site in all its languages: the base path of a further one ends with the folder of that language. */
export const sitePath = languagePages ? basePath.replace(/\/[^/]+$/, '') : basePath

/** A preview is never indexed, shows drafts and sends no mail. next.config.ts hands SITE_ENV to the browser too. */
export const isPreview = process.env.SITE_ENV === 'preview'

/** Whether search engines may list this build: no preview, and none whose settings are incomplete (tools/settings/resolve.ts). */
export const isIndexed = !isPreview && process.env.SITE_INDEXING !== 'off'

/** '' is the provider's own address, '/' the site's own origin (the local inbox). */
const emailOrigin = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || ''

/** A preview sends enquiries to the local inbox or not at all, so that a trial never reaches the company. */
const publicKey = isPreview && emailOrigin !== '/' ? '' : process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || ''

/** Identifiers of the e-mail provider; an empty string means that one is not configured. */
export const emailEnv = {
  publicKey,
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || '',
  origin: emailOrigin,
  templates: {
    trip: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP || '',
    contact: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT || '',
    vendor: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR || '',
    service: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_SERVICE || '',
    newsletter: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_NEWSLETTER || '',
  },
} as const

/** The uses of the provider, each with a template of its own. */
export type TemplateName = keyof typeof emailEnv.templates
