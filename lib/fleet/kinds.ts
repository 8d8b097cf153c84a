/** The kinds of trip that one can choose a vehicle for. */
export const tripKinds = ['city', 'airport', 'office', 'outstation', 'hills', 'wedding'] as const
/** Roads by what they ask of a vehicle, each kind harder than the one before: Delhi NCR, highways, hill roads. */
export const roadKinds = ['city', 'plains', 'goodHills', 'hills'] as const
export type RoadKind = (typeof roadKinds)[number]

export const isHilly = (kind: RoadKind) => kind === 'goodHills' || kind === 'hills'

/** The hardest road that a kind of trip may lead over. */
export const roadOf = {
  city: 'city',
  airport: 'city',
  office: 'city',
  outstation: 'plains',
  hills: 'hills',
  wedding: 'plains',
} as const satisfies Record<(typeof tripKinds)[number], RoadKind>
export type TripKind = (typeof tripKinds)[number]
