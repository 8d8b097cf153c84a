import { Field } from '@/components/form/field'
import { TabPanel } from '@/components/ui/tabs'
import type { Messages } from '@/lib/content/schema/messages'
import { MAX_PLACE } from '@/lib/trip/filters'

type TripPlacesProps = {
  messages: Messages['trip']
  /** The classes for the columns of the two panels. */
  columns?: { local: string; outstation: string }
  /** The id of suggestions for a destination. */
  suggestions?: string
}

/** The places: one for a local trip, two for an outstation trip. */
export function TripPlaces({ messages, columns, suggestions }: TripPlacesProps) {
  // Without `autoComplete: 'off'`, which would prevent the browser from restoring them on back navigation.
  const place = { maxLength: MAX_PLACE }
  return (
    <>
      <TabPanel value="local" tabIndex={-1} className={columns?.local}>
        <Field name="location" label={messages.location} placeholder={messages.locationHint} {...place} />
      </TabPanel>
      <TabPanel value="outstation" tabIndex={-1} className={columns?.outstation}>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field name="from" label={messages.from} placeholder={messages.fromHint} {...place} />
          <Field
            name="destination"
            label={messages.destination}
            placeholder={messages.destinationHint}
            list={suggestions}
            {...place}
          />
        </div>
      </TabPanel>
    </>
  )
}
