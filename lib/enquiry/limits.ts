/** How many enquiries one browser may send within the period. */
export const MAX_SENT = 8
/** The period, in milliseconds. The same enquiry is sent once within it. */
export const PERIOD_MS = 10 * 60_000
/** How long the references of sent enquiries stay on the device, in milliseconds. */
export const SHOWN_MS = 3 * 24 * 60 * 60_000
/** The key of the sent enquiries in localStorage. */
export const SENT_KEY = 'enquiries-sent'
