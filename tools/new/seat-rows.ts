/** From this many passengers on, rows have an aisle. */
const WITH_AISLE = 9

/** A usual layout for so many passengers, the front row first, in the letters of the seat plans. */
export function seatRows(passengers: number): string[] {
  const row = passengers < WITH_AISLE ? 'SSS' : 'SS.SS'
  const seats = passengers < WITH_AISLE ? 3 : 4
  const behind = passengers - 1
  const rest = behind % seats
  return [
    '|S.D|',
    ...Array<string>(Math.floor(behind / seats)).fill(row),
    ...(rest > 0 ? ['S'.repeat(rest)] : []),
  ]
}
