import { WholeNumber } from '@/components/form/whole-number'
import { Select } from '@/components/form/select'
import type { Messages } from '@/lib/content/schema/messages'
import { type TripKind, tripKinds } from '@/lib/fleet/kinds'

/** The values of the controls, as typed. */
export type FinderValues = { people: string; bags: string; kind: TripKind }

/** Larger numbers get the answer to this one. */
export const LARGEST_GROUP = 9999

type FinderControlsProps = {
  values: FinderValues
  onChange: (values: FinderValues) => void
  messages: Messages['finder']
}

/**
 * `autoComplete="off"`: values that the browser restores from an earlier visit would not match the answer in the
 * HTML.
 */
export function FinderControls({ values, onChange, messages }: FinderControlsProps) {
  const number = (name: 'people' | 'bags') => (
    <WholeNumber
      variant="lined"
      label={messages[name]}
      value={values[name]}
      onType={(digits) => onChange({ ...values, [name]: digits })}
    />
  )
  return (
    <div className="scheme-dark mt-10 grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-[9rem_9rem_minmax(0,26rem)] md:gap-x-10">
      {number('people')}
      {number('bags')}
      <Select
        variant="lined"
        className="col-span-2 md:col-span-1"
        label={messages.kind}
        autoComplete="off"
        value={values.kind}
        onChange={({ target }) => onChange({ ...values, kind: target.value as TripKind })}
        options={tripKinds.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
      />
    </div>
  )
}
