'use client'

import { useEffect } from 'react'
import { HYDRATED_EVENT } from './hydrated-event'
import { replay } from './replay'

/** Says that the page is hydrated. The last leaf of the root layout, so that the effects of all others ran before. */
export function HydratedSignal() {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { detail: replay }))
  }, [])
  return null
}
