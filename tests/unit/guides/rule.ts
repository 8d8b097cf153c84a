import type { DriversHours } from '@/lib/content/schema/company'

export const rule: DriversHours = { driving: 10, duty: 14, off: 10, unbroken: 5, pause: 30, garage: 30 }
