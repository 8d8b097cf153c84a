import { readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { visit, SKIP } from 'unist-util-visit'
import { filesBelow } from './shared/files-below'
const counts = new Map<string, { n: number; where: string }>()
const note = (t: string, where: string) => {
  const c = counts.get(t) ?? { n: 0, where }
  c.n++
  counts.set(t, c)
}
for (const f of filesBelow('out/en-XA').filter((f) => f.endsWith('.html'))) {
  visit(fromHtml(readFileSync('out/en-XA/' + f, 'utf8')), (node: any) => {
    if (node.type === 'element') {
      if (['script', 'style'].includes(node.tagName)) return SKIP
      for (const k of ['alt', 'ariaLabel', 'title', 'placeholder', 'ariaDescription', 'ariaRoleDescription'])
        if (typeof node.properties[k] === 'string' && /[A-Za-z]{2}/.test(node.properties[k]))
          note(k + ': ' + node.properties[k], f)
      if (
        node.tagName === 'meta' &&
        typeof node.properties.content === 'string' &&
        !['viewport', 'robots', 'twitter:card', 'og:type', 'og:locale'].includes(
          node.properties.name ?? node.properties.property,
        ) &&
        !/https?:/.test(node.properties.content) &&
        !node.properties.httpEquiv &&
        /[A-Za-z]{2}/.test(node.properties.content)
      )
        note('meta ' + (node.properties.name ?? node.properties.property) + ': ' + node.properties.content, f)
    }
    if (node.type === 'text' && /[A-Za-z]{2}/.test(node.value)) note(node.value.trim(), f)
    return undefined
  })
}
const all = [...counts].sort((a, b) => b[1].n - a[1].n)
console.log(all.length)
for (const [t, { n, where }] of all) console.log(n, where, JSON.stringify(t.slice(0, 140)))
