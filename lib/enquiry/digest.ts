import type { Enquiry } from './outcome'

/** Two enquiries that differ only in case and spaces are the same. */
const normalise = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/** 53 bits of a text, after cyrb53: enough to distinguish a visitor's enquiries, too few to recover one. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** A digest of an enquiry's content, by which duplicates are found. The page it was sent from does not count. */
export function digestOf({ template, params }: Enquiry): string {
  const content = Object.entries(params)
    .filter(([name]) => name !== 'page_url')
    .map(([name, value]) => [name, normalise(value)])
  return hash(JSON.stringify([template, content.sort()]))
}
