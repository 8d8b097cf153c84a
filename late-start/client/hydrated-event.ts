import type { replay } from './replay'

/**
 * The event on `document` by which the page says whether it answers. Until it comes, the inline script of
 * late-start/inline holds what a visitor does. With how to do that again, every island answers from now on; with
 * nothing, none does any more: the page stands as it was last seen.
 */
export const ANSWER = 'site:answer'
export type AnswerEvent = CustomEvent<typeof replay | null>
