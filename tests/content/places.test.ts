import { withEnv } from '@/tests/fixtures/with-env'

const languages = ['en', 'hi']

/** Places as people type them: without dots and nasals, in letters that sound alike, in both scripts, with any digits. */
const typedStarts = [
  ...['गुड़गांव', 'गुडगाव', 'गुरूग्राम', 'नोएडा सेक्टर 62', 'नोयडा सैक्टर ६२', 'रोहिणी सेक्टर 9', 'Rohini सेक्टर 9'],
  ...['नई दिल्ली स्टेशन', 'नयी दिल्ली', 'एयरपोर्ट टर्मिनल 3', 'टर्मिनल ३', 'Airport T3', 'एयरपोर्ट T3', 'आईजीआई'],
  ...['इन्दिरा गांधी एयरपोर्ट', 'वसन्त कुंज', 'कनाट प्लेस', 'गाजियाबाद', 'हौज खास', 'आजादपुर मण्डी'],
]
const typedEnds = {
  agra: ['आगरा', 'होटल ताज, आगरा'],
  amritsar: ['अमृतसर', 'अम्रितसर', 'स्वर्ण मंदिर, अमृतसर'],
  chandigarh: ['चंडीगढ़', 'चण्डीगढ', 'चंडीगड़', 'चंडीगढ़ सेक्टर १७'],
  corbett: ['जिम कॉर्बेट', 'कार्बेट', 'Corbett पार्क'],
  jaipur: ['जयपुर', 'जयपूर', 'Jaipur एयरपोर्ट'],
  manali: ['मनाली', 'कुल्लु', 'मनाली माल रोड'],
  'mussoorie-dehradun': ['मसूरी', 'मंसूरी', 'देहरादुन'],
  nainital: ['नैनीताल', 'नैनिताल', 'हलद्वानी', 'होटल, नैनीताल'],
  'rishikesh-haridwar': ['ऋषिकेश', 'रिषीकेश', 'हरिद्वार', 'हरीद्वार', 'रूड़की'],
  shimla: ['शिमला', 'सिमला'],
}

const readRoads = (LOCALE: string) =>
  withEnv({ LOCALES: languages.join(), LOCALE }, async () => ({
    ...(await import('@/lib/content/guides')),
    ...(await import('@/lib/content/pages')),
    ...(await import('@/lib/trip-plan/legs')),
    ...(await import('@/view-models/trip-plan')),
  }))

describe.each(languages)('a page in %s', (LOCALE) => {
  it('knows the roads of the guides by the names of both languages', async () => {
    const { listGuides, findLeg, planData, getMap } = await readRoads(LOCALE)
    const { roads } = planData()
    const trips = languages.flatMap((start) =>
      languages.flatMap((end) =>
        listGuides(end).map(({ place }) => [getMap(start).start.name, place] as const),
      ),
    )
    expect(trips.filter(([from, to]) => !findLeg(roads, from, to))).toEqual([])
  })

  it('knows places as people type them', async () => {
    const { findLeg, planData } = await readRoads(LOCALE)
    const { roads } = planData()
    expect(
      typedStarts.filter((from) => findLeg(roads, from, 'Nainital')?.home.place !== roads[0]?.home.place),
    ).toEqual([])
    const found = Object.entries(typedEnds).flatMap(([guide, ends]) =>
      ends.map((to) => [to, guide, findLeg(roads, 'Delhi', to)?.guide]),
    )
    expect(found.filter(([, guide, other]) => guide !== other)).toEqual([])
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
