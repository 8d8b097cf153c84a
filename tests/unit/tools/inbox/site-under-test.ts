import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { LOCAL_IDENTIFIERS } from '@/tools/inbox/identifiers.mjs'
import { createSite } from '@/tools/inbox/site'
import { type Enquiry, type EnquiryStore, openStore } from '@/tools/inbox/store'

type SiteOverrides = Partial<Omit<Parameters<typeof createSite>[0], 'dir'>>

export type TestSite = {
  origin: string
  store: EnquiryStore
  close: () => Promise<void>
}

/** Creates a temporary folder with the given files. */
export function makeFolder(files: Record<string, string> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

/** Starts a site on a free port. */
export async function startSite(files: Record<string, string> = {}, overrides: SiteOverrides = {}) {
  const dir = makeFolder(files)
  const inboxFile = join(makeFolder(), 'inbox', 'enquiries.jsonl')
  const store = overrides.store ?? openStore(inboxFile)
  const server = createSite({ log: () => undefined, ...overrides, dir, store })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(dir, { recursive: true })
    rmSync(dirname(dirname(inboxFile)), { recursive: true })
  }
  return { origin: `http://127.0.0.1:${port}`, store, close } satisfies TestSite
}

const validSend = {
  lib_version: '4.4.1',
  user_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  service_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  template_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP,
  template_params: { name: 'Asha', contact: '9876543210' },
}

/** Posts a body to the send endpoint: a string unchanged, anything else as JSON. */
export function post(origin: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Posts a valid send with some of its fields changed. */
export function send(origin: string, changes: object = {}, headers?: Record<string, string>) {
  return post(origin, { ...validSend, ...changes }, headers)
}

/** The status and the text of a response, for one comparison. */
export async function statusAndText(response: Response | Promise<Response>): Promise<[number, string]> {
  const answer = await response
  return [answer.status, await answer.text()]
}

/** The enquiries that the inbox lists, newest first. */
export async function listed(origin: string): Promise<Enquiry[]> {
  return (await fetch(`${origin}/__inbox.json`)).json()
}
