import { ChevronDown } from 'lucide'
import { Field } from '@/components/form/field'
import { LimitedTextarea } from '@/components/form/limited-textarea'
import { Icon } from '@/components/ui/icon'
import { limits, type PlanParty, peopleOf } from '@/lib/trip-plan/plan'
import { filterContact, isContact } from '@/lib/phone/number'
import { CountField } from './count-field'
import { usePlanEditor } from './plan-context'
import { Notice } from './notice'
import { PlanStep } from './plan-step'

const always = ['adults', 'children', 'largeBags'] as const
const rarely = ['childSeats', 'cabinBags'] as const

const maxOf = (name: keyof PlanParty) => (name.endsWith('Bags') ? limits.bags : limits.people)

/** The fields of the local contact, whom the chauffeur meets. */
function ContactFields() {
  const { plan, edit, messages } = usePlanEditor()
  const { tripPlan } = messages
  const setContact = (change: Partial<typeof plan.contact>, step: string) =>
    edit((before) => ({ ...before, contact: { ...before.contact, ...change } }), 'typed', step)
  /** Anything but one number stays as it was typed: two numbers, an extension. */
  const filterPhone = () => {
    const phone = filterContact(plan.contact.phone)
    if (isContact(phone) && phone !== plan.contact.phone) setContact({ phone }, 'onSitePhone')
  }
  return (
    <fieldset>
      <legend className="font-display text-h4">{tripPlan.onSiteContact}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Field
          name="onSiteName"
          label={tripPlan.onSiteName}
          maxLength={limits.person}
          value={plan.contact.name}
          onChange={({ target }) => setContact({ name: target.value }, 'onSiteName')}
        />
        <Field
          type="tel"
          name="onSitePhone"
          inputMode="tel"
          label={tripPlan.onSitePhone}
          maxLength={limits.phone}
          value={plan.contact.phone}
          onChange={({ target }) => setContact({ phone: target.value }, 'onSitePhone')}
          onBlur={filterPhone}
        />
      </div>
    </fieldset>
  )
}

/** Fields of the party. */
function CountFields({ names }: { names: readonly (keyof PlanParty)[] }) {
  const { plan, edit, messages } = usePlanEditor()
  const setCount = (name: keyof PlanParty, count: number) =>
    edit((before) => ({ ...before, party: { ...before.party, [name]: count } }), 'typed', name)
  return names.map((name) => (
    <CountField
      key={name}
      name={name}
      label={messages.tripPlan[name]}
      max={maxOf(name)}
      value={plan.party[name]}
      error={name === 'adults' && peopleOf(plan.party) === 0 ? messages.tripPlan.nobody : ''}
      onChange={(count) => setCount(name, count)}
    />
  ))
}

/** The fields of the party and its bags; collapsed below them what few plans need, the local contact and the wishes. */
export function PartyFields() {
  const { plan, check, edit, messages } = usePlanEditor()
  const { tripPlan } = messages
  const fewNeed = [...rarely.map((name) => tripPlan[name]), tripPlan.onSiteContact, tripPlan.wishes]
  return (
    <PlanStep id="plan-who" number={2} heading={tripPlan.who}>
      <div className="mt-5 grid grid-cols-3 gap-3">
        <CountFields names={always} />
      </div>
      <details className="mt-2">
        <summary className="fold">
          {fewNeed.join(' · ')}
          <Icon of={ChevronDown} className="turns size-5" />
        </summary>
        <div className="mt-3 grid gap-8">
          <div className="grid grid-cols-2 gap-3">
            <CountFields names={rarely} />
          </div>
          {check.hasSeatsTooMany && <Notice isError text={tripPlan.seatsTooMany} className="-mt-6" />}
          <ContactFields />
          <LimitedTextarea
            short
            name="wishes"
            label={tripPlan.wishes}
            placeholder={tripPlan.wishesHint}
            maxLength={limits.wishes}
            full={messages.enquiry.fieldFull}
            value={plan.wishes}
            onChange={({ target }) =>
              edit((before) => ({ ...before, wishes: target.value }), 'typed', 'wishes')
            }
          />
        </div>
      </details>
    </PlanStep>
  )
}
