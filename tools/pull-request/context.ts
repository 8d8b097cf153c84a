/**
 * The commit status under which a preview's address is posted: the editor identifies it by this context among other
 * statuses.
 */
export const PREVIEW_CONTEXT = 'Site preview'
