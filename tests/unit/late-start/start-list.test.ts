import { readStartList, writeStartList } from '@/late-start/build/start-list'

it('contains the folder once', () => {
  expect(
    writeStartList('/cars/_next/static/', [
      '/cars/_next/static/pages/a.txt',
      '/cars/_next/static/chunks/b.js',
    ]),
  ).toBe('/cars/_next/static/ pages/a.txt chunks/b.js')
})

it('readStartList is the inverse of writeStartList', () => {
  const addresses = ['/_next/static/pages/a.txt', '/_next/static/chunks/b.js']
  expect(readStartList(writeStartList('/_next/static/', addresses))).toEqual(addresses)
})

it('throws for an address outside the folder', () => {
  expect(() => writeStartList('/_next/static/', ['/film/a.js'])).toThrow(
    '/film/a.js lies outside /_next/static/',
  )
})
