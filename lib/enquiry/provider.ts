import { emailEnv, type TemplateName } from '@/lib/config/env'
import type { TemplateParams } from './outcome'
import { sendByWorker } from './send-worker'

/** The provider's own address: https://www.emailjs.com/docs/rest-api/send/ */
const PROVIDER = 'https://api.emailjs.com'
const SEND_PATH = '/api/v1.0/email/send'
/** The version of the SDK whose request this is, by S7.1; a test compares the two. */
const LIB_VERSION = '4.4.1'

/**
 * Whether a request can continue after its page was unloaded, by `keepalive`. Chrome up to 80 rejects `keepalive` for
 * requests with a CORS preflight; `Intl.DisplayNames` exists from Chrome 81, and in all other browsers with
 * `keepalive`.
 */
export const supportsKeepalive = (): boolean =>
  typeof Request === 'function' && 'keepalive' in Request.prototype && 'DisplayNames' in Intl

/** '/' means the site's own origin, for which this returns ''. */
const originOf = (configured: string) => (configured === '' ? PROVIDER : configured.replace(/\/+$/, ''))

let connection: HTMLLinkElement | undefined

/**
 * Connects to the provider while a form is being filled in, which saves a send three round trips. A browser closes an
 * unused connection, so each call asks for a new one.
 */
export function preconnect(): void {
  const href = originOf(emailEnv.origin)
  if (href === '') return
  connection?.remove()
  connection = Object.assign(document.createElement('link'), {
    rel: 'preconnect',
    href,
    crossOrigin: 'anonymous',
  })
  document.head.append(connection)
}

/**
 * Sends one enquiry to the provider (S7.1: POST /api/v1.0/email/send). The SDK makes the same request, but without
 * `keepalive` and without an `AbortSignal`.
 * @param attempt the name of a background retry, which the send worker makes where there is one, and under which it
 * records the outcome. Without a name the page itself sends.
 * @returns the status of the answer.
 * @throws a `TypeError` for a network error, an `AbortError` when `signal` aborts it: the enquiry may have arrived
 * nevertheless.
 */
export async function postToProvider(
  template: TemplateName,
  params: TemplateParams,
  signal: AbortSignal,
  attempt?: string,
): Promise<number> {
  const { publicKey, serviceId, templates, origin } = emailEnv
  const url = originOf(origin) + SEND_PATH
  const headers = { 'Content-type': 'application/json' }
  const body = JSON.stringify({
    lib_version: LIB_VERSION,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templates[template],
    template_params: params,
  })
  const status = attempt && (await sendByWorker({ attempt, url, headers, body }, signal))
  if (status === 0) throw new TypeError('The worker could not send')
  if (status) return status
  const response = await fetch(url, { method: 'POST', headers, body, keepalive: supportsKeepalive(), signal })
  return response.status
}
