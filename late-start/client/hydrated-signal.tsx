'use client'

import { useEffect } from 'react'
import { ANSWER } from './hydrated-event'
import { replay } from './replay'

/** Says that the page answers. The last leaf of the root layout, so that the effects of all others ran before. */
export function ReadySignal() {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(ANSWER, { detail: replay }))
  }, [])
  return null
}
