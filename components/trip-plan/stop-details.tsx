import { ArrowDown, ArrowUp, CopyPlus, Trash2 } from 'lucide'
import { Field } from '@/components/form/field'
import { Select } from '@/components/form/select'
import { Button } from '@/components/ui/button'
import { Icon, type IconShape } from '@/components/ui/icon'
import { interpolate } from '@/lib/format/interpolate'
import { normalizeNumber } from '@/lib/trip-plan/connection'
import { copyStop, removeStop } from '@/lib/trip-plan/edit'
import { type Carrier, carriers, type Connection, limits, type Stop } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import { Notice } from './notice'

type StopDetailsProps = {
  id: string
  stop: Stop
  index: number
  isWrongNumber: boolean
  onChange: (change: Partial<Stop>, step: string) => void
  onStep: (stopId: number, by: -1 | 1) => void
  onRemoved: () => void
}

const NONE = 'none'

type ConnectionNumberProps = {
  connection: Connection
  isWrongNumber: boolean
  set: (change: Partial<Connection>, step: string) => void
}

function ConnectionNumber({ connection, isWrongNumber, set }: ConnectionNumberProps) {
  const { tripPlan } = usePlanEditor().messages
  const normalize = () => {
    const number = normalizeNumber(connection.number)
    if (number !== connection.number) set({ number }, 'number')
  }
  return (
    <>
      <Field
        label={tripPlan.carrierNumber[connection.carrier]}
        maxLength={limits.carrier}
        autoCapitalize="characters"
        aria-invalid={isWrongNumber || undefined}
        value={connection.number}
        onChange={({ target }) => set({ number: target.value }, 'number')}
        onBlur={normalize}
      />
      <Field
        label={tripPlan.point[connection.carrier]}
        maxLength={limits.point}
        value={connection.point}
        onChange={({ target }) => set({ point: target.value }, 'point')}
      />
      {isWrongNumber && (
        <Notice isError text={tripPlan.invalidNumber[connection.carrier]} className="col-span-full mt-0" />
      )}
    </>
  )
}

function ConnectionFields({
  stop,
  isWrongNumber,
  onChange,
}: Pick<StopDetailsProps, 'stop' | 'isWrongNumber' | 'onChange'>) {
  const { messages } = usePlanEditor()
  const { tripPlan } = messages
  const { connection } = stop
  const set = (change: Partial<Connection>, step: string) =>
    connection && onChange({ connection: { ...connection, ...change } }, step)
  const choose = (value: string) =>
    onChange(
      {
        connection:
          value === NONE ? undefined : { number: '', point: '', ...connection, carrier: value as Carrier },
      },
      'carrier',
    )
  return (
    <>
      <Select
        label={tripPlan.carrier}
        value={connection?.carrier ?? NONE}
        onChange={({ target }) => choose(target.value)}
        options={[NONE, ...carriers].map((value) => ({
          value,
          label: tripPlan.carriers[value as keyof typeof tripPlan.carriers],
        }))}
        className="col-span-2 sm:col-span-1"
      />
      {connection && <ConnectionNumber connection={connection} isWrongNumber={isWrongNumber} set={set} />}
    </>
  )
}

/** The buttons that move, copy or remove a stop. */
function StopTools({
  stop,
  index,
  onStep,
  onRemoved,
}: Omit<StopDetailsProps, 'id' | 'isWrongNumber' | 'onChange'>) {
  const { edit, messages } = usePlanEditor()
  const { tripPlan } = messages
  const remove = () => {
    edit((before) => removeStop(before, stop.id), 'stopRemoved')
    onRemoved()
  }
  const tools: { icon: IconShape; label: string; onClick: () => void }[] = [
    { icon: ArrowUp, label: tripPlan.earlier, onClick: () => onStep(stop.id, -1) },
    { icon: ArrowDown, label: tripPlan.later, onClick: () => onStep(stop.id, 1) },
    {
      icon: CopyPlus,
      label: tripPlan.copy,
      onClick: () => edit((before) => copyStop(before, stop.id), 'stopCopied'),
    },
    { icon: Trash2, label: tripPlan.remove, onClick: remove },
  ]
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {tools.map(({ icon, label, onClick }) => (
        <Button
          key={label}
          variant="outline"
          aria-label={interpolate(tripPlan.tool, { tool: label, number: index + 1 })}
          onClick={onClick}
        >
          <Icon of={icon} className="size-4" />
          {label}
        </Button>
      ))}
    </div>
  )
}

/** The details of a stop: its flight or train, a note, and the buttons that move, copy or remove it. */
export function StopDetails({
  id,
  stop,
  index,
  isWrongNumber,
  onChange,
  onStep,
  onRemoved,
}: StopDetailsProps) {
  const { tripPlan } = usePlanEditor().messages
  return (
    <div id={id} className="mb-2 mt-2 rounded-md bg-sunken p-3 sm:ml-11 print:hidden">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <ConnectionFields stop={stop} isWrongNumber={isWrongNumber} onChange={onChange} />
        <Field
          label={tripPlan.note}
          maxLength={limits.note}
          value={stop.note}
          onChange={({ target }) => onChange({ note: target.value }, 'note')}
          className="col-span-full"
        />
      </div>
      <StopTools stop={stop} index={index} onStep={onStep} onRemoved={onRemoved} />
    </div>
  )
}
