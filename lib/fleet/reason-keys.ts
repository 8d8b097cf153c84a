/** The reasons for which a vehicle is suggested. Apart, so that the schema of their texts knows no vehicle. */
export const reasonKeys = [
  'smallest',
  'full',
  'spareOne',
  'spareMany',
  'layout',
  'bagsOne',
  'bagsMany',
  'together',
  'electric',
  'hills',
  'first',
] as const
export type ReasonKey = (typeof reasonKeys)[number]
