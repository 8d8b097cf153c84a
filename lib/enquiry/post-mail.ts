import '../browser/no-storage'
import { init, send } from '@emailjs/browser'
import type { TemplateParams } from './outcome'

/** One mail with the identifiers of its sender, so that a page and the send worker send it alike. */
export type Mail = {
  /** The provider's origin; '' is the site's own. */
  origin: string
  publicKey: string
  serviceId: string
  templateId: string
  params: TemplateParams
}

/** The provider's own address: https://www.emailjs.com/docs/rest-api/send/ */
const SEND_PATH = '/api/v1.0/email/send'

/** A request without an answer is aborted after this time. */
export const SEND_LIMIT_MS = 45_000

/**
 * A redirect is a failure: it may lead to any page, or take name and number to another host. Of a success the body is
 * not read, and a browser counts an answered `keepalive` request against its limit of 64 KB until it is read.
 */
async function request(
  fetcher: typeof fetch,
  ...[target, init]: Parameters<typeof fetch>
): Promise<Response> {
  const controller = new AbortController()
  const limit = setTimeout(() => controller.abort(), SEND_LIMIT_MS)
  try {
    const { signal } = controller
    const answer = await fetcher(target, { ...init, redirect: 'error', signal, keepalive: true })
    const { ok, status } = answer
    const text = ok && status !== 200 ? await answer.text() : ''
    if (!text) void answer.body?.cancel().catch(() => undefined)
    return { ok, status, text: () => Promise.resolve(text) } as Response
  } finally {
    clearTimeout(limit)
  }
}

/**
 * The SDK takes no options for its request and calls the global `fetch`, which is replaced while a mail is pending.
 * Of two at once the first may stay, and passes other requests on.
 */
async function withLimits<T>(work: () => Promise<T>): Promise<T> {
  const plain = globalThis.fetch
  const limited: typeof fetch = (...given) =>
    String(given[0]).endsWith(SEND_PATH) ? request(plain, ...given) : plain(...given)
  globalThis.fetch = limited
  try {
    return await work()
  } finally {
    if (globalThis.fetch === limited) globalThis.fetch = plain
  }
}

/**
 * Sends one mail (S7.1). Used by pages and by the send worker.
 * @returns 200 for success, which is status 200 or the text OK; else the status of the answer.
 * @throws a `TypeError` for a network error or a redirect, an `AbortError` after SEND_LIMIT_MS: the mail may have
 * arrived nevertheless.
 */
export async function postMail({ origin, publicKey, serviceId, templateId, params }: Mail): Promise<number> {
  init({ publicKey }, origin)
  try {
    const { status, text } = await withLimits(() => send(serviceId, templateId, params))
    return text === 'OK' ? 200 : status
  } catch (error) {
    const { status } = error as { status?: unknown }
    if (typeof status === 'number') return status
    throw error
  }
}
