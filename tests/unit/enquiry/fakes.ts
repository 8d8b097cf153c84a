import { emailEnv } from '@/lib/config/env'
import type { TripSearch } from '@/lib/trip/trip'

/** Identifiers of a provider that is fully set up. */
export const identifiers = {
  publicKey: 'public-key-1',
  serviceId: 'service-1',
  trip: 'template-trip-1',
  contact: 'template-contact-1',
  vendor: 'template-vendor-1',
}

/** Fills in the identifiers until `jest.restoreAllMocks()`. */
export function configureProvider(): void {
  jest.replaceProperty(emailEnv, 'publicKey', identifiers.publicKey)
  jest.replaceProperty(emailEnv, 'serviceId', identifiers.serviceId)
  for (const name of ['trip', 'contact', 'vendor'] as const)
    jest.replaceProperty(emailEnv.templates, name, identifiers[name])
}

/** Instants around which the tests live: noon in Delhi, four days before the trip. */
export const noonInDelhi = new Date('2026-11-21T06:30:00Z')

export const localTrip: TripSearch = {
  location: 'Connaught Place',
  from: '',
  destination: '',
  date: '2026-11-25',
  return_date: '',
  time: '09:30',
  name: 'Asha Rao',
  contact: '9876543210',
}

export const outstationTrip: TripSearch = {
  ...localTrip,
  location: '',
  from: 'Delhi',
  destination: 'Nainital',
  return_date: '2026-11-28',
}

/** Makes the browser refuse storage, as with all cookies blocked. Returns the way back. */
export function forbidStorage(): () => void {
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  return () => {
    if (original) Object.defineProperty(window, 'localStorage', original)
  }
}

/** Makes every write to storage fail until `jest.restoreAllMocks()`. */
export const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })

type Work = (lock: { name: string } | null) => unknown

/** The part of the Web Locks API that is used: one holder a name, `ifAvailable` answering null to the others. */
export function fakeLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, options: { ifAvailable?: boolean }, work: Work): Promise<unknown> {
      await Promise.resolve()
      if (!options.ifAvailable) throw new Error('This fake knows ifAvailable only')
      if (held.has(name)) return work(null)
      held.add(name)
      try {
        return await work({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}

/** Gives the browser those locks, or takes its locks away. */
export function setLocks(locks: ReturnType<typeof fakeLocks> | undefined): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
}

/** Takes the browser off the net or back on, without the event. */
export const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })

/** Lets every promise that can settle without a timer do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}
