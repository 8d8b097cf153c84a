import { execFileSync } from 'node:child_process'

import { LOCAL_IDENTIFIERS } from '@/tools/inbox/identifiers.mjs'
import { TEMPLATE_NAMES, templateNameOf } from '@/tools/inbox/templates'

it('can be imported by plain Node, before packages are installed', () => {
  const script = "import('./tools/inbox/identifiers.mjs').then((m) => console.log(JSON.stringify(m)))"
  const output = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual({ LOCAL_IDENTIFIERS })
})

it('sends to the site’s own origin', () => {
  expect(LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_ORIGIN).toBe('/')
})

it('has a separate template for every form', () => {
  const names = Object.values(LOCAL_IDENTIFIERS).map(templateNameOf).filter(Boolean)
  expect(names).toEqual([...TEMPLATE_NAMES])
})
