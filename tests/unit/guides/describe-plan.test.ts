import { findGuide } from '@/lib/content/guides'
import { getMap, getWords } from '@/lib/content/pages'
import { describePlan, type PlannedRoad } from '@/lib/guides/describe-plan'
import { fill } from '@/lib/site/fill'

const words = getWords().dayPlanner
const { name, point } = getMap().start

function roadTo(slug: string): PlannedRoad {
  const guide = findGuide(slug)
  if (!guide) throw new Error(`The fixtures hold no guide '${slug}'`)
  return { ...guide, home: { to: name, place: point } }
}

const hill = roadTo('hill-town')
const plain = roadTo('plain-town')

it('tells the arrival at each stage to five minutes, with the halts', () => {
  const { leave, stages } = describePlan(hill, { time: '08:02' }, words)
  expect(leave).toBe('08:02')
  expect(stages.map(({ arrive }) => arrive)).toEqual(['11:00', '14:50'])
  expect(stages[0]?.halt).toBe(fill(words.rest, { minutes: 30 }))
})

it('says that an arrival is on the next day', () => {
  const { stages } = describePlan(plain, { time: '23:30' }, words)
  expect(stages.at(-1)?.arrive).toBe(fill(words.nextDay, { time: '01:30' }))
})

it('warns of a hill stage in the dark by the sun of its day, and of closed hours', () => {
  const late = { time: '16:00', day: '2026-12-05' }
  const [, stage] = describePlan(hill, late, words).stages
  expect(stage?.warnings).toEqual([expect.stringMatching(/06:5\d.*17:1\d/), words.closed])
  expect(describePlan(hill, { time: '08:00', day: '2026-12-05' }, words).stages[1]?.warnings).toEqual([])
})

it('tells the way back on the same day where the day allows it', () => {
  const { notes } = describePlan(plain, { time: '06:00' }, words)
  expect(notes).toContain(fill(words.return, { time: '20:50', stay: '12 h 35 min', driving: '4 h 20 min' }))
})

it('says that there is no way back on the same day where one driver may not', () => {
  expect(describePlan(hill, { time: '05:00' }, words).notes).toContain(words.noReturn)
})

it('names the place to stay where the way there is too long for a day', () => {
  const stages = hill.stages.map((stage) => ({ ...stage, minutes: { day: 310, night: 310 } }))
  const { notes } = describePlan({ ...hill, stages }, { time: '05:00' }, words)
  expect(notes).toContain(fill(words.longDay, { driving: '10 h 20 min', place: 'Plain Halt' }))
})

it('names the seasons of the day that take time, and no others', () => {
  const notesOn = (day: string) => describePlan(hill, { time: '09:00', day }, words).notes.join('\n')
  expect(notesOn('2026-12-05')).toContain(fill(words.season, { season: 'Fog' }))
  expect(notesOn('2027-05-08')).toContain(fill(words.season, { season: 'Summer weekends' }))
  expect(notesOn('2027-05-11')).not.toContain('Summer weekends')
  expect(notesOn('2026-10-05')).not.toContain('Colours')
})

it('says whether the night charge is touched', () => {
  const notesAt = (time: string) => describePlan(plain, { time }, words).notes
  expect(notesAt('06:00')).toContain(words.nightCharge.no)
  expect(notesAt('22:30')).toContain(words.nightCharge.yes)
  expect(notesAt('03:00')).toContain(words.nightCharge.ask)
})
