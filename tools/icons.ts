/** Draws the icons of the site from its vector mark, and the marks of sample clients. */
import { writeFileSync } from 'node:fs'
import { markShapes } from '../components/ui/mark-shapes'
import { drawIcons } from './icons/draw'
import { drawSprite } from './icons/sprite'

await drawIcons('app/icon.svg', 'public')
writeFileSync('components/ui/marks.generated.svg', drawSprite(markShapes))
