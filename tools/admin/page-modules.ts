import type { ReactNode } from 'react'

/** The pages by the files that they show best. The bundler writes this module: tools/admin/bundle.ts. */
export const pages: Record<string, () => ReactNode> = {}
