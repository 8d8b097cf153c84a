import { tryStorage } from '@/lib/site/storage'

/** The number is the format's: plans of another one are never read. */
export const PLAN_PREFIX = 'trip-plan:1:'

/** Whether this device keeps a plan; nothing of it is read. Never throws. */
export const hasPlans = (): boolean =>
  tryStorage('localStorage', (storage) => Object.keys(storage).some((key) => key.startsWith(PLAN_PREFIX))) ??
  false
