import localFont from 'next/font/local'

/** Headings: the optical size axis makes large titles finer than small ones. */
export const displayFont = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  weight: '100 900',
  variable: '--font-display',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'serif'],
})

/** Everything else. */
export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})
