import { execFileSync } from 'node:child_process'
import { delhiClock, walkToPickup } from '@/tests/fixtures/delhi-clock'

describe('a host in another time zone', () => {
  const asked = [
    ...['2026-03-29T01:00:00Z', '2026-11-01T06:00:00Z', '2026-12-31T18:29:59Z', '2028-02-28T18:30:00Z'],
    ...['2026-06-30T23:59:59Z', '2026-10-04T15:45:00Z'],
  ]
    .map((text) => new Date(text).getTime())
    .flatMap((start) => Array.from({ length: 48 }, (_, step) => start + step * 29 * 60_000))

  const zones = [
    'UTC',
    'America/New_York',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Pacific/Chatham',
    'Australia/Lord_Howe',
  ]
  let hosts: { zone: string; offset: number; answers: unknown[] }[]

  beforeAll(() => {
    const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tests/fixtures/print-pickups.ts'], {
      input: JSON.stringify({ zones, instants: asked }),
      encoding: 'utf8',
    })
    hosts = JSON.parse(printed)
  }, 60_000)

  it('is set for the process', () => {
    expect(hosts.map(({ zone }) => zone)).toEqual(zones)
    expect(new Set(hosts.map(({ offset }) => offset)).size).toBe(zones.length)
  })

  it.each(zones)('computes Delhi’s day and time in %s', (zone) => {
    const expected = asked.map((instant) => [delhiClock(instant), walkToPickup(instant)])
    expect(hosts[zones.indexOf(zone)]?.answers).toEqual(expected)
  })
})
