import { getMap } from '@/lib/content/pages'
import { project } from '@/lib/guides/map'
import { all, attribute, readHtml } from '@/tools/postbuild/html'
import { drawLand } from '@/tools/map/draw-land'
import { allRoadsBox, landOfMaps } from '@/view-models/guide-map'

const land = readHtml(drawLand(landOfMaps(), allRoadsBox()))
const paths = new Map(all(land, 'path').map((path) => [attribute(path, 'id'), attribute(path, 'd') ?? '']))

it('has one outline of the hills, which is closed', () => {
  const { x, y } = project(getMap().hills.points[0]!)
  expect(paths.get('hills')).toMatch(new RegExp(`^M${Math.round(x)},${Math.round(y)}.*Z$`))
})

it('has one path with all rivers', () => {
  expect(paths.get('rivers')?.match(/M/g)).toHaveLength(getMap().rivers.length)
})
