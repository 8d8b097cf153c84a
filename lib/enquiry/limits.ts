/** How many enquiries one browser may get through within a period. */
export const MAX_SENT = 8
/** That period, in milliseconds. The same enquiry twice within it is one. */
export const PERIOD_MS = 10 * 60_000
