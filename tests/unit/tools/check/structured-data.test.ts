import { type Node, searchEngineProblems, structuredData } from '@/tools/check/structured-data'
import { siteOf } from './site-of'

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
