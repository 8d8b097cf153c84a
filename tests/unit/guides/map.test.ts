import { boxAround, distanceBetween, farthestCorner, pathThrough, project } from '@/lib/guides/map'

const delhi = [28.63, 77.22] as const
const agra = [27.18, 78.02] as const

it('is to scale: great-circle distances match within 2 %', () => {
  // Great-circle distances from Delhi: Agra 179 km, Jaipur 238 km, Manali 402 km.
  const expected: [readonly [number, number], number][] = [
    [agra, 179],
    [[26.92, 75.79], 238],
    [[32.24, 77.19], 402],
  ]
  for (const [point, kilometres] of expected)
    expect(Math.abs(distanceBetween(delhi, point) / kilometres - 1)).toBeLessThan(0.02)
})

it('has north at the top and east at the right', () => {
  expect(project([30, 77]).y).toBeLessThan(project([29, 77]).y)
  expect(project([30, 78]).x).toBeGreaterThan(project([30, 77]).x)
})

it('the path of a road runs from its first place to its last', () => {
  const [from, to] = [project(delhi), project(agra)]
  const path = pathThrough([delhi, [28, 77.6], agra])
  expect(path.startsWith(`M${Math.round(from.x)},${Math.round(from.y)}`)).toBe(true)
  expect(path.endsWith(`${Math.round(to.x)},${Math.round(to.y)}`)).toBe(true)
})

it('the view box has the requested aspect ratio, and contains all places with the margin', () => {
  const box = boxAround([delhi, agra], 40, 0.8)
  expect(box.width / box.height).toBeCloseTo(0.8, 2)
  for (const { x, y } of [project(delhi), project(agra)]) {
    expect(Math.min(x - box.x, box.x + box.width - x)).toBeGreaterThanOrEqual(39.9)
    expect(Math.min(y - box.y, box.y + box.height - y)).toBeGreaterThanOrEqual(39.9)
  }
})

it.each([
  ['inside', { x: 1, y: 1 }, 5],
  ['outside', { x: -2, y: -1 }, Math.hypot(6, 6)],
])('the farthest corner from a position %s the box', (_, position, distance) => {
  expect(farthestCorner(position, { x: 0, y: 0, width: 4, height: 5 })).toBe(distance)
})
