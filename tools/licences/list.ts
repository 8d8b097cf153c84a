export type Shipped = { name: string; version: string; licence: string }

type LockEntry = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}

/** Licences that let a website ship the code; each asks for no more than its notice, which the sources carry. */
const FIT = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]

/** The editor is bundled from packages that only the build needs. */
const BUNDLED = ['@sveltia/cms']

/** Packages whose manifest names no licence, read in the LICENSE file that they carry. */
const READ: Record<string, string> = { suncalc: 'BSD-2-Clause' }

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * What may end in `out/`, by the lock file: everything the pages are made with, and the editor. Optional packages are
 * tools of one system or another, and none of them ships.
 */
export function shippedPackages(lock: { packages: Record<string, LockEntry> }): Shipped[] {
  const shipped = Object.entries(lock.packages)
    .filter(([path]) => path.startsWith('node_modules/'))
    .filter(
      ([path, { dev, devOptional, optional }]) =>
        BUNDLED.includes(nameOf(path)) || !(dev || devOptional || optional),
    )
    .map(([path, { version = '', license = READ[nameOf(path)] ?? 'none given' }]) => ({
      name: nameOf(path),
      version,
      licence: license,
    }))
  const byName = new Map(shipped.map((each) => [`${each.name} ${each.version}`, each]))
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Those whose licence nobody has looked at. */
export const unknownLicences = (packages: Shipped[]) =>
  packages.filter(({ licence }) => !FIT.includes(licence))

/** The page of the documents that lists them. */
export const licencesPage = (packages: Shipped[]): string =>
  [
    '# Licences of what ships',
    '',
    'Packages whose code may end in the exported site, from the lock file; written by `npm run licences`.',
    '',
    ...packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`),
    '',
  ].join('\n')
