import type { TemplateName } from '@/lib/site/env'
import { isConfigured } from './configured'
import { mailSafe } from './mail-safe'
import type { FailureReason, Outcome, TemplateParams } from './outcome'
import { untilFillable } from './pace'
import { countSent, maySend } from './quota'

/** The SDK knows no timeout; a visitor's patience does. */
export const SEND_TIMEOUT_MS = 15_000

const failed = (reason: FailureReason): Outcome => ({ status: 'failed', reason })

/** Statuses of the provider's error catalogue (spec, section 8). */
const reasonByStatus: Record<number, FailureReason> = {
  0: 'network',
  403: 'blocked',
  429: 'rate-limited',
  451: 'blocked-headless',
}

/** What an exception means: the SDK throws answers and bare strings, which are no `Error`s; a broken connection is one. */
function reasonOf(thrown: unknown): FailureReason {
  if (thrown instanceof Error) return 'network'
  if (
    typeof thrown === 'object' &&
    thrown !== null &&
    'status' in thrown &&
    typeof thrown.status === 'number'
  )
    return reasonByStatus[thrown.status] ?? 'provider'
  return 'provider'
}

/** Fetches what sending needs while a form is being filled in. One that does not load is tried again at the send. */
export const prepareToSend = () => import('./sdk').then(({ loadSdk }) => loadSdk()).catch(() => undefined)

async function attempt(template: TemplateName, params: TemplateParams): Promise<Outcome> {
  if (!maySend(Date.now())) return failed('rate-limited')
  try {
    const { sendWithProvider } = await import('./sdk')
    await sendWithProvider(template, mailSafe(params))
    countSent(Date.now())
    return { status: 'sent' }
  } catch (thrown) {
    const reason = reasonOf(thrown)
    // The reason alone: what was thrown may repeat what was typed.
    console.error('Enquiry not sent:', reason)
    return failed(reason)
  }
}

/**
 * Sends one enquiry and says what became of it, however long that takes. Never throws.
 * Missing identifiers are an error in the console and none for the visitor (spec, section 8).
 */
export async function sendPatiently(template: TemplateName, params: TemplateParams): Promise<Outcome> {
  if (isConfigured(template)) return attempt(template, params)
  console.error(`Enquiry not sent: the e-mail identifiers for '${template}' are not configured.`)
  return failed('not-configured')
}

/**
 * Sends one enquiry as `sendPatiently` does, for somebody who waits: no answer for 15 s is a failure. One that comes
 * quicker than a person types is held until then, and sent.
 */
export async function sendEnquiry(template: TemplateName, params: TemplateParams): Promise<Outcome> {
  await untilFillable()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(failed('timeout')), SEND_TIMEOUT_MS)
  })
  return Promise.race([sendPatiently(template, params), timeout]).finally(() => clearTimeout(timer))
}
