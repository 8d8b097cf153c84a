import { withEnv } from '@/tests/fixtures/with-env'

const languages = ['en', 'hi']

describe.each(languages)('a page in %s', (LOCALE) => {
  it('knows the roads of the guides by the names of both languages', async () => {
    const { listGuides, findLeg, planData, getMap } = await withEnv(
      { LOCALES: languages.join(), LOCALE },
      async () => ({
        ...(await import('@/lib/content/guides')),
        ...(await import('@/lib/content/pages')),
        ...(await import('@/lib/trip-plan/legs')),
        ...(await import('@/view-models/trip-plan')),
      }),
    )
    const { roads } = planData()
    const trips = languages.flatMap((start) =>
      languages.flatMap((end) =>
        listGuides(end).map(({ place }) => [getMap(start).start.name, place] as const),
      ),
    )
    expect(trips.filter(([from, to]) => !findLeg(roads, from, to))).toEqual([])
  })

  it('knows where a vehicle does not go by the names of both languages', async () => {
    const { fitOf, listGuides, listVehicles, placesRefusing } = await withEnv(
      { LOCALES: languages.join(), LOCALE },
      async () => ({
        ...(await import('@/lib/content/fleet')),
        ...(await import('@/lib/content/guides')),
        ...(await import('@/lib/fleet/fit')),
      }),
    )
    const places = listGuides().map(({ place }) => place)
    const room = { passengers: 45, bags: { large: 30 } }
    const refused = listVehicles()
      .map(placesRefusing)
      .filter(([first]) => first)
    expect(refused.length).toBeGreaterThan(0)
    for (const notTo of refused)
      for (const [place = '', other = ''] of notTo) {
        expect(places).toContain(place)
        for (const destination of [place, other])
          expect(fitOf({ ...room, notTo }, { people: 0, bags: 0, destination })).toMatchObject({ place })
      }
  })
})
