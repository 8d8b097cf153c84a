/** The kinds of trip that one can choose a vehicle for. */
export const tripKinds = ['city', 'airport', 'office', 'outstation', 'hills', 'wedding'] as const
export type TripKind = (typeof tripKinds)[number]
