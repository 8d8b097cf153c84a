import { listFleetRows } from '@/lib/content/fleet-rows'
import { fromQuery } from '@/lib/fleet/from-query'
import { defaultState, type FleetState } from '@/lib/fleet/state'
import { toQuery } from '@/lib/fleet/to-query'

const rows = listFleetRows()

it('a state is written in one parameter order, with unescaped commas and without default values, and read back', () => {
  const state: FleetState = {
    compare: ['swift-dzire', 'tata-nexon'],
    ...{ sort: 'seats', electric: true, airConditioned: true },
    ...{ bags: 2, passengers: 4, category: 'ev-cars' },
  }
  expect(toQuery(state)).toBe(
    'category=ev-cars&passengers=4&bags=2&ac=yes&electric=yes&sort=seats&compare=swift-dzire,tata-nexon',
  )
  expect(fromQuery(toQuery(state), rows)).toEqual(state)
  expect(toQuery(defaultState)).toBe('')
})

describe('a hostile query', () => {
  it.each([
    ['nothing', ''],
    ['a lone question mark', '?'],
    ['unknown names', '?utm_source=x&admin=true&Category=van'],
    ['names of the language itself', '?__proto__=x&constructor=x&toString=x'],
    ['a category that is none', '?category=boats'],
    ['a category of the language itself', '?category=__proto__'],
    ['a number below one', '?passengers=0&bags=-1'],
    ['a number with a fraction or a power', '?passengers=1.5&bags=1e1'],
    ['a number beyond any bus', '?passengers=100&bags=9999999999'],
    ['a number in other digits', `?passengers=${encodeURIComponent('४')}`],
    ['a switch that is not on', '?ac=true&electric=1'],
    ['an order that is none', '?sort=price'],
    ['a repeated value', '?category=van&category=sedans&electric=yes&electric=yes'],
    ['vehicles that are none', '?compare=a,b,__proto__,,'],
    ['an over-long choice', `?compare=${'swift-dzire,'.repeat(5000)}`],
    ['markup', '?category=<img src=x onerror=alert(1)>&sort=<script>'],
    ['broken escapes', '?category=%&passengers=%FF&sort=%u0041&compare=%E0%A4'],
  ])('changes nothing with %s', (_, query) => {
    expect(fromQuery(query, rows)).toEqual(defaultState)
  })

  it('still applies valid values', () => {
    expect(fromQuery('?category=van&passengers=-1&sort=name&ac=no', rows)).toEqual({
      ...defaultState,
      category: 'van',
      sort: 'name',
    })
  })

  it('selects the first three known vehicles, without duplicates', () => {
    const { compare } = fromQuery(
      '?compare=tata-nexon,tata-nexon,boat,swift-dzire,honda-city,innova-crysta',
      rows,
    )
    expect(compare).toEqual(['tata-nexon', 'swift-dzire', 'honda-city'])
  })
})
