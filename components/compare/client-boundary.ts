'use client'

import { onInteraction } from '@/late-start/client/on-interaction'

/**
 * Both are hydrated on interaction; the explorer is hydrated at once if the query string has filters or a comparison.
 */
export const VehicleFinder = onInteraction(async () => (await import('./vehicle-finder')).VehicleFinder)
export const FleetExplorer = onInteraction(
  async () => (await import('./fleet-explorer')).FleetExplorer,
  () => window.location.search !== '',
)
