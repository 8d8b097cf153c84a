import { emailEnv, type TemplateName } from '@/lib/config/env'
import type { TemplateParams } from './outcome'
import type { Mail } from './post-mail'

const PROVIDER = 'https://api.emailjs.com'

/** '/' means the site's own origin, for which this returns ''. */
const originOf = (configured: string) => (configured === '' ? PROVIDER : configured.replace(/\/+$/, ''))

/**
 * Connects to the provider while a form is being filled in, which saves a send three round trips. A browser closes an
 * unused connection, so each call asks for a new one.
 */
export function preconnect(): void {
  const href = originOf(emailEnv.origin)
  if (href === '') return
  document.head.querySelector(`link[href="${href}"]`)?.remove()
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'preconnect', href, crossOrigin: 'anonymous' }))
}

/** The mail of an enquiry. */
export function mailOf(template: TemplateName, params: TemplateParams): Mail {
  const { publicKey, serviceId, templates, origin } = emailEnv
  return { origin: originOf(origin), publicKey, serviceId, templateId: templates[template], params }
}
