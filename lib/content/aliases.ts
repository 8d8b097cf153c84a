/** A path without its trailing slash, which authors may write or omit. */
export const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/**
 * Renamed entries, by each of their former addresses.
 * @param entries drafts included: a former name refers to the same vehicle whether it is shown or not.
 */
export const byAlias = <Entry extends { aliases: string[] }>(entries: Entry[]): Map<string, Entry> =>
  new Map(entries.flatMap((entry) => entry.aliases.map((alias) => [withoutSlash(alias), entry] as const)))
