import { getMessages } from '@/lib/content/pages'
import { spellingOf } from '@/lib/guides/typed-place'
import type { RoadStage } from '@/lib/guides/plan-day'
import type { KnownRoad } from '@/lib/guides/legs'
import type { KnownPlace } from '@/lib/guides/places'
import { rule } from './rule'

const stage = (to: string, kilometres: number, day: number, more: Partial<RoadStage> = {}): RoadStage => ({
  to,
  place: [29, 78],
  kilometres,
  minutes: { day, night: day },
  hill: false,
  ...more,
})

const road = (guide: string, names: string[][], stages: RoadStage[]): KnownRoad => ({
  guide,
  usualStart: '05:00',
  home: { to: 'Delhi', place: [28.63, 77.22] },
  names: [['Delhi', 'IGI', 'दिल्ली'], ...names].map((own) => own.map(spellingOf)),
  alone: [['Airport', 'T1', 'Terminal 1', 'हवाई अड्डा'].map(spellingOf)],
  stages,
  described: stages.length,
  seasons: [],
})

/** Two roads that share their first stage. */
export const roads: KnownRoad[] = [
  road(
    'nainital',
    [['Gajraula'], ['Haldwani', 'हल्द्वानी'], ['Nainital', 'नैनीताल']],
    [
      stage('Gajraula', 110, 120),
      stage('Haldwani, bus stand', 160, 210),
      stage('Nainital, Tallital', 40, 75, { hill: true }),
    ],
  ),
  road(
    'corbett',
    [['Gajraula'], ['Ramnagar', 'Corbett']],
    [stage('Gajraula', 100, 110), stage('Ramnagar', 150, 190)],
  ),
]

const { offers, dayPlanner } = getMessages()

export const places: KnownPlace[] = [
  {
    names: ['Nainital', 'नैनीताल'].map(spellingOf),
    said: [{ slug: 'van', text: 'Allow nine hours.' }],
    closedTo: [
      { slug: 'luxury-coach', because: 'kind' },
      { slug: 'sedan', because: 'months', months: [1, 7] },
    ],
    avoid: [
      { title: 'Saturday', news: 'Queues.', weekdays: ['Saturday'], against: 'arrival' },
      { title: 'Sunday', news: 'Shut.', weekdays: ['Sunday'], against: 'visit' },
      { title: 'Fog', news: 'No day for it.', days: { from: '12-20', until: '12-31' }, against: 'dayTrip' },
    ],
  },
  {
    names: ['Gangotri'].map(spellingOf),
    said: [],
    closedTo: [{ slug: 'sedan', because: 'kind' }],
    avoid: [{ title: 'Winter', news: 'Shut.', days: { from: '11-01', until: '04-30' }, against: 'arrival' }],
  },
]

/** What the answer to a trip is made of. */
export const known = {
  localHire: '/services/local-hire/',
  airportHire: '/services/airport-transfers/',
  tours: [],
  roads,
  places,
  rule,
  rows: [],
  texts: { answer: offers.answer, party: offers.party, dayPlanner },
}
