import { X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import { showModal } from '@/components/ui/commands'
import type { Messages } from '@/lib/content/schema/messages'
import { canChoose } from '@/lib/fleet/compare'
import type { FleetRow } from '@/lib/fleet/row'
import { MAX_COMPARED } from '@/lib/fleet/state'
import { interpolate } from '@/lib/format/interpolate'
import { COMPARE_ID } from './compare-dialog'

/** The id of the text that explains why a fourth vehicle cannot be chosen. */
export const CHOICE_FULL_ID = 'choice-full'

type CompareTrayProps = {
  chosen: FleetRow[]
  onDrop: (slug: string) => void
  onClear: () => void
  messages: Messages['compare']
}

/** The chosen vehicles by name, each with a button that removes it. */
const ChosenNames = ({ chosen, onDrop, messages }: Omit<CompareTrayProps, 'onClear'>) => (
  <ul className="hidden flex-wrap gap-x-4 md:flex">
    {chosen.map(({ slug, name }) => (
      <li key={slug} className="flex items-center font-display">
        {name}
        <button
          type="button"
          aria-label={interpolate(messages.dropNamed, { vehicle: name })}
          onClick={() => onDrop(slug)}
          className="grid size-11 cursor-pointer place-items-center text-muted hover:text-ink"
        >
          <Icon of={X} className="size-4" />
        </button>
      </li>
    ))}
  </ul>
)

/** The vehicles chosen for comparison. While the table is in view it sticks to the lower edge of the screen or to the contact bar. */
export function CompareTray({ chosen, onDrop, onClear, messages }: CompareTrayProps) {
  const isFull = !canChoose(chosen.map(({ slug }) => slug))
  return (
    <div
      role="group"
      aria-label={messages.choice}
      className="pointer-events-none sticky bottom-[calc(var(--chat-room)+0.75rem)] z-20 pt-4 md:bottom-3 md:pr-24"
    >
      <div
        data-tone="night"
        className={
          chosen.length === 0
            ? 'sr-only'
            : 'shadow-soft pointer-events-auto flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md px-3 py-3 md:px-4'
        }
      >
        <ChosenNames chosen={chosen} onDrop={onDrop} messages={messages} />
        <p
          role="status"
          id={isFull ? CHOICE_FULL_ID : undefined}
          className="grow basis-28 text-sm text-muted md:order-1 md:basis-full"
        >
          {chosen.length > 0 && interpolate(messages.chosen, { count: chosen.length, max: MAX_COMPARED })}
          {chosen.length > 0 && ' '}
          {chosen.length === 1 && messages.oneMore}
          {isFull && messages.full}
        </p>
        <div className="flex items-center gap-x-2 md:ml-auto">
          {chosen.length > 1 && <Button {...showModal(COMPARE_ID)}>{messages.open}</Button>}
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 cursor-pointer px-3 text-sm font-semibold underline underline-offset-4 hover:no-underline"
          >
            {messages.clear}
          </button>
        </div>
      </div>
    </div>
  )
}
