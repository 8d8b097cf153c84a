import type { ComponentType } from 'react'

/** Every island of the site by its name. The build writes this module from the calls of `island('name', …)`. */
export const islands: Record<string, () => Promise<ComponentType<object>>>
