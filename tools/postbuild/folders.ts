/** The folders of what pages load. Only the service worker lies beside them, since its address must not change. */
export const SCRIPTS = '_next/static'
export const CHUNKS = `${SCRIPTS}/chunks`
/** Of pages whose scripts start late. */
export const PAYLOADS = `${SCRIPTS}/pages`
export const DEFERRED_STYLES = `${SCRIPTS}/styles`
export const LOADERS = `${SCRIPTS}/loaders`
/** Fonts and icons. */
const MEDIA = `${SCRIPTS}/media`
/** Served as immutable: their file names contain content hashes. */
export const IMMUTABLE = [CHUNKS, PAYLOADS, DEFERRED_STYLES, LOADERS, MEDIA]
