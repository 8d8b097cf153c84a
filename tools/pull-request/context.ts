/** The commit status under which a preview's address is posted: the editor looks for this one among those of other checks. */
export const PREVIEW_CONTEXT = 'Site preview'
