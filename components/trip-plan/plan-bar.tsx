import { FilePlus, Trash2, Undo2 } from 'lucide'
import { Field } from '@/components/form/field'
import { FormStatus } from '@/components/form/form-status'
import { Select } from '@/components/form/select'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { emptyPlan, limits, type TripPlan } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import type { usePlans } from './use-plans'

type PlanBarProps = { plans: ReturnType<typeof usePlans>; onUndo: () => void }

const nameOf = ({ name, days }: TripPlan, unnamed: string) =>
  name ||
  [...new Set(days.flatMap(({ stops }) => stops.map(({ place }) => place.trim())))]
    .filter(Boolean)
    .slice(0, 3)
    .join(' – ') ||
  unnamed

function PlanTools({ plans, onUndo }: PlanBarProps) {
  const { edit, announce, messages } = usePlanEditor()
  const { tripPlan } = messages
  const startNew = () => {
    plans.start()
    announce(tripPlan.announcements.opened)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="tall"
        onClick={onUndo}
        aria-disabled={!plans.last}
        className="aria-disabled:opacity-40"
      >
        <Icon of={Undo2} className="size-4" />
        {tripPlan.undo}
      </Button>
      <Button variant="outline" size="tall" onClick={startNew}>
        <Icon of={FilePlus} className="size-4" />
        {tripPlan.newPlan}
      </Button>
      <Button variant="outline" size="tall" onClick={() => edit(({ id }) => emptyPlan(id), 'cleared')}>
        <Icon of={Trash2} className="size-4" />
        {tripPlan.clear}
      </Button>
    </div>
  )
}

/** The name of the plan, the choice of other plans on this device, and the actions on the whole plan. */
export function PlanBar({ plans, onUndo }: PlanBarProps) {
  const { plan, edit, announce, messages } = usePlanEditor()
  const { tripPlan } = messages
  const open = (id: string) => {
    const chosen = plans.plans.find((each) => each.id === id)
    if (!chosen) return
    plans.open(chosen)
    announce(tripPlan.announcements.opened)
  }
  const others = plans.plans.some(({ id }) => id !== plan.id)
  const all = plans.plans.some(({ id }) => id === plan.id) ? plans.plans : [plan, ...plans.plans]
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={tripPlan.name}
          placeholder={tripPlan.nameHint}
          note={messages.trip.optional}
          maxLength={limits.planName}
          value={plan.name}
          onChange={({ target }) => edit((before) => ({ ...before, name: target.value }), 'typed', 'name')}
          className="grow basis-56 sm:max-w-xs"
        />
        {others && (
          <Select
            label={tripPlan.plans}
            value={plan.id}
            onChange={({ target }) => open(target.value)}
            options={all.map((each) => ({ value: each.id, label: nameOf(each, tripPlan.unnamed) }))}
            className="grow basis-56 sm:max-w-xs"
          />
        )}
        <PlanTools plans={plans} onUndo={onUndo} />
      </div>
      <FormStatus
        tone={plans.fromAddress.isBroken ? 'danger' : 'ok'}
        text={
          plans.fromAddress.isBroken
            ? tripPlan.invalidAddress
            : plans.fromAddress.plan && tripPlan.openedFromAddress
        }
        className="mt-2 empty:hidden"
      />
      <p className="mt-2 text-xs text-muted">{plans.isStored ? tripPlan.saved : tripPlan.notSaved}</p>
    </div>
  )
}
