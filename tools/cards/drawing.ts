import type { Company } from '../../lib/content/schema/company'
import { cardSize } from '../../lib/images/social-cards'
import { tones } from '../../tailwind.config'
import { drawFigures } from './figures'
import { fitTitle, type Room } from './fit'
import type { Card } from './list'
import { place, placeCentred, placeRight } from './place'
import type { Typefaces } from './typefaces'

const { width: WIDTH, height: HEIGHT } = cardSize
const MARGIN = 56
/** Some apps show the middle square only: title and figures keep within it. */
const SQUARE = 590
const RED_LINE = 8

/** Positions of eyebrow and title: `top` is the eyebrow's baseline. */
const rooms = {
  day: { top: 66, width: SQUARE, height: 100, maxSize: 84, maxLines: 2, leading: 1.04 },
  night: { top: 112, width: SQUARE, height: 240, maxSize: 84, maxLines: 4, leading: 1.08 },
} satisfies Record<Card['tone'], Room & { top: number }>

/** How much of the ground the tone's surface covers, from the top of the card to its foot. */
const veils = {
  day: [
    { offset: 0, opacity: 0.82 },
    { offset: 0.24, opacity: 0.42 },
    { offset: 0.5, opacity: 0 },
    { offset: 0.78, opacity: 0 },
    { offset: 1, opacity: 0.78 },
  ],
  night: [
    { offset: 0, opacity: 0.9 },
    { offset: 0.28, opacity: 0.74 },
    { offset: 0.54, opacity: 0.48 },
    { offset: 0.68, opacity: 0.1 },
    { offset: 0.84, opacity: 0.64 },
    { offset: 1, opacity: 0.92 },
  ],
} satisfies Record<Card['tone'], { offset: number; opacity: number }[]>

/** The company's name and icon on a card; `mark` is the site's icon, an SVG. */
export type Brand = Pick<Company, 'shortName' | 'tagline'> & { mark: string }

function drawVeil(tone: Card['tone']): string {
  const stops = veils[tone].map(
    ({ offset, opacity }) =>
      `<stop offset="${offset}" stop-color="${tones[tone].surface}" stop-opacity="${opacity}"/>`,
  )
  const gradient = `<linearGradient id="veil" x2="0" y2="1">${stops.join('')}</linearGradient>`
  return `${gradient}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>`
}

function drawBrand(
  { shortName, tagline, mark }: Brand,
  tone: Card['tone'],
  { numeral, text }: Typefaces,
): string {
  const size = 46
  const left = MARGIN + size + 14
  return [
    mark.replace('<svg ', `<svg x="${MARGIN}" y="46" width="${size}" height="${size}" `),
    place(numeral(shortName, { size: 27 }), left, 68, tones[tone].ink),
    place(text(tagline.toUpperCase(), { size: 10.5, tracking: 0.14 }), left, 90, tones[tone].accent),
  ].join('')
}

function drawTitle({ tone, eyebrow, title }: Card, typefaces: Typefaces): string {
  const room = rooms[tone]
  const { lines, size } = fitTitle(title, typefaces.title, room)
  const first = room.top + 22 + size * 0.82
  return [
    placeCentred(
      typefaces.text(eyebrow.toUpperCase(), { size: 17, tracking: 0.16 }),
      room.top,
      tones[tone].accent,
    ),
    ...lines.map((line, index) => placeCentred(line, first + index * size * room.leading, tones[tone].ink)),
  ].join('')
}

function drawFoot({ tone, note, line }: Card, { text }: Typefaces): string {
  const { muted, action } = tones[tone]
  return [
    note ? placeRight(text(note, { size: 15 }), WIDTH - MARGIN, 592, muted) : '',
    line ? placeCentred(text(line, { size: 22 }), 584, muted) : '',
    `<rect y="${HEIGHT - RED_LINE}" width="${WIDTH}" height="${RED_LINE}" fill="${action}"/>`,
  ].join('')
}

/** The layer over the picture of a card, as an SVG of the card's size whose texts are outlines. */
export function drawOverlay(card: Card, brand: Brand, typefaces: Typefaces): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    drawVeil(card.tone),
    drawBrand(brand, card.tone, typefaces),
    drawTitle(card, typefaces),
    drawFigures(card, typefaces),
    drawFoot(card, typefaces),
    '</svg>',
  ].join('')
}
