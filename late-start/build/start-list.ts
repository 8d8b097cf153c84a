/**
 * The loader's `data-start` attribute: the folder of scripts, then the names of the payload and of the chunks in it.
 */
export function writeStartList(folder: string, addresses: string[]): string {
  const outside = addresses.find((address) => !address.startsWith(folder))
  if (outside) throw new Error(`${outside} lies outside ${folder}`)
  return [folder, ...addresses.map((address) => address.slice(folder.length))].join(' ')
}

/** The addresses in such a list, the payload's first. */
export function readStartList(list: string): string[] {
  const [folder = '', ...names] = list.split(' ')
  return names.map((name) => folder + name)
}
