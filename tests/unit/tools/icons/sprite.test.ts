import { Cpu, Zap } from 'lucide'
import { drawSprite } from '@/tools/icons/sprite'
import { all, attribute, elements, readHtml } from '@/tools/postbuild/html'

const sprite = readHtml(drawSprite({ bolt: Zap, chip: Cpu }))

it('has a view of its own for each icon, side by side', () => {
  expect(all(sprite, 'view').map((view) => [attribute(view, 'id'), attribute(view, 'viewBox')])).toEqual([
    ['bolt', '0 0 24 24'],
    ['chip', '24 0 24 24'],
  ])
})

it('draws each icon in its view', () => {
  expect(all(sprite, 'g').map((group) => [attribute(group, 'transform'), elements(group).length])).toEqual([
    ['translate(0)', Zap.length],
    ['translate(24)', Cpu.length],
  ])
})
