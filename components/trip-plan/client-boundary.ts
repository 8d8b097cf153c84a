'use client'

import { onInteraction } from '@/late-start/client/on-interaction'
import { hasPlans } from '@/lib/trip-plan/kept'

/** It comes as the server drew it; a plan that is kept here, or came with the address, is opened at once. */
export const TripPlanner = onInteraction(
  async () => (await import('./trip-planner')).TripPlanner,
  () => hasPlans() || window.location.hash.length > 1,
)
