/** How long a submit waits for its island before the form also offers another way to send. */
export const SUBMIT_WAIT_MS = 8000
