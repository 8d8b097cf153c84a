/** Draws the icons of the site from its vector mark. */
import { drawIcons } from './icons/draw'

await drawIcons('app/icon.svg', 'public')
