import { latePageSteps } from '@/late-start/build/rewrite-page'
import { lateSiteSteps } from '@/late-start/build/rewrite-site'
import { plainPageSteps, plainSiteSteps } from '@/tools/postbuild/plain'
import { runSteps, stepsOver, unmetReads } from '@/tools/postbuild/step'

const step = stepsOver<{ given: number; half: number; sum: number }>()
const halve = step({
  name: 'halve',
  reads: ['given'],
  writes: ['half'],
  run: ({ given }) => ({ half: given / 2 }),
})
const add = step({
  name: 'add',
  reads: ['given', 'half'],
  writes: ['sum'],
  run: ({ given, half }) => Promise.resolve({ sum: given + half }),
})

it('passes each step the outputs of earlier steps', async () => {
  expect(await runSteps([halve, add], { given: 4 })).toEqual({ given: 4, half: 2, sum: 6 })
})

it('reports a part that is read before any step writes it', () => {
  expect(unmetReads([halve, add], ['given'])).toEqual([])
  expect(unmetReads([add, halve], ['given'])).toEqual(['add: half'])
  expect(unmetReads([halve], [])).toEqual(['halve: given'])
})

it('the post-build steps read only inputs and earlier outputs', () => {
  expect(unmetReads(lateSiteSteps, ['settings'])).toEqual([])
  expect(unmetReads(plainSiteSteps, ['settings'])).toEqual([])
  expect(unmetReads(latePageSteps, ['document', 'origins', 'snippets', 'bundle', 'flight'])).toEqual([])
  expect(unmetReads(plainPageSteps, ['document', 'origins', 'snippets', 'trust'])).toEqual([])
})

it.each([
  ['late', latePageSteps],
  ['plain', plainPageSteps],
])('the CSP of a %s page is written last, with the hashes of inline content', (_kind, steps) => {
  expect(steps.at(-1)?.name).toBe('policy')
})
