import { readFileSync } from 'node:fs'
import { socialNetworks } from '@/lib/content/schema/company'

it.each(socialNetworks)('have a mark for %s', (network) => {
  expect(readFileSync('components/layout/social-marks.svg', 'utf8')).toContain(`<view id="${network}"`)
})
