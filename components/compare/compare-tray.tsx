import { X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import { showModal } from '@/components/ui/commands'
import type { Words } from '@/lib/content/words'
import { canChoose } from '@/lib/fleet/compare'
import type { FleetRow } from '@/lib/fleet/row'
import { MAX_COMPARED } from '@/lib/fleet/state'
import { fill } from '@/lib/site/fill'
import { COMPARE_ID } from './compare-dialog'

/** The text that says why a fourth vehicle cannot be chosen. */
export const CHOICE_FULL_ID = 'choice-full'

type CompareTrayProps = {
  chosen: FleetRow[]
  onDrop: (slug: string) => void
  onClear: () => void
  words: Words['compare']
}

/** The chosen vehicles by name, each with a button that drops it. */
const ChosenNames = ({ chosen, onDrop, words }: Omit<CompareTrayProps, 'onClear'>) => (
  <ul className="hidden flex-wrap gap-x-4 md:flex">
    {chosen.map(({ slug, name }) => (
      <li key={slug} className="flex items-center font-display">
        {name}
        <button
          type="button"
          aria-label={fill(words.dropNamed, { vehicle: name })}
          onClick={() => onDrop(slug)}
          className="grid size-11 cursor-pointer place-items-center text-muted hover:text-ink"
        >
          <Icon of={X} className="size-4" />
        </button>
      </li>
    ))}
  </ul>
)

/** What has been chosen to compare. It stays at the lower edge of the screen while the table is in view. */
export function CompareTray({ chosen, onDrop, onClear, words }: CompareTrayProps) {
  const isFull = !canChoose(chosen.map(({ slug }) => slug))
  return (
    <div
      role="group"
      aria-label={words.choice}
      className="pointer-events-none sticky bottom-3 z-20 pr-[4.5rem] pt-4 md:pr-24"
    >
      <div
        data-tone="night"
        className={
          chosen.length === 0
            ? 'sr-only'
            : 'shadow-soft pointer-events-auto flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md px-3 py-3 md:px-4'
        }
      >
        <ChosenNames chosen={chosen} onDrop={onDrop} words={words} />
        <div className="flex flex-wrap items-center gap-2 md:ml-auto">
          {chosen.length > 1 && <Button {...showModal(COMPARE_ID)}>{words.open}</Button>}
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 cursor-pointer px-3 text-sm font-semibold underline underline-offset-4 hover:no-underline"
          >
            {words.clear}
          </button>
        </div>
        <p role="status" id={isFull ? CHOICE_FULL_ID : undefined} className="w-full text-sm text-muted">
          {chosen.length > 0 && fill(words.chosen, { count: chosen.length, max: MAX_COMPARED })}
          {chosen.length > 0 && '. '}
          {chosen.length === 1 && words.oneMore}
          {isFull && words.full}
        </p>
      </div>
    </div>
  )
}
