import { Field } from '@/components/form/field'
import { Select } from '@/components/form/select'
import type { Words } from '@/lib/content/words'
import { type TripKind, tripKinds } from '@/lib/fleet/kinds'

/** What stands in the controls, as it was typed. */
export type FinderValues = { people: string; bags: string; kind: TripKind }

/** Larger groups are a conversation, not a form. */
export const LARGEST_GROUP = 500

type FinderControlsProps = {
  values: FinderValues
  onChange: (values: FinderValues) => void
  words: Words['finder']
}

/** The browser is not to put back what was chosen on an earlier visit: the answer below would be to something else. */
export function FinderControls({ values, onChange, words }: FinderControlsProps) {
  const number = (name: 'people' | 'bags', min: number) => (
    <Field
      variant="lined"
      label={words[name]}
      type="number"
      inputMode="numeric"
      min={min}
      max={LARGEST_GROUP}
      autoComplete="off"
      value={values[name]}
      onChange={({ target }) => onChange({ ...values, [name]: target.value })}
    />
  )
  return (
    <div className="scheme-dark mt-10 grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-[9rem_9rem_minmax(0,26rem)] md:gap-x-10">
      {number('people', 1)}
      {number('bags', 0)}
      <Select
        variant="lined"
        className="col-span-2 md:col-span-1"
        label={words.kind}
        autoComplete="off"
        value={values.kind}
        onChange={({ target }) => onChange({ ...values, kind: target.value as TripKind })}
        options={tripKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
    </div>
  )
}
