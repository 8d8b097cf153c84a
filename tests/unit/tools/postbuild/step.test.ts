/** @jest-environment node */
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

it('hands each step what the ones before it wrote', async () => {
  expect(await runSteps([halve, add], { given: 4 })).toEqual({ given: 4, half: 2, sum: 6 })
})

it('names a read that no earlier step writes', () => {
  expect(unmetReads([halve, add], ['given'])).toEqual([])
  expect(unmetReads([add, halve], ['given'])).toEqual(['add: half'])
  expect(unmetReads([halve], [])).toEqual(['halve: given'])
})

it('the steps of the post-build read only what is given or written before', () => {
  expect(unmetReads(lateSiteSteps, ['settings'])).toEqual([])
  expect(unmetReads(plainSiteSteps, ['settings'])).toEqual([])
  expect(unmetReads(latePageSteps, ['document', 'origins', 'snippets', 'bundle'])).toEqual([])
  expect(unmetReads(plainPageSteps, ['document', 'origins', 'snippets', 'trust'])).toEqual([])
})

it.each([
  ['late', latePageSteps],
  ['plain', plainPageSteps],
])('the policy of a %s page comes last: it holds the hashes of what is inline', (_kind, steps) => {
  expect(steps.at(-1)?.name).toBe('policy')
})
