import { readFileSync } from 'node:fs'
import { licencesPage, shippedPackages, unknownLicences } from '@/tools/licences/list'

const lockOf = (path: string): Parameters<typeof shippedPackages>[0] => JSON.parse(readFileSync(path, 'utf8'))

it('no package with an unknown licence ships', () => {
  expect(unknownLicences(shippedPackages(lockOf('package-lock.json')))).toEqual([])
})

it('the list in the documents matches the lock file', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(
    licencesPage(shippedPackages(lockOf('package-lock.json'))),
  )
})

it('a package without a licence, or with an unreviewed one, is reported', () => {
  const packages = {
    '': {},
    'node_modules/fine': { version: '1.0.0', license: 'MIT' },
    'node_modules/fine/node_modules/silent': { version: '1.0.0' },
    'node_modules/strict': { version: '1.0.0', license: 'AGPL-3.0' },
    'node_modules/tool': { version: '1.0.0', license: 'AGPL-3.0', dev: true },
  }
  expect(unknownLicences(shippedPackages({ packages })).map(({ name }) => name)).toEqual(['silent', 'strict'])
})
