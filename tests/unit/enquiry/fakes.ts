import { emailEnv } from '@/lib/config/env'
import type { Result, StartedEnquiry } from '@/lib/enquiry/send'
import type { TripSearch } from '@/lib/trip/trip'

/** The identifiers of a completely configured provider. */
export const identifiers = {
  publicKey: 'public-key-1',
  serviceId: 'service-1',
  trip: 'template-trip-1',
  contact: 'template-contact-1',
  vendor: 'template-vendor-1',
}

/** Sets the identifiers until `jest.restoreAllMocks()`. */
export function configureProvider(): void {
  jest.replaceProperty(emailEnv, 'publicKey', identifiers.publicKey)
  jest.replaceProperty(emailEnv, 'serviceId', identifiers.serviceId)
  for (const name of ['trip', 'contact', 'vendor'] as const)
    jest.replaceProperty(emailEnv.templates, name, identifiers[name])
}

/** The current time in most tests: noon in Delhi, four days before the trip. */
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

/**
 * A module as a new page has it: an instance of its own, without state.
 * @param load requires it by its name in the test file, by which a mutation test finds the tests of a module.
 */
export function loadAnew<Module>(load: () => Module): Module {
  let loaded: Module | undefined
  jest.isolateModules(() => void (loaded = load()))
  return loaded as Module
}

/** Makes access to storage throw, as with all cookies blocked. Returns a function that allows it again. */
export function forbidStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): () => void {
  const original = Object.getOwnPropertyDescriptor(window, name)
  Object.defineProperty(window, name, {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  return () => {
    if (original) Object.defineProperty(window, name, original)
  }
}

/** Makes every write to storage fail until `jest.restoreAllMocks()`. */
export const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })

/** What a fake `beginEnquiry` returns for a result. */
export const begun = (result: Result | Promise<Result>): StartedEnquiry => ({
  isStored: true,
  reference: 'K7M3QX',
  result: Promise.resolve(result),
})
