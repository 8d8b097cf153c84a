import type { EmblaCarouselType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel'

type Listener = () => void

/** A fake of Embla that measures nothing and moves at once. Its plugins are real. */
export function fakeEmbla({ places = 3, isAtRest = false }: { places?: number; isAtRest?: boolean } = {}) {
  const listeners = new Map<string, Set<Listener>>()
  const heard = (name: string) => listeners.get(name) ?? new Set()
  const log = { moves: [] as { to: number; jump?: boolean }[], options: {} as EmblaOptionsType, destroyed: 0 }
  let root: HTMLElement
  let plugins: EmblaPluginType[]
  let active: EmblaPluginType[] = []
  let index = 0

  const goTo = (place: number, jump?: boolean) => {
    index = (place + places) % places
    log.moves.push({ to: index, jump })
    api.emit('select')
  }
  const indexAt = (place: number) => ({
    clone: () => indexAt(place),
    add: (step: number) => indexAt(place + step),
    get: () => place,
  })
  const api = {
    on: (name: string, listener: Listener) => (listeners.set(name, heard(name).add(listener)), api),
    off: (name: string, listener: Listener) => (heard(name).delete(listener), api),
    emit: (name: string) => (heard(name).forEach((listener) => listener()), api),
    plugins: () =>
      isAtRest ? undefined : Object.fromEntries(plugins.map((plugin) => [plugin.name, plugin])),
    rootNode: () => root,
    containerNode: () => root.firstElementChild as HTMLElement,
    internalEngine: () => ({
      eventStore: {
        add: (target: EventTarget, type: string, on: Listener) => target.addEventListener(type, on),
      },
      ownerDocument: document,
      ownerWindow: window,
      options: { watchDrag: true },
      index: indexAt(index),
    }),
    scrollSnapList: () => Array.from({ length: places }, (_, place) => place),
    selectedScrollSnap: () => index,
    canScrollNext: () => true,
    scrollNext: (jump?: boolean) => goTo(index + 1, jump),
    scrollPrev: (jump?: boolean) => goTo(index - 1, jump),
    scrollTo: goTo,
    destroy: () => {
      log.destroyed++
      active.forEach((plugin) => plugin.destroy())
    },
  }
  const start = () => {
    const options = {
      mergeOptions: (a: object, b?: object) => ({ ...a, ...b }),
      optionsAtMedia: (a: object) => a,
    }
    active = isAtRest ? [] : plugins
    active.forEach((plugin) => plugin.init(api as unknown as EmblaCarouselType, options as never))
  }
  return {
    log,
    create: (element: HTMLElement, options: EmblaOptionsType, given: EmblaPluginType[]) => {
      root = element
      plugins = given
      log.options = options
      start()
      return api
    },
    /** A swipe from pointerdown to pointerup. */
    swipe: () => api.emit('pointerDown').emit('pointerUp'),
    touch: () => api.emit('pointerDown'),
    /** A resize of the window, or the crossing of a breakpoint. */
    resize: (atRest = false) => {
      active.forEach((plugin) => plugin.destroy())
      isAtRest = atRest
      start()
      api.emit('reInit')
    },
  }
}
