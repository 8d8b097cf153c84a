import * as z from 'zod'
import { distanceBetween } from '@/lib/guides/map'
import { festivals } from '@/lib/time/festivals'
import { weekdays } from '@/lib/time/weekdays'
import {
  aliases,
  copy,
  draft,
  hasSearchTitle,
  isoDay,
  line,
  list,
  markdownSection,
  month,
  name,
  needsSearchTitle,
  pastDay,
  picture,
  point,
  postId,
  question,
  sample,
  searchDescription,
  searchTitle,
  slug,
  text,
  timeOfDay,
  toggle,
  whole,
  yearDay,
} from './values'

const minutes = whole(1, 1440)

const hourFields = { from: timeOfDay, to: timeOfDay }
const areTwo = ({ from, to }: { from: string; to: string }) => from !== to
const needsTwo = { path: ['to'], error: 'must be another time than from' }

/** Slower than a walk through a bazaar, or faster than a commercial vehicle may: a figure is mistyped. */
const [SLOWEST, FASTEST] = [8, 100]

const stageFields = z.strictObject({
  to: text.meta({ description: 'The place at the end of the stage, such as Pari Chowk, Greater Noida.' }),
  place: point.meta({ description: 'Its latitude and longitude in degrees.' }),
  via: z
    .array(point)
    .default([])
    .meta({ description: 'Points between, which give the road its shape on the map.' }),
  kilometres: whole(1, 2000),
  minutes: z.strictObject({ day: minutes, night: minutes }).meta({
    description:
      'Driving time without halts, in dry weather: between 6 in the morning and 10 at night, and in the night.',
  }),
  hill: toggle
    .default(false)
    .meta({ description: 'A hill road, which wants daylight and where the driver keeps a lower speed.' }),
  byDaylight: toggle
    .default(false)
    .meta({ description: 'A stage that our drivers do not begin in the dark.' }),
  isDestination: toggle.default(false).meta({
    title: 'A destination too',
    description:
      'What the guide says of vehicles and of days not to go holds of the place at its end as well.',
  }),
  road: copy.meta({ description: 'What the road is like.' }),
  halt: z
    .strictObject({ minutes, text })
    .optional()
    .meta({ description: 'The usual halt at the end of the stage, and what it is good for.' }),
  night: text.optional().meta({
    description: 'The town of a night at its end. Planners propose no other place for one.',
  }),
  closed: z
    .strictObject({ ...hourFields, text })
    .refine(areTwo, needsTwo)
    .optional()
    .meta({ description: 'Hours in which the stage may not be driven, and who says so.' }),
})

type Driven = Pick<z.infer<typeof stageFields>, 'kilometres' | 'minutes'>
const isDriven = ({ kilometres, minutes }: Driven, context: z.RefinementCtx) => {
  for (const [key, value] of Object.entries(minutes)) {
    const speed = Math.round((kilometres / value) * 60)
    if (speed >= SLOWEST && speed <= FASTEST) continue
    const message = `would be ${speed} km/h on ${kilometres} km: correct one of the two`
    context.addIssue({ code: 'custom', path: ['minutes', key], message })
  }
}

const stage = stageFields.superRefine(isDriven)

/** By how much a road may seem shorter than the straight line: its places are points within towns. */
const ROUNDED_KM = 3

const stages = list(stage)
  .min(2, 'must have at least two stages')
  .superRefine((all, context) => {
    for (const [index, { place, kilometres }] of all.entries()) {
      const before = all[index - 1]?.place
      if (!before) continue
      const straight = Math.round(distanceBetween(before, place))
      if (straight > 0 && straight <= kilometres + ROUNDED_KM) continue
      const message = `is ${straight} km from the place before in a straight line, and the road ${kilometres} km: correct one of the two`
      context.addIssue({ code: 'custom', path: [index, 'place'], message })
    }
  })

const onWeekdays = list(z.enum(weekdays, 'must be a day such as Friday')).min(1).optional()

const yearDays = z.strictObject({ from: yearDay, until: yearDay }).optional()

