import type { Page, Route } from '@playwright/test'

/** The body of one send, by S7.1. */
export type SentBody = {
  lib_version: string
  user_id: string
  service_id: string
  template_id: string
  template_params: Record<string, string>
}

type Answer = (route: Route) => Promise<void>

export const answerOk: Answer = (route) => route.fulfill({ status: 200, body: 'OK' })
export const answerStatus =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, body: 'refused' })
export const dropConnection: Answer = (route) => route.abort('connectionreset')

/** A stub of the e-mail provider for one page: records requests, and answers with `provider.answer`, which tests may replace. */
export async function stubProvider(page: Page, first: Answer = answerOk) {
  const provider = { sent: [] as SentBody[], answer: first }
  await page.context().route('**/api/v1.0/email/send', async (route) => {
    provider.sent.push(route.request().postDataJSON() as SentBody)
    await provider.answer(route)
  })
  return provider
}
