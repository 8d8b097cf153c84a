/**
 * The places in a picture that a crop may keep, named as the keywords of CSS's `object-position`. A class for each, as
 * the Content-Security-Policy forbids `style` attributes.
 */
export const focusPlaces = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const

export type Focus = (typeof focusPlaces)[number]

/** The class of a place. A page's CSS contains only the classes that it uses. */
export const focusClass = (focus: Focus) => `focus-${focus}`

/** The place as `object-position` has it: 'top-left' → 'top left'. */
export const focusPosition = (focus: Focus) => focus.replace('-', ' ')

/** The place as `position` of sharp's `resize` has it, where the side comes first: 'top-left' → 'left top'. */
export const cropPosition = (focus: Focus) => focus.split('-').reverse().join(' ')
