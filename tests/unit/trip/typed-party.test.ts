import { partyIn } from '@/lib/trip/typed-party'

it.each([
  ['Nainital, twelve people', 'Nainital', '12', ''],
  ['Nainital, twelve people, Friday', 'Nainital', '12', ''],
  [' Agra for 4 persons with 5 large bags', 'Agra', '4', '5'],
  ['Agra, one person', 'Agra', '1', ''],
  ['Shimla (45 pax)', 'Shimla', '45', ''],
  ['Jaipur for a family of four', 'Jaipur', '4', ''],
  ['Rishikesh 16 of us, sixteen big bags', 'Rishikesh', '16', '16'],
  ['Agra, 4 adults and two kids, 3 bags', 'Agra', '6', '3'],
  ['Nainital 12 people (8 adults, 4 children)', 'Nainital', '12', ''],
  ['Agra, 2 children', 'Agra', '2', ''],
  ['नैनीताल, 12 लोग', 'नैनीताल', '12', ''],
  ['Manali, two suitcases', 'Manali', '', '2'],
  ['Sector 12, Noida', 'Sector 12, Noida', '', ''],
  ['12 people', '12 people', '12', ''],
  ['Fort and ', 'Fort', '', ''],
  ['', '', '', ''],
])('%p is %p for %p with %p bags', (typed, place, people, bags) => {
  expect(partyIn(typed)).toEqual({ place, people, bags })
})
