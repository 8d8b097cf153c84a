import { FilePlus, Trash2 } from 'lucide'
import { Field } from '@/components/form/field'
import { Select } from '@/components/form/select'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { interpolate } from '@/lib/format/interpolate'
import { emptyPlan, limits, type TripPlan } from '@/lib/trip-plan/plan'
import { type PlanMessages, usePlanEditor } from './plan-context'
import type { usePlans } from './use-plans'

/** A plan in the list: by its name or its places, and whether it was sent. */
function labelOf({ name, days, sent }: TripPlan, { unnamed, sentPlan }: PlanMessages): string {
  const places = new Set(days.flatMap(({ stops }) => stops.map(({ place }) => place.trim())))
  const label = name || [...places].filter(Boolean).slice(0, 3).join(' – ') || unnamed
  return sent ? interpolate(sentPlan, { name: label }) : label
}

/** The name of the plan, the other plans on this device, and the actions on the whole plan. */
export function PlanNames({ plans }: { plans: ReturnType<typeof usePlans> }) {
  const { plan, edit, announce, messages } = usePlanEditor()
  const { tripPlan } = messages
  const open = (id: string) => {
    const chosen = plans.plans.find((each) => each.id === id)
    if (!chosen) return
    plans.open(chosen)
    announce(tripPlan.announcements.opened)
  }
  const startNew = () => {
    plans.start()
    announce(tripPlan.announcements.opened)
  }
  const all = plans.plans.some(({ id }) => id === plan.id) ? plans.plans : [plan, ...plans.plans]
  return (
    <div className="grid content-start gap-3">
      <Field
        label={tripPlan.name}
        placeholder={tripPlan.nameHint}
        note={messages.trip.optional}
        maxLength={limits.planName}
        value={plan.name}
        onChange={({ target }) => edit((before) => ({ ...before, name: target.value }), 'typed', 'name')}
      />
      {plans.hasOthers && (
        <Select
          label={tripPlan.plans}
          value={plan.id}
          onChange={({ target }) => open(target.value)}
          options={all.map((each) => ({ value: each.id, label: labelOf(each, tripPlan) }))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={startNew}>
          <Icon of={FilePlus} className="size-4" />
          {tripPlan.newPlan}
        </Button>
        <Button variant="outline" onClick={() => edit(({ id }) => emptyPlan(id), 'cleared')}>
          <Icon of={Trash2} className="size-4" />
          {tripPlan.clear}
        </Button>
      </div>
      <p className="text-sm text-muted">{tripPlan.saved}</p>
    </div>
  )
}
