import { Component, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { IsInside } from './island'
import { signature } from './signature'
import { fillSlots, type IslandData } from './slots'
import { focusAgain, readTyped, type Typed, writeTyped } from './typed'

/** An island that fails more often than this keeps its last HTML, without listeners. */
const MOST_FAILURES = 2

type Slots = Map<number, HTMLElement>

/**
 * Static HTML within an island. React leaves it alone when it hydrates; where it makes a new element of it, the nodes
 * move there from the one before.
 */
const Slot = ({ index, slots }: { index: number; slots: Slots }) => (
  <site-slot
    data-slot={index}
    suppressHydrationWarning
    ref={(element) => {
      if (!element) return
      const before = slots.get(index)
      if (before && before !== element) element.append(...before.childNodes)
      slots.set(index, element)
    }}
  >
    {''}
  </site-slot>
)

function slotsOf(island: HTMLElement): Slots {
  const own = [...island.querySelectorAll<HTMLElement>('site-slot')].filter(
    (slot) => slot.parentElement?.closest('site-island') === island,
  )
  return new Map(own.map((slot) => [Number(slot.dataset.slot), slot]))
}

type RootProps = {
  island: HTMLElement
  /** What is shown where the island cannot be rendered. */
  exported: ChildNode[]
  onMounted: () => void
  onFailed: (error: unknown) => void
  children: ReactNode
}
type RootState = { failures: number; error?: { cause: unknown } }
type Kept = { typed: Typed; nodes: ChildNode[] }

/**
 * Renders an island anew where an error has removed it: in a page that a translator has changed React may fail to
 * update it. What was typed is carried over. Where that does not help, the last HTML stays, without listeners.
 */
class Root extends Component<RootProps, RootState> {
  override state: RootState = { failures: 0 }

  static getDerivedStateFromError = (cause: unknown): Partial<RootState> => ({ error: { cause } })

  /** What was there before the last failure. */
  private kept: Kept = { typed: { values: new Map() }, nodes: this.props.exported }

  private giveUp(nodes: ChildNode[]): void {
    const { island } = this.props
    island.textContent = ''
    island.append(...nodes)
    this.props.onFailed(this.state.error?.cause)
  }

  override componentDidMount(): void {
    if (this.state.error) this.giveUp(this.props.exported)
    else this.props.onMounted()
  }

  /** The last moment at which the failed HTML is still there. */
  override getSnapshotBeforeUpdate(_: RootProps, { error }: RootState): Kept | null {
    const { island } = this.props
    return this.state.error && !error ? { typed: readTyped(island), nodes: [...island.childNodes] } : null
  }

  override componentDidUpdate(_: RootProps, { error }: RootState, kept: Kept | null): void {
    if (kept) this.kept = kept
    // It may fail again while it is rendered anew.
    if (!this.state.error || this.state.error === error) return
    if (this.state.failures === MOST_FAILURES) return this.giveUp(this.kept.nodes)
    this.setState(
      ({ failures }) => ({ failures: failures + 1, error: undefined }),
      () => this.state.error || writeTyped(this.props.island, this.kept.typed),
    )
  }

  override render() {
    return this.state.error ? null : this.props.children
  }
}

/**
 * Starts an island: hydrates its HTML, or renders it anew where something has changed it, a translator or an extension.
 * @param Part the component.
 * @param onFailed called where it cannot be rendered, then or later. Its last HTML stays, without listeners.
 * @returns once it is mounted, with what was typed before.
 */
export async function mount(
  island: HTMLElement,
  Part: ComponentType<object>,
  data: IslandData,
  onFailed: (error: unknown) => void,
): Promise<void> {
  const typed = readTyped(island)
  const slots = slotsOf(island)
  const ownSlots = new Map(slots)
  const exported = [...island.childNodes]
  const props = fillSlots(data, (index) => <Slot index={index} slots={slots} />) as object
  const isAsExported = signature(island) === island.dataset.signature
  const options = { identifierPrefix: `${island.dataset.props}-` }
  let outcome = isAsExported ? 'hydrated' : 'anew'
  const followFocus = () => (typed.focused = readTyped(island).focused)
  island.addEventListener('focusin', followFocus)
  await new Promise<void>((resolve) => {
    const fail = (error: unknown) => {
      // Where React made new elements, the nodes of the slots are in those.
      for (const [index, slot] of ownSlots)
        if (slot.isConnected && slot !== slots.get(index))
          slot.append(...(slots.get(index)?.childNodes ?? []))
      outcome = 'failed'
      island.dataset.mounted = outcome
      focusAgain(typed)
      onFailed(error)
      resolve()
    }
    const root = (
      <IsInside value={true}>
        <Root island={island} exported={exported} onMounted={resolve} onFailed={fail}>
          <Part {...props} />
        </Root>
      </IsInside>
    )
    if (isAsExported) return void hydrateRoot(island, root, options)
    // In one task: keys that are pressed meanwhile go to the new control.
    flushSync(() => {
      island.textContent = ''
      createRoot(island, options).render(root)
    })
  })
  island.removeEventListener('focusin', followFocus)
  if (isAsExported)
    for (const [name, value] of readTyped(island).values) if (value.isTyped) typed.values.set(name, value)
  writeTyped(island, typed)
  island.dataset.mounted = outcome
}
