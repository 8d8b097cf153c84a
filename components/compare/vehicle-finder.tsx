import { useState } from 'react'
import { readCount } from '@/lib/fleet/count'
import type { TripKind } from '@/lib/fleet/kinds'
import type { FleetRow } from '@/lib/fleet/row'
import { suggest } from '@/lib/fleet/suggest'
import { FinderAnswer } from './finder-answer'
import { FinderControls, type FinderValues, LARGEST_GROUP } from './finder-controls'
import type { FinderWords, Thumbnails } from './props'

type VehicleFinderProps = { rows: FleetRow[]; thumbnails: Thumbnails; words: FinderWords }

/** A family on its way to the airport is who asks most; the page comes with its answer. */
const start: FinderValues = { people: '4', bags: '3', kind: 'airport' }

/** People, bags, kind of trip: at most three vehicles that fit, and why. */
export function VehicleFinder({ rows, thumbnails, words }: VehicleFinderProps) {
  const [values, setValues] = useState(start)
  const people = readCount(values.people, { min: 1, max: LARGEST_GROUP })
  const bags = readCount(values.bags, { min: 0, max: LARGEST_GROUP })
  const kind: TripKind = values.kind
  const advice =
    people === undefined || bags === undefined ? undefined : suggest(rows, { people, bags, kind })
  return (
    <>
      <FinderControls values={values} onChange={setValues} words={words} />
      <FinderAnswer advice={advice} kind={kind} thumbnails={thumbnails} words={words} />
    </>
  )
}
