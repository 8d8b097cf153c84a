/** The names of the drawn marks, each for a kind of organisation. `components/ui/mark-shapes.ts` has their shapes. */
export const markNames = [
  'beaker',
  'bolt',
  'book',
  'cap',
  'chip',
  'court',
  'dam',
  'drop',
  'gear',
  'globe',
  'leaf',
  'pill',
  'rail',
  'shield',
  'tower',
  'wheel',
] as const

export type MarkName = (typeof markNames)[number]
