import { labelRectangle, placeNames } from '@/lib/guides/place-names'

const box = { x: 0, y: 0, width: 200, height: 200 }
const at = (x: number, y: number, name = 'Name') => ({ x, y, name })

it('places a label to the right of its dot where there is room', () => {
  expect(placeNames([at(100, 100)], [], box, 10)).toEqual(['right'])
})

it('places a label to the left at the right edge, and below at the top', () => {
  expect(placeNames([at(190, 100)], [], box, 10)).toEqual(['left'])
  expect(placeNames([at(100, 3, 'A name as wide as half of the map')], [], box, 10)).toEqual(['below'])
})

it('places no label over the road', () => {
  const east = [at(110, 100), at(120, 100), at(130, 100)]
  expect(placeNames([at(100, 100)], east, box, 10)).toEqual(['left'])
})

it('places no label over another label or dot', () => {
  expect(placeNames([at(100, 100), at(98, 100)], [], box, 10)).toEqual(['right', 'left'])
  expect(placeNames([at(100, 100), at(115, 100)], [], box, 10)[0]).toBe('left')
})

it('omits the label of a minor place without room, and of no other place', () => {
  const crowd = [at(100, 100), at(101, 101), at(99, 99), at(100, 98), at(99, 101)]
  const minor = { ...at(100, 100), isMinor: true }
  expect(placeNames([...crowd, minor], [], box, 10).at(-1)).toBeUndefined()
  expect(placeNames([...crowd, at(100, 100)], [], box, 10)).not.toContain(undefined)
})

it('places no label over other texts of the map', () => {
  const label = labelRectangle({ x: 105, y: 103 }, '100 km', 8)
  expect(placeNames([at(100, 100)], [], box, 10, [label])).toEqual(['left'])
})
