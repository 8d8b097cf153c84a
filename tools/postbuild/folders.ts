/** The folders of what pages load. Only the service worker lies beside them, since its address must not change. */
export const SCRIPTS = '_next/static'
/** Next.js's own, of which no page loads anything. */
export const CHUNKS = `${SCRIPTS}/chunks`
/** The scripts that start islands, and what they receive. */
export const ISLANDS = `${SCRIPTS}/islands`
/** Fonts and icons. */
const MEDIA = `${SCRIPTS}/media`
/** Served as immutable: their file names contain content hashes. */
export const IMMUTABLE = [ISLANDS, MEDIA]
