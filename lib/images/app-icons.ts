/** Sides in pixels of the icons that tools/icons.ts draws from `app/icon.svg`. */
export const ICON_SIZES = [180, 192, 512] as const

/** Path of the icon of one size. Not below /icons/, which Apache maps to its own icons on Debian. */
export const iconPath = (size: (typeof ICON_SIZES)[number]) => `/app-icons/icon-${size}.png`

/** Path of the maskable icon, whose picture stays complete when a phone crops it to a circle. */
export const maskableIconPath = '/app-icons/maskable-512.png'
