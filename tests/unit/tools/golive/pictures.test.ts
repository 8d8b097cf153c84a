import { pictureFaults } from '@/tools/golive/content'

const use = (width?: number) => ({
  src: '/scenes/a.jpg',
  where: 'content/pages/home.yaml:3 card',
  kind: 'scene' as const,
  width,
})

describe('a master picture', () => {
  it('is reported when it is too small', () => {
    expect(pictureFaults([use(1599)])).toEqual([
      {
        where: 'content/pages/home.yaml:3 card',
        what: 'public/scenes/a.jpg is only 1599 pixels wide',
        needs: 'Put one there that is at least 1600 pixels wide',
      },
    ])
  })

  it('is reported when it is missing', () => {
    expect(pictureFaults([use()])[0]?.what).toBe('public/scenes/a.jpg is missing')
  })

  it('is accepted with the required width', () => {
    expect(pictureFaults([use(1600)])).toEqual([])
  })
})
