import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useId } from 'react'
import type { Words } from '@/lib/content/words'
import { type TripKind, tripKinds } from '@/lib/fleet/kinds'

/** What stands in the controls, as it was typed. */
export type FinderValues = { people: string; bags: string; kind: TripKind }

/** Larger groups are a conversation, not a form. */
export const LARGEST_GROUP = 500

const control =
  'block min-h-14 w-full appearance-none rounded-none border-b border-control bg-transparent font-display text-h3 hover:border-ink'

type FinderControlsProps = {
  values: FinderValues
  onChange: (values: FinderValues) => void
  words: Words['finder']
}

function Labelled({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {children}
    </div>
  )
}

/** The browser is not to put back what was chosen on an earlier visit: the answer below would be to something else. */
export function FinderControls({ values, onChange, words }: FinderControlsProps) {
  const id = useId()
  const number = (name: 'people' | 'bags', min: number) => (
    <Labelled id={id + name} label={words[name]}>
      <input
        id={id + name}
        type="number"
        inputMode="numeric"
        min={min}
        max={LARGEST_GROUP}
        autoComplete="off"
        value={values[name]}
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        className={control}
      />
    </Labelled>
  )
  return (
    <div className="scheme-dark mt-10 grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-[9rem_9rem_minmax(0,26rem)] md:gap-x-10">
      {number('people', 1)}
      {number('bags', 0)}
      <div className="col-span-2 md:col-span-1">
        <Labelled id={`${id}kind`} label={words.kind}>
          <select
            id={`${id}kind`}
            autoComplete="off"
            value={values.kind}
            onChange={({ target }) => onChange({ ...values, kind: target.value as TripKind })}
            className={`${control} cursor-pointer truncate pr-8`}
          >
            {tripKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute bottom-4 right-0 size-6 text-accent"
          />
        </Labelled>
      </div>
    </div>
  )
}
