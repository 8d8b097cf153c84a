import { spellingOf } from '@/lib/guides/typed-place'
import type { KnownRoad } from '@/lib/guides/legs'
import { type KnownPlace, refusedTo, saidOf } from '@/lib/guides/places'
import { withEnv } from '@/tests/fixtures/with-env'

const languages = ['en', 'hi']

const namesIn = (line: string) => line.split(' | ')
const sorted = (names: string[]) => [...names].sort()

/** Places as people type them: in letters that sound alike, without dots and nasals, by short names, in both scripts, with any digits. */
const typedStarts = [
  'गुड़गांव | गुडगाव | गुरूग्राम | नोएडा सेक्टर 62 | नोयडा सैक्टर ६२ | रोहिणी सेक्टर 9',
  'Rohini सेक्टर 9 | नई दिल्ली स्टेशन | नयी दिल्ली | एयरपोर्ट टर्मिनल 3 | टर्मिनल ३ | Airport T3',
  'एयरपोर्ट T3 | आईजीआई | देहली | dilli | Dehli | New Delhi | सीपी | सी पी | CP | c.p.',
  'कनॉट प्लेस दिल्ली | gudgaon | Gurgoan | noyda | Airport | T1 | T2 | T3 | T-3 | IGI T3',
  'Terminal 1 | airport T2 | Domestic airport | हवाई अड्डा | एअरपोर्ट | एयरपोर्ट टर्मिनल 1 | टी-2',
  'हवाई अड्डा T1 | NDLS | railway station | रेलवे स्टेशन | ISBT | Old Delhi | पुरानी दिल्ली',
  'इन्दिरा गांधी एयरपोर्ट | वसन्त कुंज | कनाट प्लेस | गाजियाबाद | हौज खास | आजादपुर मण्डी',
  'g.k. 1 | Connaught Pl | Gzb | FBD sec 15 | gurugram sec 56 | noida sector-62 | New Delhi Rly Stn',
].flatMap(namesIn)

const typedEnds = {
  agra: 'आगरा | होटल ताज, आगरा | agara | Aagra | आग्रा | ताज महल | Taj Mahal',
  amritsar: 'अमृतसर | अम्रितसर | स्वर्ण मंदिर, अमृतसर | Golden Temple | अमरितसर | Amritsaar',
  chandigarh: 'चंडीगढ़ | चण्डीगढ | चंडीगड़ | चंडीगढ़ सेक्टर १७ | chandigad | Chandigadh | चन्दीगढ़',
  corbett: 'जिम कॉर्बेट | कार्बेट | Corbett पार्क | Jim Corbet | राम नगर | Ramnagar',
  jaipur: 'जयपुर | जयपूर | Jaipur एयरपोर्ट | जैपुर | Jaypur | जय पुर | Jaipur T2 | Jaipur railway station',
  manali:
    'manali via chandigarh | Manali (via Chd) | Delhi to Manali | मनाली वाया चंडीगढ़ | मनाली | कुल्लु | मनाली माल रोड | Manaali | kulu | कुलू',
  'mussoorie-dehradun':
    'मसूरी | मंसूरी | देहरादुन | masoori | Massoorie | Mussourie | Dehra Dun | dehradoon | देहरा दून',
  nainital: 'नैनीताल | नैनिताल | हलद्वानी | होटल, नैनीताल | Naini Tal | नैनी ताल | nainitaal | Haldvani',
  'rishikesh-haridwar':
    'ऋषिकेश | रिषीकेश | हरिद्वार | हरीद्वार | रूड़की | हरद्वार | hardwar | Haridvar | hari dwar | rishikesh | hrishikesh' +
    ' | Risikesh | ऋषि केश | Har ki Pauri | har ki paudi | rishkesh | roorki',
  lansdowne: 'लैंसडौन | Landsdown | lansdown',
  ranthambore: 'रणथम्बोर | Ranthambhore | Sawaimadhopur',
  shimla: 'शिमला | सिमला | simla | Shimala',
}

const lengthOf = (stages: KnownRoad['stages'] = []) =>
  stages.reduce((sum, { kilometres }) => sum + kilometres, 0)

const readPlaces = (LOCALE: string) =>
  withEnv({ LOCALES: languages.join(), LOCALE }, async () => ({
    ...(await import('@/lib/content/guides')),
    ...(await import('@/lib/content/pages')),
    ...(await import('@/lib/guides/legs')),
    ...(await import('@/view-models/trip-data')),
  }))

