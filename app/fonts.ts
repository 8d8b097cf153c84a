import { preload } from 'react-dom'
import { LOCALE } from '@/lib/format/locale'
import { narrowScreens, widerScreens } from '@/lib/images/image-variant'

const headings = [
  { url: new URL('./fonts/display-phone.generated.woff2', import.meta.url), media: narrowScreens },
  { url: new URL('./fonts/display.generated.woff2', import.meta.url), media: widerScreens },
]
const devanagari = [{ url: new URL('./fonts/devanagari.generated.woff2', import.meta.url), media: undefined }]

const files = [
  { url: new URL('./fonts/text.generated.woff2', import.meta.url), media: undefined },
  ...(LOCALE.startsWith('hi') ? devanagari : headings),
]

/** Preloads the fonts of the first screen. `fonts.css` declares them: next/font cannot choose by the width of the screen. */
export function preloadFonts(): void {
  for (const { url, media } of files)
    preload(url.pathname, { as: 'font', type: 'font/woff2', crossOrigin: '', media })
}
