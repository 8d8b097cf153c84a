import { Field } from '@/components/form/field'
import { TabPanel } from '@/components/ui/tabs'
import type { Messages } from '@/lib/content/schema/messages'
import { MAX_PLACE } from '@/lib/trip/filters'

type TripPlacesProps = { messages: Messages['trip']; className?: string }

/** Where to: one place for a local trip, two for an outstation one. */
export function TripPlaces({ messages, className }: TripPlacesProps) {
  // Without `autoComplete: 'off'`, which would keep the browser from restoring them on the way back.
  const place = { maxLength: MAX_PLACE }
  return (
    <>
      <TabPanel value="local" tabIndex={-1} className={className}>
        <Field name="location" label={messages.location} placeholder={messages.locationHint} {...place} />
      </TabPanel>
      <TabPanel value="outstation" tabIndex={-1} className={className}>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field name="from" label={messages.from} placeholder={messages.fromHint} {...place} />
          <Field
            name="destination"
            label={messages.destination}
            placeholder={messages.destinationHint}
            {...place}
          />
        </div>
      </TabPanel>
    </>
  )
}