describe('a page', () => {
  let read: Awaited<ReturnType<typeof readPlaces>>
  let roads: KnownRoad[]
  let places: KnownPlace[]
  beforeAll(async () => {
    read = await readPlaces('en')
    ;({ roads, places } = read.knownRoads())
  })

  it('in another language knows the same roads and places, by the same names', async () => {
    const { knownRoads, pages } = await readPlaces('hi')
    const known = knownRoads()
    // All that finds them. Of names the order differs, in which the languages are read.
    const road = ({ guide, described, stages, names, alone }: KnownRoad) => ({
      ...{ guide, described, kilometres: stages.map(({ kilometres }) => kilometres) },
      ...{ names: names.map(sorted), alone: alone.map(sorted) },
    })
    const place = ({ names, isHilly, closedTo, said }: KnownPlace) => {
      const paces = said.map(({ slug, pace }) => [slug, pace])
      return { names: sorted(names), isHilly, closedTo, paces }
    }
    expect(known.roads.map(road)).toEqual(roads.map(road))
    expect(known.places.map(place)).toEqual(places.map(place))
    expect(pages.tripPlan().typedPlaces).toEqual(read.pages.tripPlan().typedPlaces)
  })

  it('knows the roads of the guides by the names of both languages', () => {
    const { listGuides, findLeg, getMap } = read
    const trips = languages.flatMap((start) =>
      languages.flatMap((end) =>
        listGuides(end).map(({ place }) => [getMap(start).start.name, place] as const),
      ),
    )
    expect(trips.filter(([from, to]) => !findLeg(roads, from, to))).toEqual([])
  })

  it('knows places as people type them', () => {
    const { findLeg } = read
    expect(
      typedStarts.filter((from) => findLeg(roads, from, 'Nainital')?.home.place !== roads[0]?.home.place),
    ).toEqual([])
    const found = Object.entries(typedEnds).flatMap(([guide, ends]) =>
      namesIn(ends).map((to) => [to, guide, findLeg(roads, 'Delhi', to)?.guide]),
    )
    expect(found.filter(([, guide, other]) => guide !== other)).toEqual([])
  })

  it('knows no distance to two towns on different roads, typed as one', () => {
    const both = ['Agra & Nainital', 'agra-nainital', 'Agra, Nainital', 'आगरा से नैनीताल', 'Shimla and Manali']
    expect(both.filter((to) => read.findLeg(roads, 'Delhi', to))).toEqual([])
  })

  it('knows the branches of a road', () => {
    const kilometres = (from: string, to: string) => lengthOf(read.findLeg(roads, from, to)?.stages)
    expect(kilometres('Delhi', 'Brindavan')).toBe(160)
    expect(kilometres('मथुरा', 'Delhi')).toBe(175)
    expect(kilometres('Agra', 'Jaipur')).toBe(240)
    expect(kilometres('Delhi', 'Kedarnath')).toBe(455)
    expect(kilometres('गुप्तकाशी', 'Badrinath Dham')).toBe(205)
    for (const both of ['Agra & Jaipur', 'आगरा से जयपुर']) expect(kilometres('Delhi', both)).toBe(465)
  })

  // Of each the hours at the wheel, by day.
  it.each([
    ['Haridwar', 'Mussoorie', 90, 2.5, 4],
    ['हरिद्वार', 'देहरादून', 55, 1.5, 2],
    ['Rishikesh', 'Mussoorie', 75, 2.5, 4],
    ['Chandigarh', 'Shimla', 110, 3, 4],
    ['Chandigarh', 'Manali', 275, 6.5, 8],
    ['Shimla', 'Manali', 250, 7, 9],
    ['Nainital', 'Jim Corbett', 65, 2, 2.5],
    ['Jaipur', 'Ranthambore', 180, 3.5, 4],
    ['Agra', 'Vrindavan', 75, 1.5, 2],
    ['Rishikesh', 'Badrinath', 300, 9, 11],
  ])(
    'knows the cross road from %s to %s, of %i km and %f to %f hours, either way',
    (from, to, length, least, most) => {
      for (const leg of [read.findLeg(roads, from, to), read.findLeg(roads, to, from)]) {
        const { stages = [] } = leg ?? {}
        const hours = stages.reduce((sum, { minutes }) => sum + minutes.day, 0) / 60
        expect(lengthOf(stages)).toBe(length)
        expect(hours >= least && hours <= most).toBe(true)
      }
    },
  )

  it('from Delhi takes the road of each guide, and no cross road', () => {
    const own = roads.filter(({ described, stages }) => described === stages.length)
    for (const { guide, names, stages } of own)
      expect([guide, read.findLeg(roads, 'Delhi', names.at(-1)?.[0] ?? '')?.stages]).toEqual([guide, stages])
  })

  it('takes an airport or a station of another town for none of Delhi', () => {
    const others = 'Mumbai Airport | लखनऊ एयरपोर्ट | Kanpur railway station | Airport Road | AIIMS Bhopal'
    expect(namesIn(others).filter((from) => read.findLeg(roads, from, 'Nainital'))).toEqual([])
  })

  it('has what people type for places of the guides alone, and for one place each', () => {
    const points = [...roads.flatMap(({ names }) => names), ...places.map(({ names }) => names)]
    const { typedPlaces } = read.pages.tripPlan()
    const typed = typedPlaces.flatMap(({ place, names, alone }) =>
      [...names, ...alone].map((name) => ({ name: spellingOf(name), place: spellingOf(place) })),
    )
    expect(typed.filter(({ place }) => !points.flat().includes(place))).toEqual([])
    const all = typed.map(({ name }) => name)
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
    const others = typed.filter(({ name, place }) =>
      points.some((names) => names.includes(name) && !names.includes(place)),
    )
    expect(others).toEqual([])
  })

  it('knows where a vehicle does not go by the names of both languages', () => {
    const coachTo = (typed: string) =>
      refusedTo(places, typed).some(({ slug }) => slug === 'scania-volvo-bus')
    const closed = 'Nainital | नैनीताल | Badrinath | kedar nath | केदारनाथ | Chardham | चार धाम यात्रा'
    expect(namesIn(closed).filter((place) => !coachTo(place))).toEqual([])
    expect(coachTo('Haridwar')).toBe(false)
    // Of the larger coach its guide says no hours.
    const pace = (slug: string) => saidOf(places, 'Agra', slug)?.pace
    expect(pace('scania-volvo-bus')).toBeGreaterThan(1)
    expect(pace('scania-volvo-bus')).toBe(pace('luxury-coach'))
    const saloonInRain = refusedTo(places, 'Nainital', 7).filter(({ months }) => months)
    expect(saloonInRain).not.toEqual([])
  })
})
