import { tryStorage } from '@/lib/browser/storage'

/** The number is the version of the format: plans of another version are never read. */
export const PLAN_PREFIX = 'trip-plan:1:'

/** Whether a plan is stored on this device; it is not parsed. Never throws. */
export const hasPlans = (): boolean =>
  tryStorage('localStorage', (storage) => Object.keys(storage).some((key) => key.startsWith(PLAN_PREFIX))) ??
  false
