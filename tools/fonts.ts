/**
 * Subsets the two typefaces to the characters and axes that the site uses, and that of Devanagari to its words. Other
 * characters that visitors type fall back to the next font of the stack.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { locales } from '../lib/config/locales'
import { contentRoot } from '../lib/content/load'
import { cutToWords } from './fonts/cut-to-words'
import { devanagariWords } from './fonts/words'
import { filesBelow } from './shared/files-below'

const SOURCE = 'node_modules/@fontsource-variable'
const DEVANAGARI = 'node_modules/@fontsource/hind/files/hind-devanagari-400-normal.woff2'
const TARGET = 'app/fonts'
const RUPEE = '₹'
/** Characters of dates, prices and keyboards, in addition to those of the content. */
const ALWAYS =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)) + '\u00a0\u202f©·–—‘’“”…×'

type Cut = {
  from: string
  to: string
  text: string
  axes?: Record<string, number | { min: number; max: number }>
}

/** Every character of the content, each once. */
function charactersOfContent(): string {
  const texts = filesBelow(contentRoot).map((file) => readFileSync(join(contentRoot, file), 'utf8'))
  return [...new Set(texts.join('') + ALWAYS)].sort().join('')
}

const text = charactersOfContent()
/** Characters of code, addresses and mark-up, which no heading has. In one that has, they fall back to the next font. */
const NOT_IN_HEADINGS = /[<>[\]{}|\\^_`~"#$*=@©]/g

const display = (to: string, opsz: number | { min: number; max: number }): Cut => ({
  from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
  to,
  text: text.replace(NOT_IN_HEADINGS, ''),
  axes: { wght: 420, opsz },
})

const cuts: Cut[] = [
  // One weight; optical sizes from the smallest heading to the hero, in pixels.
  display('display.generated.woff2', { min: 18, max: 84 }),
  display('display-phone.generated.woff2', 36),
  {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    to: 'text.generated.woff2',
    text,
    axes: { wght: { min: 400, max: 700 } },
  },
  // The rupee sign is in the packages' latin-ext file.
  { from: 'figtree/files/figtree-latin-ext-wght-normal.woff2', to: 'rupee.generated.woff2', text: RUPEE },
]

mkdirSync(TARGET, { recursive: true })

function write(to: string, cut: Buffer, whole: Buffer): void {
  writeFileSync(join(TARGET, to), cut)
  console.log(`fonts: ${to} ${(cut.length / 1000).toFixed(1)} kB of ${(whole.length / 1000).toFixed(1)}`)
}

for (const { from, to, text, axes } of cuts) {
  const whole = readFileSync(join(SOURCE, from))
  write(to, await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes }), whole)
}

/** A style sheet names the file, which has nothing in it where no language needs it. */
const devanagari = readFileSync(DEVANAGARI)
const words = locales.includes('hi') ? devanagariWords('hi') : []
const cut = words.length > 0 ? await cutToWords(devanagari, words) : Buffer.alloc(0)
write('devanagari.generated.woff2', cut, devanagari)
