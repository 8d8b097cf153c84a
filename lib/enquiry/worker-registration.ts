import { basePath } from '@/lib/config/env'
import { waitWithTimeout } from './wait-with-timeout'

/**
 * The worker's script, below the site's base path. Its scope is this folder: it controls no page and handles no fetch
 * events.
 */
export const SEND_WORKER = '/_next/static/send-worker.js'

/**
 * How long a send waits for a worker that is being installed. On slow networks its script takes seconds, and a page
 * that sends itself doubles what it is left with.
 */
const INSTALL_MS = 8000

/** Resolves once a worker is active, or its installation has failed. */
const untilInstalled = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const check = () => void (['activated', 'redundant'].includes(worker.state) && resolve())
    worker.addEventListener('statechange', check)
    check()
  })

async function install(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(basePath + SEND_WORKER)
  const worker = registration.installing ?? registration.waiting
  if (!registration.active && worker) await untilInstalled(worker)
  return registration
}

let installed: Promise<ServiceWorkerRegistration | undefined> | undefined

/**
 * Registers the send worker, and resolves to it once it is active; to undefined where there is none after 8 s. Never
 * throws.
 */
export async function startSendWorker(): Promise<ServiceWorker | undefined> {
  // The browser has no service workers, or refused: the next send asks again.
  installed ??= install().catch(() => (installed = undefined))
  return (await waitWithTimeout(installed, INSTALL_MS))?.active ?? undefined
}
