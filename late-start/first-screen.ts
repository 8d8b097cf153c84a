/** The attribute of the element at the end of the first screen (client/first-screen-end.tsx). */
export const FIRST_SCREEN_END = 'data-first-screen-end'
