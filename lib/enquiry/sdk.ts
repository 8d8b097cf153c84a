import { emailEnv, type TemplateName } from '@/lib/site/env'
import type { TemplateParams } from './outcome'

/** The SDK reads `localStorage` while it is imported; where storage is forbidden, that read would throw. */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
}

/** Loads the SDK ahead of the send, at a visitor's first interaction with a form. */
export function loadSdk() {
  hideForbiddenStorage()
  return import('@emailjs/browser')
}

/**
 * Hands one enquiry to the provider (spec, section 7: POST /api/v1.0/email/send).
 * @throws the SDK's `EmailJSResponseStatus` for every answer but 2xx, a `TypeError` for a broken connection.
 */
export async function sendWithProvider(template: TemplateName, params: TemplateParams): Promise<void> {
  const { init, send } = await loadSdk()
  const { publicKey, serviceId, templates, origin } = emailEnv
  // '/' is the site's own origin, to which the SDK appends the path: it must be empty there.
  init({ publicKey }, origin ? origin.replace(/\/+$/, '') : undefined)
  await send(serviceId, templates[template], params)
}
