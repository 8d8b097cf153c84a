import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import type { Site } from './site'

/** Referrer policies that do not send the path and query, which may hold a name and a number, to other sites. */
const SAFE = ['no-referrer', 'same-origin']

/** Pages without such a meta tag: not every host sends the header. */
export const leaks = ({ files, read }: Site): string[] =>
  [...files]
    .filter((file) => file.endsWith('.html'))
    .filter((file) => {
      const meta = select('meta[name="referrer"]', fromHtml(read(file) ?? ''))
      return !SAFE.includes(String(meta?.properties.content))
    })
    .map((file) => `${file} lets its address be told to other sites`)
