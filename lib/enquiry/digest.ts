import type { TemplateName } from '@/lib/config/env'
import type { TemplateParams } from './outcome'

/** Case and spaces make no other enquiry. */
const normalise = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/** 53 bits of a text, after cyrb53: enough to tell a visitor's enquiries apart, too few to read one back. */
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

/** What says whether two enquiries are the same: their content. The page they were sent from does not count. */
export function digestOf(template: TemplateName, params: TemplateParams): string {
  const content = Object.entries(params)
    .filter(([name]) => name !== 'page_url')
    .map(([name, value]) => [name, normalise(value)])
  return hash(JSON.stringify([template, content.sort()]))
}
