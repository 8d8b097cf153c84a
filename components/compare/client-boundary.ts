'use client'

import { onInteraction } from '@/late-start/client/on-interaction'

/** Both come as the server drew them; a link to a narrowed or compared fleet is read at once. */
export const VehicleFinder = onInteraction(async () => (await import('./vehicle-finder')).VehicleFinder)
export const FleetExplorer = onInteraction(
  async () => (await import('./fleet-explorer')).FleetExplorer,
  () => window.location.search !== '',
)
