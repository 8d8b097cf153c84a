import { Checkbox } from '@/components/form/checkbox'
import { WholeNumber } from '@/components/form/whole-number'
import { Select } from '@/components/form/select'
import type { Messages } from '@/lib/content/schema/messages'
import { readCount } from '@/lib/fleet/count'
import type { FleetRow } from '@/lib/fleet/row'
import { type FleetState, MAX_COUNT, type SortOrder, sortOrders } from '@/lib/fleet/state'

type FilterControlsProps = {
  rows: FleetRow[]
  state: FleetState
  onChange: (part: Partial<FleetState>) => void
  messages: Messages['compare']
}

const categoryOptions = (rows: FleetRow[]) =>
  [...new Map(rows.map(({ category, categoryTitle }) => [category, categoryTitle]))].map(
    ([value, label]) => ({
      value,
      label,
    }),
  )

/** The controls that filter and sort the table. Every change takes effect at once; they are hidden without scripts. */
export function FilterControls({ rows, state, onChange, messages }: FilterControlsProps) {
  const count = (name: 'passengers' | 'bags') => (
    <WholeNumber
      label={messages[name]}
      placeholder={messages.any}
      value={state[name] || ''}
      onType={(digits) => onChange({ [name]: readCount(digits, { min: 1, max: MAX_COUNT }) ?? 0 })}
    />
  )
  const flag = (name: 'airConditioned' | 'electric') => (
    <Checkbox
      label={messages[name]}
      checked={state[name]}
      onChange={({ target }) => onChange({ [name]: target.checked })}
    />
  )
  return (
    <fieldset className="noscript:hidden mt-10 grid grid-cols-2 items-end gap-x-4 gap-y-4 border-t border-line pt-6 lg:grid-cols-4">
      <legend className="sr-only">{messages.controls}</legend>
      <Select
        className="max-md:col-span-2"
        label={messages.category}
        value={state.category}
        onChange={({ target }) => onChange({ category: target.value })}
        options={[{ value: '', label: messages.everyCategory }, ...categoryOptions(rows)]}
      />
      {count('passengers')}
      {count('bags')}
      <Select
        className="max-md:col-span-2"
        label={messages.sort}
        value={state.sort}
        onChange={({ target }) => onChange({ sort: target.value as SortOrder })}
        options={sortOrders.map((order) => ({ value: order, label: messages.orders[order] }))}
      />
      <div className="col-span-full flex flex-wrap gap-x-8">
        {flag('airConditioned')}
        {flag('electric')}
      </div>
    </fieldset>
  )
}
