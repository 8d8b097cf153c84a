'use client'

import { useEffect } from 'react'
import { startPage } from '@/late-start/start-page'

/** In `next dev`, where Next.js starts the page as a whole: what the loader of the exported page calls. */
export function PageStart() {
  useEffect(() => startPage(), [])
  return null
}
