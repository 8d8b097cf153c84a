import { searchEngineProblems } from '@/tools/check/search-engine'
import { structuredData } from '@/tools/check/structured-data'
import { type Node, vocabularyProblems } from '@/tools/check/vocabulary'
import { siteOf } from './site-of'

const vocabulary = (node: Node) => vocabularyProblems(node, () => undefined)

describe('schema.org’s vocabulary', () => {
  it('knows the properties of a type and its supertypes', () => {
    expect(vocabulary({ '@type': 'AutoRental', name: 'Sample', openingHours: 'Mo-Su' })).toEqual([])
  })

  it.each<[string, Node, string]>([
    ['a type', { '@type': 'CarHire' }, 'CarHire is no type'],
    ['a property', { '@type': 'Car', seats: 7 }, 'Car has no seats'],
    [
      'a property of another type',
      { '@type': 'Person', vehicleSeatingCapacity: 7 },
      'Person has no vehicleSeatingCapacity',
    ],
    [
      'an unknown type of a nested node',
      { '@type': 'Car', vehicleEngine: { '@type': 'Motor' } },
      'Motor is no type',
    ],
    ['a node without a type', { name: 'Sample' }, 'a node has no type'],
  ])('reports %s', (_, node, problem) => {
    expect(vocabulary(node)).toContain(problem)
  })

  it('reports a value of the wrong type', () => {
    expect(vocabulary({ '@type': 'Car', vehicleEngine: { '@type': 'Person', name: 'Sample' } })).toEqual([
      'Car.vehicleEngine does not hold Person',
    ])
  })

  it('reports a reference to the wrong type', () => {
    const find = () => ({ '@type': 'Car' })
    expect(vocabularyProblems({ '@type': 'WebPage', breadcrumb: { '@id': '#car' } }, find)).toEqual([
      'WebPage.breadcrumb does not hold Car',
    ])
  })
})

describe('requirements of search engines', () => {
  it('apply to subtypes of the type that requires them', () => {
    expect(searchEngineProblems({ '@type': 'AutoRental', name: 'Sample' })).toContain(
      'AutoRental lacks address',
    )
  })

  it('apply to nested nodes', () => {
    const answer = { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer' } }
    expect(searchEngineProblems({ '@type': 'FAQPage', mainEntity: [answer] })).toEqual(['Answer lacks text'])
  })

  it.each(['14 October 2026', '2026/10/14', ''])('reject %j as a date', (datePublished) => {
    expect(searchEngineProblems({ '@type': 'WebPage', datePublished })).toEqual([
      'WebPage.datePublished is no date',
    ])
  })
})

describe('a page’s graph', () => {
  const problems = (graph: Node[]) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
    return structuredData(siteOf({ '/': { head: `<script type="application/ld+json">${json}</script>` } }))
  }
  const page = { '@type': 'WebPage', '@id': 'https://cars.example/folder/#webpage' }

  it('is present exactly once', () => {
    expect(structuredData(siteOf({ '/': '' }))).toEqual(['/: has 0 graphs'])
  })

  it('is connected', () => {
    expect(problems([page, { '@type': 'Thing', '@id': '#loose' }])).toEqual(['/: Thing hangs loose'])
  })

  it('has no dangling references', () => {
    expect(problems([{ ...page, about: { '@id': '#gone' } }])).toEqual(['/: nothing is named #gone'])
  })
})
