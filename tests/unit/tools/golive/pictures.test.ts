/** @jest-environment node */
import { MIN_WIDTH, namedPictures, pictureFaults } from '@/tools/golive/pictures'
import { parseContentFile } from '@/tools/shared/content-files'

const use = (width?: number) => ({
  src: '/scenes/a.jpg',
  where: 'content/pages/home.yaml:3 card',
  minimum: 1600,
  width,
})

describe('a master picture', () => {
  it('is named when it is too small', () => {
    expect(pictureFaults([use(1599)])).toEqual([
      {
        where: 'content/pages/home.yaml:3 card',
        what: 'public/scenes/a.jpg is only 1599 pixels wide',
        needs: 'Put one there that is at least 1600 pixels wide',
      },
    ])
  })

  it('is named when it is missing', () => {
    expect(pictureFaults([use()])[0]?.what).toBe('public/scenes/a.jpg is missing')
  })

  it('passes when it is as wide as it must be', () => {
    expect(pictureFaults([use(1600)])).toEqual([])
  })
})

describe('pictures that a file names', () => {
  const file = parseContentFile(
    'content/pages/about.yaml',
    'card: /scenes/a.jpg\nhero:\n  - { src: /scenes/b.jpg, alt: /not a picture }\nawards:\n  - src: /scenes/c.jpg\nfleet: /ourFleet/van/d/1.webp\n',
  )

  it('are found at any depth, with their place', () => {
    expect(namedPictures(file).map(({ where }) => where)).toEqual([
      'content/pages/about.yaml:1 card',
      'content/pages/about.yaml:3 hero.0.src',
      'content/pages/about.yaml:5 awards.0.src',
      'content/pages/about.yaml:6 fleet',
    ])
  })

  it('must be as wide as where they are shown asks for', () => {
    expect(namedPictures(file).map(({ minimum }) => minimum)).toEqual([
      MIN_WIDTH.card,
      MIN_WIDTH.scene,
      MIN_WIDTH.small,
      MIN_WIDTH.vehicle,
    ])
  })
})
