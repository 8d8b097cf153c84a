import { keysIn } from '@/lib/browser/storage'

/** The number is the version of the format: plans of another version are never read. */
export const PLAN_PREFIX = 'trip-plan:1:'

/** Whether a plan is stored on this device; it is not parsed. Never throws. */
export const hasPlans = (): boolean => keysIn('localStorage', PLAN_PREFIX).length > 0
