import { partyIn } from '@/lib/trip/typed-party'

it.each([
  ['Nainital, twelve people', 'Nainital', '12', ''],
  ['Nainital, twelve people, Friday', 'Nainital', '12', ''],
  [' Agra for 4 persons with 5 large bags', 'Agra', '4', '5'],
  ['Shimla (45 pax)', 'Shimla', '45', ''],
  ['Manali, two suitcases', 'Manali', '', '2'],
  ['Sector 12, Noida', 'Sector 12, Noida', '', ''],
  ['12 people', '12 people', '12', ''],
  ['Fort and ', 'Fort', '', ''],
  ['', '', '', ''],
])('%p is %p for %p with %p bags', (typed, place, people, bags) => {
  expect(partyIn(typed)).toEqual({ place, people, bags })
})
