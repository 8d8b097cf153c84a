import semver from 'semver'
import { engines } from '@/package.json'
import lock from '@/package-lock.json'

type Locked = { engines?: unknown; optional?: boolean }

const packages = Object.entries(lock.packages as Record<string, Locked>)

/** Optional packages are platform-specific binaries; npm skips those of other platforms. */
const required = packages.flatMap(([path, { engines: wanted, optional }]) =>
  path && !optional && typeof wanted === 'object' && wanted && 'node' in wanted
    ? [[path, String(wanted.node)] as const]
    : [],
)

it('every installed package supports each Node version that the project supports', () => {
  const refusing = required.filter(([, wanted]) => !semver.subset(engines.node, wanted))
  expect(refusing).toEqual([])
})
