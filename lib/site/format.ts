const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day such as '2026-11-25' as visitors read it: '25 November 2026'. */
export const formatDay = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`))
