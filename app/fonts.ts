import localFont from 'next/font/local'

// tools/fonts.ts subsets the font files to the characters and axes in use.

/** Headings: the optical size axis makes large titles finer than small ones. */
export const displayFont = localFont({
  src: './fonts/display.generated.woff2',
  weight: '420',
  variable: '--font-display',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'serif'],
})

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
