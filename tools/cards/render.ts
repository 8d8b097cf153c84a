import type { Company } from '../../lib/content/schema/company'
import { escapeHtml } from '../../lib/format/escape-html'
import { cardSize } from '../../lib/images/social-cards'
import { tones } from '../../tailwind.config'
import { effort } from '../picture-formats'
import { sharp } from '../pictures/sharp'
import { drawGround } from './ground'
import type { Card } from './list'
import { DISPLAY, TEXT } from './typefaces'

/** The largest card has 110 KB; every app is known to show 200. */
const QUALITY = 80

const { width: WIDTH, height: HEIGHT } = cardSize
const MARGIN = 56
/** Some apps show the middle square only: title and figures keep within it. */
const SQUARE = 590
const TITLE_SIZE = 84

/** The eyebrow's baseline, the most height of the title below it, and how much of the ground the tone's surface covers: offset and opacity. */
const layouts = {
  day: { top: 66, titleHeight: 100, veil: '0 0.82, 0.24 0.42, 0.5 0, 0.78 0, 1 0.78' },
  night: { top: 112, titleHeight: 160, veil: '0 0.9, 0.28 0.74, 0.54 0.48, 0.68 0.1, 0.84 0.64, 1 0.92' },
}
/** A title of more letters may be higher. */
const LONG = 50

/** The company's name and icon on a card; `mark` is the site's icon, an SVG. */
export type Brand = Pick<Company, 'shortName' | 'tagline'> & { mark: string }

type Style = {
  x: number
  y: number
  size: number
  fill: string
  font?: string
  anchor?: string
  spacing?: number
}

/** The line above the letters of Devanagari must not tear, and what is above and below it needs room. */
const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)

const line = (text: string, { x, y, size, fill, font = TEXT, anchor = 'middle', spacing = 0 }: Style) =>
  `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${isDevanagari(text) ? 0 : spacing * size}">${text}</text>`

/** Figures in columns of the same width: in '16.5 KMPL' the number is large, the unit small. */
function drawFigures({ figures, tone }: Card): string {
  const { ink, muted } = tones[tone]
  const width = SQUARE / Math.max(figures.length, 3)
  return figures
    .map(({ figure, label }, index) => {
      const x = WIDTH / 2 + (index - (figures.length - 1) / 2) * (figures.length < 3 ? width * 1.5 : width)
      const parts = figure.split(' ').map((part) => {
        const style = /\d/.test(part) ? [DISPLAY, 54, ink] : [TEXT, 24, muted]
        return `<tspan font-family="${style[0]}" font-size="${style[1]}" fill="${style[2]}">${escapeHtml(part)}</tspan>`
      })
      const over = line(parts.join(' '), { x, y: label ? 566 : 584, size: 24, fill: ink })
      return over + line(escapeHtml(label), { x, y: 594, size: 17, fill: muted })
    })
    .join('')
}

/** The layer over the picture of a card, but for its title. */
function drawOverlay(card: Card, { shortName, tagline, mark }: Brand): string {
  const { surface, ink, muted, accent, action } = tones[card.tone]
  const { top, veil } = layouts[card.tone]
  const stops = veil
    .split(', ')
    .map((stop) => stop.split(' '))
    .map(
      ([offset, opacity]) => `<stop offset="${offset}" stop-color="${surface}" stop-opacity="${opacity}"/>`,
    )
  const left = { x: MARGIN + 60, anchor: 'start' }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="veil" x2="0" y2="1">${stops.join('')}</linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>
${mark.replace('<svg ', `<svg x="${MARGIN}" y="46" width="46" height="46" `)}
${line(escapeHtml(shortName), { ...left, y: 68, size: 27, fill: ink, font: DISPLAY })}
${line(escapeHtml(tagline.toUpperCase()), { ...left, y: 90, size: 10.5, fill: accent, spacing: 0.14 })}
${line(escapeHtml(card.eyebrow.toUpperCase()), { x: WIDTH / 2, y: top, size: 17, fill: accent, spacing: 0.16 })}
${drawFigures(card)}
${card.note ? line(escapeHtml(card.note), { x: WIDTH - MARGIN, y: 592, size: 15, fill: muted, anchor: 'end' }) : ''}
${card.line ? line(escapeHtml(card.line), { x: WIDTH / 2, y: 584, size: 22, fill: muted }) : ''}
<rect y="${HEIGHT - 8}" width="${WIDTH}" height="8" fill="${action}"/>
</svg>`
}

/** The title in lines of its size, or of the largest at which it fits. */
async function drawTitle({ tone, title }: Card) {
  const { top, titleHeight } = layouts[tone]
  const height = title.length > LONG ? titleHeight * 1.5 : titleHeight
  const setting = isDevanagari(title) ? 'line_height="0.8"' : 'line_height="0.9" letter_spacing="-1000"'
  const text = `<span foreground="${tones[tone].ink}" ${setting}>${escapeHtml(title)}</span>`
  const set = (fit: { dpi: number } | { height: number }) =>
    sharp({
      text: { text, font: `${DISPLAY} ${TITLE_SIZE}`, width: SQUARE, align: 'centre', rgba: true, ...fit },
    })
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true })
  let { data, info } = await set({ dpi: 72 })
  if (info.width > SQUARE || info.height > height) ({ data, info } = await set({ height }))
  return { input: data, left: Math.round((WIDTH - info.width) / 2), top: top + 26 }
}

/** Renders one card. Returns the bytes of a JPEG. */
export async function renderCard(card: Card, brand: Brand): Promise<Buffer> {
  const ground = await drawGround(card)
  return ground
    .composite([{ input: Buffer.from(drawOverlay(card, brand)) }, await drawTitle(card)])
    .jpeg({ quality: QUALITY, mozjpeg: effort > 0 })
    .toBuffer()
}
