import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import type { Site } from './site'

/** What keeps the address of a page, whose query may hold a name and a number, from other sites. */
const SAFE = ['no-referrer', 'same-origin']

/** Pages that do not say so themselves: not every host of the site sends headers. */
export const leaks = ({ files, read }: Site): string[] =>
  [...files]
    .filter((file) => file.endsWith('.html'))
    .filter((file) => {
      const meta = select('meta[name="referrer"]', fromHtml(read(file) ?? ''))
      return !SAFE.includes(String(meta?.properties.content))
    })
    .map((file) => `${file} lets its address be told to other sites`)
