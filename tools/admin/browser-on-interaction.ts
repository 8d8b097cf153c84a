import { type ComponentType, lazy } from 'react'

/** `onInteraction` for the preview, which has no server-rendered HTML that could wait for an interaction. */
export const onInteraction = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
