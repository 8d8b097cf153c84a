import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useInView } from './use-in-view'
import { usePausableMotion } from './use-pausable-motion'

/** The `rootMargin` within which Embla is imported. */
const NEAR = '400px'
/** From the specification's mobile breakpoint on, a carousel for small screens is a static grid. */
const WIDE_SCREEN = '(min-width: 48rem)'

type CarouselOptions = { delay: number; smallOnly?: boolean }

/** Starts Embla when the carousel is near the viewport. Until then, and without scripts, the list scrolls natively. */
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
    // If the code does not load, the list keeps scrolling natively.
    start().catch(() => undefined)
    return () => {
      isGone = true
      api?.destroy()
      setEmbla(undefined)
    }
  }, [viewport, isWanted, delay, smallOnly])

  return embla
}

/** The selected snap point of a carousel, and the number of snap points. */
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
 * Runs Embla's autoplay while `plays` is true. The plugin stops on each interaction and whenever Embla is
 * re-initialised (on resize or at a breakpoint), and does not resume by itself.
 */
function useAutoplay(embla: EmblaCarouselType | undefined, plays: boolean) {
  useEffect(() => {
    if (!embla) return
    const update = () => {
      // While its breakpoint disables Embla it has no plugins, despite its types; with a single snap point the plugin
      // is not initialised, and `play` throws.
      const autoplay = embla.plugins()?.autoplay
      if (plays && embla.scrollSnapList().length > 1) autoplay?.play()
      else autoplay?.stop()
    }
    update()
    embla.on('reInit', update).on('pointerUp', update).on('select', update)
    return () => {
      embla.off('reInit', update).off('pointerUp', update).off('select', update)
    }
  }, [embla, plays])
}

/**
 * A carousel that moves automatically every `delay` milliseconds while `usePausableMotion` allows it; the plugin also
 * pauses it while the tab is hidden.
 */
export function useCarousel(options: CarouselOptions) {
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [wasNear, setWasNear] = useState(false)
  const isNear = useInView(root, NEAR)
  if (isNear && !wasNear) setWasNear(true)
  const { plays, isPaused, prefersReducedMotion, togglePause, pauseHandlers } = usePausableMotion(root)
  const embla = useEmbla(viewport, wasNear, options)
  useAutoplay(embla, plays)

  return {
    root,
    viewport,
    embla,
    ...usePlace(embla),
    isPaused,
    prefersReducedMotion,
    togglePause,
    pauseHandlers,
  }
}
