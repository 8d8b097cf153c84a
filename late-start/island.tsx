import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { fillSlots, takeSlots } from './slots'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how JSX types of custom elements are declared
  namespace JSX {
    interface IntrinsicElements {
      'site-island': Record<`data-${string}`, string | undefined> & { children: ReactNode }
      'site-slot': { 'data-slot': number; children: ReactNode; suppressHydrationWarning?: boolean } & {
        ref?: (element: HTMLElement | null) => void
      }
    }
  }
}

type IslandOptions = {
  /**
   * When it starts: at the first sign of a visitor on the page, when it is in view (it moves by itself), or when it is
   * used (it does nothing before).
   */
  start?: 'visit' | 'view' | 'use'
  /** What it restores, so that it starts at once where there is any: '?' or '#' of the address, or keys of storage by their prefix. */
  restores?: string[]
}

/** Whether a component is rendered by an island: it is then part of it. */
export const IsInside = createContext(false)

/**
 * Makes a client component the root of an island: the exported page holds its HTML, and it starts in the browser late,
 * alone, and failing alone. What server components render around it, and the elements that they pass to it (its
 * slots), are static HTML that React never touches. Next.js' own start, in `next dev`, hydrates the same tree.
 * @param name unique on the site. `island('name', …)` is what the build finds islands by.
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  { start = 'visit', restores }: IslandOptions = {},
) {
  function Island(props: Props) {
    const isInside = use(IsInside)
    if (isInside || process.env.NODE_ENV !== 'production') return <Part {...props} />
    const slots: ReactNode[] = []
    const data = takeSlots(props, slots)
    const slotOf = (index: number) => (
      <site-slot data-slot={index}>
        <IsInside value={false}>{slots[index]}</IsInside>
      </site-slot>
    )
    return (
      <site-island
        data-island={name}
        data-start={start}
        data-restores={restores?.join(' ')}
        data-props={JSON.stringify(data)}
      >
        <IsInside value={true}>
          <Part {...(fillSlots(data, slotOf) as Props)} />
        </IsInside>
      </site-island>
    )
  }
  return Object.assign(Island, { Part })
}