const festival = z
  .enum(festivals, `must be one of ${festivals.join(', ')}`)
  .optional()
  .meta({ description: 'In place of months and days: on the days of a festival, which follow the moon.' })

const seasonFields = z.strictObject({
  title: line,
  months: list(month).min(1).optional(),
  hours: z
    .strictObject(hourFields)
    .refine(areTwo, needsTwo)
    .optional()
    .meta({ description: 'Only at these hours, such as fog from 22:00 to 10:00.' }),
  days: yearDays.meta({ description: 'In place of months: every year from 12-15 until 01-31.' }),
  festival,
  weekdays: onWeekdays.meta({
    description: 'Only on these, such as Friday, Saturday and Sunday for a summer’s queues into the hills.',
  }),
  on: z.enum(['all', 'plains', 'hills'], "must be 'all', 'plains' or 'hills'"),
  stage: whole(1, 30).optional().meta({
    description: 'Only on the stage of this number, such as the rush hours of the town that it passes.',
  }),
  way: z.enum(['there', 'back'], "must be 'there' or 'back'").optional().meta({
    title: 'Way',
    description: 'Only on the way there, or only on the way back.',
  }),
  slower: z
    .int()
    .min(0)
    .max(200)
    .meta({ description: 'By how many per cent a stage takes longer then; 0 where it only needs saying.' }),
  isPossible: toggle.optional().meta({
    title: 'Only possible',
    description:
      'It is said on each of its days and comes on few of them: with 0 per cent nothing is counted.',
  }),
  start: timeOfDay
    .optional()
    .meta({ description: 'The usual start in these months, where it is another, such as after fog.' }),
  text: copy,
})

const season = seasonFields.refine(
  ({ months, days, festival }) => [months, days, festival].filter(Boolean).length === 1,
  { path: ['months'], error: 'must be given, or days or a festival in their place' },
)

const daysToAvoid = z.strictObject({
  when: text,
  why: text,
  days: yearDays.meta({
    description:
      'Every year from 12-30 until 01-01. On these days the planners say so; without days and weekdays only the guide does.',
  }),
  festival,
  weekdays: onWeekdays.meta({ description: 'Only on these, or on these all year.' }),
  against: z
    .enum(['arrival', 'visit', 'dayTrip', 'shut'], "must be 'arrival', 'visit', 'dayTrip' or 'shut'")
    .default('arrival')
    .meta({
      description:
        'What it is against: going there that day, being there at all, only there and back in a day, or shut: nobody gets there, and no hours are said.',
    }),
  startAfter: timeOfDay.optional().meta({ description: 'Only for a start after this time.' }),
})

const branch = z.strictObject({
  after: whole(1, 30).meta({ description: 'The number of the stage at whose end it leaves the road.' }),
  isCrossRoad: toggle.default(false).meta({
    title: 'A cross road',
    description:
      'It is known only together with the rest of the road: from Haridwar up to Mussoorie by Dehradun. Nobody comes by it from Delhi.',
  }),
  stages: list(
    stageFields
      .pick({
        ...{ to: true, place: true, kilometres: true, minutes: true, hill: true, byDaylight: true },
        night: true,
      })
      .extend({ halt: z.strictObject({ minutes }).optional() })
      .superRefine(isDriven),
  ).min(1),
  seasons: list(seasonFields.omit({ text: true }))
    .optional()
    .meta({ description: 'Its own. Where it is driven alone, they stand in place of those of the road.' }),
  stayAway: list(daysToAvoid)
    .default([])
    .meta({ title: 'When not to go', description: 'What holds of its places alone.' }),
})

const longer = whole(5, 600).optional().meta({
  title: 'Minutes longer',
  description: 'How many minutes more than a car it is at the wheel. The site says its hours.',
})

const roadKind = z.enum(['plains', 'goodHills', 'hills'], "must be 'plains', 'goodHills' or 'hills'").meta({
  title: 'Kind of road',
  description: 'With `roads` of each vehicle it decides which vehicles may take it.',
})

