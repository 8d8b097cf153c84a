'use client'

import { useEffect } from 'react'
import { HYDRATED_EVENT } from './hydrated-event'
import { replay } from './replay'

/**
 * Dispatches the hydrated event. It is the last leaf of the root layout, so that the effects of all other components
 * have run.
 */
export function HydratedSignal() {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { detail: replay }))
  }, [])
  return null
}
