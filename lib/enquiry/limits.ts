/** How many enquiries one browser may send within the period. */
export const MAX_SENT = 8
/** The period, in milliseconds. The same enquiry is sent once within it. */
export const PERIOD_MS = 10 * 60_000
