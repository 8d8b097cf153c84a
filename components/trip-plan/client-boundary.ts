'use client'

import { onInteraction } from '@/late-start/client/on-interaction'
import { hasPlans } from '@/lib/trip-plan/stored-plans'

/** Hydrated on interaction, or at once if a plan is stored on this device or is in the address. */
export const TripPlanner = onInteraction(
  async () => (await import('./trip-planner')).TripPlanner,
  () => hasPlans() || window.location.hash.length > 1,
)
