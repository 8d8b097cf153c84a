import { project } from '@/lib/guides/map'
import { all, attribute, readHtml } from '@/tools/postbuild/html'
import { drawLand } from '@/tools/map/draw-land'

const land = readHtml(
  drawLand({
    hills: {
      points: [
        [32, 75],
        [31, 76],
        [29, 80],
      ],
    },
    rivers: [
      {
        name: 'Ganga',
        points: [
          [31, 79],
          [30, 78],
        ],
      },
      {
        name: 'Yamuna',
        points: [
          [31, 78],
          [30, 77],
        ],
      },
    ],
  }),
)
const paths = new Map(all(land, 'path').map((path) => [attribute(path, 'id'), attribute(path, 'd') ?? '']))

it('has one outline of the hills, which is closed', () => {
  const { x, y } = project([32, 75])
  expect(paths.get('hills')).toMatch(new RegExp(`^M${Math.round(x)},${Math.round(y)}.*Z$`))
})

it('has one path with all rivers', () => {
  expect(paths.get('rivers')?.match(/M/g)).toHaveLength(2)
})
