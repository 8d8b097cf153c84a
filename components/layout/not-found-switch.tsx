'use client'

import { useSyncExternalStore } from 'react'

type NotFoundSwitchProps = {
  page: React.ReactNode
  post: React.ReactNode
  /** Where posts lie: '/blogs/'. */
  posts: string
}

const subscribe = () => () => undefined

/** One 404 file serves every unknown address; only the browser knows whether a post was asked for. */
export function NotFoundSwitch({ page, post, posts }: NotFoundSwitchProps) {
  const isPost = () => window.location.pathname.startsWith(posts)
  return useSyncExternalStore(subscribe, isPost, () => false) ? post : page
}
