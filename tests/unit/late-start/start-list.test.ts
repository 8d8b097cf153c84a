/** @jest-environment node */
import { readStartList, writeStartList } from '@/late-start/build/start-list'

it('names the folder once', () => {
  expect(
    writeStartList('/cars/_next/static/', [
      '/cars/_next/static/pages/a.txt',
      '/cars/_next/static/chunks/b.js',
    ]),
  ).toBe('/cars/_next/static/ pages/a.txt chunks/b.js')
})

it('is read as it was written', () => {
  const addresses = ['/_next/static/pages/a.txt', '/_next/static/chunks/b.js']
  expect(readStartList(writeStartList('/_next/static/', addresses))).toEqual(addresses)
})

it('holds nothing from elsewhere', () => {
  expect(() => writeStartList('/_next/static/', ['/film/a.js'])).toThrow(
    '/film/a.js lies outside /_next/static/',
  )
})
