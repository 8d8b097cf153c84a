import { Checkbox } from '@/components/form/checkbox'
import { Field } from '@/components/form/field'
import { Select } from '@/components/form/select'
import type { Words } from '@/lib/content/words'
import { readCount } from '@/lib/fleet/count'
import type { FleetRow } from '@/lib/fleet/row'
import { type FleetState, MAX_COUNT, type SortOrder, sortOrders } from '@/lib/fleet/state'

type FilterControlsProps = {
  rows: FleetRow[]
  state: FleetState
  onChange: (part: Partial<FleetState>) => void
  words: Words['compare']
}

const categoryOptions = (rows: FleetRow[]) =>
  [...new Map(rows.map(({ category, categoryTitle }) => [category, categoryTitle]))].map(
    ([value, label]) => ({
      value,
      label,
    }),
  )

/** What narrows and sorts the table. Every change takes effect at once; without scripts there is nothing to press. */
export function FilterControls({ rows, state, onChange, words }: FilterControlsProps) {
  const count = (name: 'passengers' | 'bags') => (
    <Field
      label={words[name]}
      type="number"
      inputMode="numeric"
      min={0}
      max={MAX_COUNT}
      placeholder={words.any}
      value={state[name] || ''}
      onChange={({ target }) =>
        onChange({ [name]: readCount(target.value, { min: 1, max: MAX_COUNT }) ?? 0 })
      }
    />
  )
  const flag = (name: 'airConditioned' | 'electric') => (
    <Checkbox
      label={words[name]}
      checked={state[name]}
      onChange={({ target }) => onChange({ [name]: target.checked })}
    />
  )
  return (
    <fieldset className="noscript:hidden mt-10 grid grid-cols-2 items-end gap-x-4 gap-y-4 border-t border-line pt-6 lg:grid-cols-4">
      <legend className="sr-only">{words.controls}</legend>
      <Select
        className="max-md:col-span-2"
        label={words.category}
        value={state.category}
        onChange={({ target }) => onChange({ category: target.value })}
        options={[{ value: '', label: words.everyCategory }, ...categoryOptions(rows)]}
      />
      {count('passengers')}
      {count('bags')}
      <Select
        className="max-md:col-span-2"
        label={words.sort}
        value={state.sort}
        onChange={({ target }) => onChange({ sort: target.value as SortOrder })}
        options={sortOrders.map((order) => ({ value: order, label: words.orders[order] }))}
      />
      <div className="col-span-full flex flex-wrap gap-x-8">
        {flag('airConditioned')}
        {flag('electric')}
      </div>
    </fieldset>
  )
}
