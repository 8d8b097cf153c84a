'use client'

import { useState } from 'react'
import { readCount } from '@/lib/fleet/count'
import type { TripKind } from '@/lib/fleet/kinds'
import type { FleetRow } from '@/lib/fleet/row'
import { suggest } from '@/lib/fleet/suggest'
import { FinderAnswer } from './finder-answer'
import { FinderControls, type FinderValues, LARGEST_GROUP } from './finder-controls'
import type { FinderMessages, Thumbnails } from './props'
import { island } from '@/late-start/island'

type VehicleFinderProps = { rows: FleetRow[]; thumbnails: Thumbnails; messages: FinderMessages }

/** The initial values, a family with an airport transfer, whose answer is part of the HTML. */
const start: FinderValues = { people: '4', bags: '3', kind: 'airport' }

/** Suggests up to three vehicles, with reasons, for a number of people and bags and a kind of trip. */
function VehicleFinderPart({ rows, thumbnails, messages }: VehicleFinderProps) {
  const [values, setValues] = useState(start)
  const people = readCount(values.people, { min: 1, max: LARGEST_GROUP })
  const bags = readCount(values.bags, { min: 0, max: LARGEST_GROUP })
  const kind: TripKind = values.kind
  const suggested =
    people === undefined || bags === undefined ? undefined : suggest(rows, { people, bags, kind })
  return (
    <>
      <FinderControls values={values} onChange={setValues} messages={messages} />
      <FinderAnswer suggested={suggested} kind={kind} thumbnails={thumbnails} messages={messages} />
    </>
  )
}

export const VehicleFinder = island('vehicle-finder', VehicleFinderPart, { start: 'use' })
