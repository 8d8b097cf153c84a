import { signature } from '@/late-start/signature'
import { all, attribute, readHtml, writeHtml } from '@/tools/postbuild/html'
import { takeIslands } from '@/tools/postbuild/islands'

const island = (name: string, props: object, { start = 'visit', html = '<p>Delhi</p>' } = {}) =>
  `<site-island data-island="${name}" data-start="${start}" data-props='${JSON.stringify(props)}'>${html}</site-island>`

describe('the islands of a page', () => {
  it('give away their props, and keep their number and the signature of their HTML', () => {
    const page = readHtml(island('menu', { label: 'Menu' }) + island('tabs', { tabs: [1, 2] }))
    const { data } = takeIslands(page)
    expect(data).toEqual([{ label: 'Menu' }, { tabs: [1, 2] }])
    const islands = all(page, 'site-island')
    expect(islands.map((one) => attribute(one, 'data-props'))).toEqual(['0', '1'])
    expect(islands.map((one) => attribute(one, 'data-signature'))).toEqual(islands.map(signature))
  })

  it('are named once each, and apart from them those that start before they are used', () => {
    const page = readHtml(
      island('tabs', {}) + island('form', {}, { start: 'use' }) + island('tabs', {}, { start: 'view' }),
    )
    expect(takeIslands(page)).toMatchObject({ names: ['tabs', 'form'], early: ['tabs'] })
  })

  it('in a slot of another island are islands too', () => {
    const inner = island('tabs', { inner: true })
    const page = readHtml(island('menu', {}, { html: `<site-slot data-slot="0">${inner}</site-slot>` }))
    expect(takeIslands(page).data).toEqual([{}, { inner: true }])
  })
})

it('styles that the scripts set again are removed, and no others', () => {
  const html = '<div role="tablist" style="outline:none"></div><p style="animation-duration:0s"></p>'
  const page = readHtml(`${html}<b style="color:red"></b>`)
  takeIslands(page)
  expect(writeHtml(page)).toContain('<div role="tablist"></div><p></p><b style="color:red"></b>')
})
