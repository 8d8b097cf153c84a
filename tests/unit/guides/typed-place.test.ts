import { isMadeOf, isPlace, spellingOf } from '@/lib/guides/typed-place'

it.each([
  ['Dehradoon', 'dehradun', true],
  ['Amritsaar', 'AMRITSAR', true],
  ['Haldwani', 'Haldvani', true],
  ['Sector  9 ', 'sector-९', true],
  ['हल्द्वानी', 'हलद्वानी', true],
  ['चण्डीगढ़', 'चंडीगड', true],
  ['मंसूरी', 'मसुरी', true],
  ['ऋषिकेश', 'रिषीकेस', true],
  ['आगरा', 'अगरा', false],
])('%j and %j are spelled alike: %s', (one, other, isAlike) => {
  expect(spellingOf(one) === spellingOf(other)).toBe(isAlike)
})

it.each([
  ['Hotel Lake, Nainital', 'Nainital, Tallital', true],
  ['Nainital Road, Haldwani', 'Nainital', false],
  ['Hotel, Corbett', 'Ramnagar (Corbett)', true],
  ['Nainital via Haldwani', 'Haldwani', false],
  ['मनाली (वाया चंडीगढ़)', 'मनाली', true],
  ['via Nainital', 'Nainital', true],
  ['Corbett Nainital', 'tal', false],
  [' , ', '()', false],
])('%j is the place %j: %s', (typed, place, isIt) => {
  expect(isPlace(typed, place)).toBe(isIt)
})

it.each([
  ['airport t1', true],
  ['t1 airport t1', true],
  ['airport road', false],
  ['', false],
])('%j is made of names alone: %s', (text, isMade) => {
  expect(isMadeOf(['airport', 't1'], text)).toBe(isMade)
})
