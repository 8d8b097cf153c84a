import { emailEnv, type TemplateName } from '@/lib/config/env'
import type { TemplateParams } from './outcome'
import { sendByWorker } from './send-worker'

/** The provider's own address: https://www.emailjs.com/docs/rest-api/send/ */
const PROVIDER = 'https://api.emailjs.com'
const SEND_PATH = '/api/v1.0/email/send'
/** The version of the SDK whose request this is, by S7.1; a test holds the two together. */
const LIB_VERSION = '4.4.1'

/**
 * Whether a page's own request goes on when it is left. Chrome up to 80 refuses `keepalive` where it has to ask the other
 * origin beforehand; 81 is the first that has `Intl.DisplayNames`, as have all others that know `keepalive`.
 */
export const outlivesPage = (): boolean =>
  typeof Request === 'function' && 'keepalive' in Request.prototype && 'DisplayNames' in Intl

/** '' for the site's own origin, which '/' stands for. */
const originOf = (configured: string) => (configured === '' ? PROVIDER : configured.replace(/\/+$/, ''))

let connection: HTMLLinkElement | undefined

/**
 * Opens the connection to the provider while a form is being filled in: a send is then three round trips shorter.
 * A browser closes one that is not used, so that asking again is worth while.
 */
export function connectAhead(): void {
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
 * Hands one enquiry to the provider (S7.1: POST /api/v1.0/email/send). The SDK makes the same request, but
 * cannot let it outlive the page, nor end it.
 * @param attempt the name of a background repetition, which the send worker makes where there is one, and under which it
 *   notes the outcome. Without a name the page itself sends.
 * @returns the status of the answer.
 * @throws a `TypeError` for a broken connection, an `AbortError` when `signal` ends it: it may have arrived all the same.
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
  const response = await fetch(url, { method: 'POST', headers, body, keepalive: outlivesPage(), signal })
  return response.status
}
