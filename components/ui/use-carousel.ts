import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useInView } from './use-in-view'
import { useSelfMoving } from './use-self-moving'

/** How near the view a carousel must be for its code to be fetched. */
const NEAR = '400px'
/** From the spec's mobile breakpoint up, a carousel for small screens is a plain grid. */
const WIDE_SCREEN = '(min-width: 768px)'

type CarouselOptions = { delay: number; smallOnly?: boolean }

/** Starts Embla once the carousel nears the view. Until then, and without scripts, the list scrolls by itself. */
function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  isWanted: boolean,
  { delay, smallOnly }: CarouselOptions,
) {
  const [embla, setEmbla] = useState<EmblaCarouselType>()

  useEffect(() => {
    if (!isWanted) return
    let api: EmblaCarouselType | undefined
    let isGone = false
    const start = async () => {
      const [{ default: createEmbla }, { default: autoplay }] = await Promise.all([
        import('embla-carousel'),
        import('embla-carousel-autoplay'),
      ])
      if (isGone || !viewport.current) return
      viewport.current.scrollTo({ left: 0, behavior: 'instant' })
      api = createEmbla(
        viewport.current,
        {
          loop: true,
          align: 'start',
          ...(smallOnly && { breakpoints: { [WIDE_SCREEN]: { active: false } } }),
        },
        [autoplay({ delay, playOnInit: false, stopOnFocusIn: false })],
      )
      setEmbla(api)
    }
    // Code that does not load leaves the list that scrolls by itself.
    start().catch(() => undefined)
    return () => {
      isGone = true
      api?.destroy()
      setEmbla(undefined)
    }
  }, [viewport, isWanted, delay, smallOnly])

  return embla
}

/** The slide a carousel rests on, and how many places it can rest at. */
function usePlace(embla: EmblaCarouselType | undefined) {
  const [place, setPlace] = useState({ index: 0, count: 0 })
  useEffect(() => {
    if (!embla) return
    const read = () => setPlace({ index: embla.selectedScrollSnap(), count: embla.scrollSnapList().length })
    read()
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla])
  return place
}

/**
 * Lets Embla move by itself while `plays` is true. Its plugin stops at each touch and whenever Embla is set up anew (a
 * resized window, a breakpoint), and never goes on of its own accord, for it knows nothing of the pause button.
 */
function useAutoplay(embla: EmblaCarouselType | undefined, plays: boolean) {
  useEffect(() => {
    if (!embla) return
    const settle = () => {
      // An Embla that its breakpoint has put to rest has no plugins, whatever its types say; with a single place to
      // rest at, the plugin does not start up, and throws when told to play.
      const autoplay = embla.plugins()?.autoplay
      if (plays && embla.scrollSnapList().length > 1) autoplay?.play()
      else autoplay?.stop()
    }
    settle()
    embla.on('reInit', settle).on('pointerUp', settle).on('select', settle)
    return () => {
      embla.off('reInit', settle).off('pointerUp', settle).off('select', settle)
    }
  }, [embla, plays])
}

/**
 * A carousel that moves by itself every `delay` milliseconds, as `useSelfMoving` allows; while the tab is hidden it rests
 * too (the plugin sees to that).
 */
export function useCarousel(options: CarouselOptions) {
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [wasNear, setWasNear] = useState(false)
  const isNear = useInView(root, NEAR)
  if (isNear && !wasNear) setWasNear(true)
  const { plays, isPaused, isStill, togglePause, holders } = useSelfMoving(root)
  const embla = useEmbla(viewport, wasNear, options)
  useAutoplay(embla, plays)

  return { root, viewport, embla, ...usePlace(embla), isPaused, isStill, togglePause, holders }
}
