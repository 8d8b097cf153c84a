/** Folders of the site, all served as immutable: their file names contain content hashes. */
export const SCRIPTS = '_next/static'
export const CHUNKS = `${SCRIPTS}/chunks`
/** Of pages whose scripts start late. */
export const PAYLOADS = `${SCRIPTS}/pages`
export const DEFERRED_STYLES = `${SCRIPTS}/styles`
export const LOADERS = `${SCRIPTS}/loaders`
