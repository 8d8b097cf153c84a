/** An address as the code writes it, without its last slash, whether or not its author gave it one. */
export const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/**
 * The entries that have been renamed, by each of their former addresses.
 * @param entries drafts included: whoever names a vehicle by its former name means the same one, shown or not.
 */
export const byAlias = <Entry extends { aliases: string[] }>(entries: Entry[]): Map<string, Entry> =>
  new Map(entries.flatMap((entry) => entry.aliases.map((alias) => [withoutSlash(alias), entry] as const)))