/** One road from Delhi: `content/routes/<slug>.yaml`. */
export const guideSchema = z
  .strictObject({
    order: whole(0, 999).meta({ description: 'Its place in the list: lower numbers come first.' }),
    place: name.meta({ description: 'The destination as a visitor types it into the trip form.' }),
    title: line,
    searchTitle: searchTitle.optional(),
    description: searchDescription,
    summary: copy.meta({ description: 'A sentence or two, on the list of guides.' }),
    verdict: line.max(40, 'must have at most 40 characters').meta({
      description: 'The shortest honest answer: ‘There and back in a day’, ‘Stay a night’.',
    }),
    answer: copy.meta({ description: 'The same in a few sentences, with the reason.' }),
    best: text.meta({ description: 'The best months.' }),
    picture: picture.optional(),
    usualStart: timeOfDay,
    stages,
    newRoad: z.strictObject({ publishFrom: isoDay, stages }).optional().meta({
      title: 'New road',
      description: 'Its stages replace those above from that day (IST) on; a preview shows them before.',
    }),
    branches: list(branch).default([]).meta({
      description:
        'Roads that go on from one of its stages, such as from Agra to Jaipur. The answer to a trip and the trip planner know them, no page shows them.',
    }),
    beyond: z
      .strictObject({
        name: text.meta({ description: 'What its places are called together, such as Char Dham.' }),
        kind: roadKind,
        stayAway: list(daysToAvoid).meta({ title: 'When not to go' }),
        remember: list(z.strictObject({ what: text, why: text }))
          .default([])
          .meta({
            title: 'To remember',
            description: 'What is to be done or known before, whatever the day.',
          }),
      })
      .optional()
      .meta({ description: 'What holds of the places of its branches in place of the road’s own.' }),
    seasons: list(season).min(1),
    tolls: copy,
    permits: copy,
    afterDark: copy,
    kind: roadKind,
    also: list(slug).default([]).meta({
      title: 'Takes besides',
      description:
        'Vehicles that take it although its kind is above theirs, by their addresses: a coach by night.',
    }),
    charging: toggle
      .default(true)
      .meta({ description: 'Whether an electric car can be charged on it or at its end.' }),
    refuses: z
      .strictObject({ fromSeats: whole(1, 99), text })
      .optional()
      .meta({
        description: 'What its authority keeps off: vehicles from this number of seats on, and in which way.',
      }),
    vehicles: list(z.strictObject({ slug, text, longer })).min(2).meta({
      description:
        'What to say of vehicles on this road. Those that may not take it are left out by themselves.',
    }),
    mind: list(z.strictObject({ name: text, text }))
      .default([])
      .meta({
        title: 'To mind',
        description: 'Beside the vehicles that may not take it: how far others get, or how full.',
      }),
    sections: list(markdownSection).min(2),
    stayAway: list(daysToAvoid).min(2).meta({ title: 'When not to go' }),
    questions: list(question).min(3).max(5),
    posts: list(postId).default([]),
    checkedOn: pastDay.meta({
      title: 'Road checked on',
      description: 'The day on which the distances, hours and rules were last looked over.',
    }),
    aliases,
    draft,
    sample,
  })
  .refine(({ title, searchTitle }) => hasSearchTitle(title, searchTitle), needsSearchTitle)
  .superRefine(({ stages, newRoad, branches, seasons }, context) => {
    const last = Math.min(stages.length, newRoad?.stages.length ?? Infinity)
    const named = [
      ...branches.map(({ after }, index) => ({ stage: after, path: ['branches', index, 'after'] })),
      ...seasons.map(({ stage = 1 }, index) => ({ stage, path: ['seasons', index, 'stage'] })),
    ]
    for (const { stage, path } of named)
      if (stage > last)
        context.addIssue({ code: 'custom', path, message: `must be a stage, from 1 to ${last}` })
  })

export type GuideFile = z.infer<typeof guideSchema>
export type GuideStage = GuideFile['stages'][number]
export type GuideSeason = GuideFile['seasons'][number]
