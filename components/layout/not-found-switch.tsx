'use client'

import { useSyncExternalStore } from 'react'
import { href, routes } from '@/lib/site/routes'

type NotFoundSwitchProps = { page: React.ReactNode; post: React.ReactNode }

const subscribe = () => () => undefined
const isPost = () => window.location.pathname.startsWith(href(routes.blog))

/** One 404 file serves every unknown address; only the browser knows whether a post was asked for. */
export function NotFoundSwitch({ page, post }: NotFoundSwitchProps) {
  return useSyncExternalStore(subscribe, isPost, () => false) ? post : page
}
