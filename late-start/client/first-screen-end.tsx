import { FIRST_SCREEN_END } from '../first-screen'

/**
 * Marks the end of the first screen of a page that is too long for ten packets. The post-build inlines the styles of
 * what is before it, and makes this element the link to the styles of what follows: browsers paint what is before such
 * a link while it loads.
 */
export const FirstScreenEnd = () => <link {...{ [FIRST_SCREEN_END]: '' }} />
