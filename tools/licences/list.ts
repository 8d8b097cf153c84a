export type Shipped = { name: string; version: string; licence: string }

type LockEntry = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}

/** Licences that allow a website to ship the code; each requires only its notice, which the sources contain. */
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

/** Development dependencies whose code the editor bundles. */
const BUNDLED = ['@sveltia/cms']

/** Licences of packages without one in their manifest, taken from their LICENSE file. */
const READ: Record<string, string> = { suncalc: 'BSD-2-Clause' }

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Packages whose code may be in `out/`, by the lock file: the dependencies of pages and editor. Optional packages are
 * platform-specific tools, and are not shipped.
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

/** Packages whose licence has not been reviewed. */
export const unknownLicences = (packages: Shipped[]) =>
  packages.filter(({ licence }) => !FIT.includes(licence))

/** The text of docs/licences.md. */
export const licencesPage = (packages: Shipped[]): string =>
  [
    '# Licences of what ships',
    '',
    'Packages whose code may end in the exported site, from the lock file; written by `npm run licences`.',
    '',
    ...packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`),
    '',
  ].join('\n')
