import { Field } from '@/components/form/field'
import { TabPanel } from '@/components/ui/tabs'
import type { Words } from '@/lib/content/words'
import { MAX_PLACE } from '@/lib/trip/filters'

type TripPlacesProps = { words: Words['trip']; className?: string }

/** Where to: one place for a local trip, two for an outstation one. */
export function TripPlaces({ words, className }: TripPlacesProps) {
  // Without `autoComplete: 'off'`, which would keep the browser from restoring them on the way back.
  const place = { maxLength: MAX_PLACE }
  return (
    <>
      <TabPanel value="local" tabIndex={-1} className={className}>
        <Field name="location" label={words.location} placeholder={words.locationHint} {...place} />
      </TabPanel>
      <TabPanel value="outstation" tabIndex={-1} className={className}>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field name="from" label={words.from} placeholder={words.fromHint} {...place} />
          <Field
            name="destination"
            label={words.destination}
            placeholder={words.destinationHint}
            {...place}
          />
        </div>
      </TabPanel>
    </>
  )
}
