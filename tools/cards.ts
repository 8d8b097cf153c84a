/**
 * Makes a social card, 1200 × 630, for every page that search engines may show: public/cards/<name>.jpg.
 * Incremental: a card is rendered again only when its texts, its picture or the design have changed.
 */
import './shared/language'
import { readFileSync } from 'node:fs'
import { getCompany } from '../lib/content/company'
import { cardFolder } from '../lib/images/social-cards'
import { listCards } from './cards/list'
import { makeCards } from './cards/make'
import { openCache } from './shared/build-cache'

const cards = listCards()
const { shortName, tagline } = getCompany()
const made = await makeCards(
  cards,
  { shortName, tagline, mark: readFileSync('app/icon.svg', 'utf8') },
  `public/${cardFolder}`,
  openCache('.cache/cards'),
)
console.log(`social cards: ${cards.length} pages, ${made} cards made`)
