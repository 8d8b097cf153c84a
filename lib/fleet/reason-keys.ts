/** The reasons for which a vehicle is suggested. Apart, so that the schema of their texts knows no vehicle. */
export const reasonKeys = [
  'smallest',
  'spare',
  'layout',
  'bags',
  'together',
  'electric',
  'hills',
  'first',
] as const
export type ReasonKey = (typeof reasonKeys)[number]
