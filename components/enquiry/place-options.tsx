import { PLACES_ID } from '@/lib/routes/routes'

/** The places that a field with this list offers while one is typed. */
export const PlaceOptions = ({ places }: { places: string[] }) => (
  <datalist id={PLACES_ID}>
    {places.map((place) => (
      <option key={place} value={place} />
    ))}
  </datalist>
)
