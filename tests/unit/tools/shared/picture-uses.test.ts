import { parseContentFile } from '@/tools/shared/content-files'
import { namedPictures } from '@/tools/shared/picture-uses'

describe('pictures that a file names', () => {
  const file = parseContentFile(
    'content/pages/about.yaml',
    'card: /scenes/a.jpg\nhero:\n  - { src: /scenes/b.jpg, portrait: /scenes/e.jpg, alt: /not a picture }\nawards:\n  - src: /scenes/c.jpg\nfleet: /ourFleet/van/d/1.webp\n',
  )

  it('are found at any depth, with their place', () => {
    expect(namedPictures(file).map(({ where }) => where)).toEqual([
      'content/pages/about.yaml:1 card',
      'content/pages/about.yaml:3 hero.0.src',
      'content/pages/about.yaml:3 hero.0.portrait',
      'content/pages/about.yaml:5 awards.0.src',
      'content/pages/about.yaml:6 fleet',
    ])
  })
})
