import localFont from 'next/font/local'
import { preload } from 'react-dom'
import { narrowScreens, widerScreens } from '@/lib/images/image-variant'

// tools/fonts.ts subsets the font files to the characters and axes in use.

const displayFiles = [
  {
    url: new URL('./fonts/display-phone.generated.woff2', import.meta.url),
    media: narrowScreens,
  },
  { url: new URL('./fonts/display.generated.woff2', import.meta.url), media: widerScreens },
]

/** Headings, by app/fonts.css: next/font cannot choose a file by the width of the screen. */
export function preloadDisplayFont(): void {
  for (const { url, media } of displayFiles)
    preload(url.pathname, { as: 'font', type: 'font/woff2', crossOrigin: '', media })
}

/** Everything else. */
export const textFont = localFont({
  src: './fonts/text.generated.woff2',
  weight: '400 700',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})

/** The rupee sign, fetched by pages that show one. It is first in every font stack and contains no other character. */
export const rupeeFont = localFont({
  src: './fonts/rupee.generated.woff2',
  weight: '300 900',
  variable: '--font-rupee',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})
