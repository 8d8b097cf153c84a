import { hashOfCode } from '../shared/build-cache'

/**
 * Every step of a build, in order: the one list that `npm run build`, `start`, `preview`, `dev`, the tests and the
 * benches run. A step may read only committed files and outputs of earlier steps: all outputs in `makes` are deleted
 * before the first step, so that a step in the wrong position fails on every machine, not only in a new checkout.
 */
export type BuildStep = {
  name: string
  /** A script of this project, or the command of a package. */
  command: [program: string, ...args: string[]]
  reads: string[]
  makes: string[]
  /** Kept between builds: files named after the hash of what they were made from, or a record of such hashes. */
  caches?: string[]
}

/** Made by the build and read by later steps. */
const MANIFEST = 'lib/images/pictures.generated.json'
const FONTS = 'app/fonts'
const ICONS = 'public/app-icons'
const LAND = 'components/guides/land.generated.svg'
const PICTURES = 'public/pictures'
const CARDS = 'public/cards'
const EXPORT = 'out'
const YAML = '.cache/yaml'
/** The parsed YAML of the last build, by the code that parses it. */
export const yamlCacheFile = (): string => `${YAML}/${hashOfCode('lib/content/load.ts')}.json`

const FRAMING = 'tools/pictures/framing.json'
const MASTERS = ['public/ourFleet', 'public/scenes']
const CODE = ['app', 'components', 'late-start', 'lib', 'view-models']

/** What `next build` reads besides the code. */
export const assetSteps: BuildStep[] = [
  {
    name: 'picture manifest',
    command: ['tools/picture-manifest.ts'],
    reads: [...MASTERS, FRAMING],
    makes: [MANIFEST],
    caches: ['.cache/manifest'],
  },
  {
    name: 'content check',
    command: ['tools/check-content.ts'],
    reads: ['content', MANIFEST],
    makes: [],
    caches: [YAML],
  },
  {
    name: 'fonts',
    command: ['tools/fonts.ts'],
    reads: ['content'],
    makes: [FONTS],
    caches: ['.cache/fonts'],
  },
  {
    name: 'icons',
    command: ['tools/icons.ts'],
    reads: ['app/icon.svg', 'components/ui'],
    makes: [ICONS],
    caches: ['.cache/icons'],
  },
  {
    name: 'map',
    command: ['tools/map.ts'],
    reads: ['content', MANIFEST],
    makes: [LAND],
    caches: ['.cache/map'],
  },
  {
    name: 'pictures',
    command: ['tools/pictures.ts'],
    reads: [...MASTERS, FRAMING, MANIFEST],
    makes: [],
    caches: [PICTURES],
  },
  {
    name: 'social cards',
    command: ['tools/cards.ts'],
    reads: ['content', ...MASTERS, MANIFEST],
    makes: [CARDS],
    caches: ['.cache/cards'],
  },
]

/** The folder of the builds of further locales until the default one is built. */
export const FURTHER_LOCALES = '.cache/locales'

const siteSteps: BuildStep[] = [
  {
    name: 'further languages',
    command: ['tools/locales.ts', 'build'],
    reads: [...CODE, 'content', 'public', MANIFEST, FONTS, ICONS, LAND, PICTURES, CARDS],
    makes: [FURTHER_LOCALES],
  },
  {
    name: 'export',
    command: ['next', 'build'],
    reads: [...CODE, 'content', 'public', MANIFEST, FONTS, ICONS, LAND, PICTURES, CARDS],
    makes: [EXPORT],
    caches: ['.next'],
  },
  {
    name: 'published pictures',
    command: ['tools/publish-masters.ts'],
    reads: [EXPORT],
    makes: [],
    caches: ['.cache/masters'],
  },
  {
    name: 'post-build',
    command: ['tools/postbuild.ts'],
    reads: ['content', EXPORT],
    makes: [],
  },
  {
    name: 'forwarding pages',
    command: ['tools/forward-pages.ts'],
    reads: ['content', EXPORT],
    makes: [],
  },
  {
    name: 'languages together',
    command: ['tools/locales.ts', 'merge'],
    reads: [EXPORT, FURTHER_LOCALES],
    makes: [],
  },
  {
    name: 'editor',
    command: ['tools/build-admin.ts'],
    reads: ['content', 'lib', MANIFEST, EXPORT, '.next'],
    makes: [],
    caches: ['.cache/editor', '.cache/editor-package'],
  },
  { name: 'preview list', command: ['tools/preview-page.ts'], reads: ['content', EXPORT], makes: [] },
  {
    name: 'compression',
    command: ['tools/compress.ts'],
    reads: [EXPORT],
    makes: [],
    caches: ['.cache/compressed'],
  },
  // After the compression: a compressed copy of these would only be one more file that a host must refuse to serve.
  { name: 'host files', command: ['tools/hosts.ts'], reads: [EXPORT], makes: ['hosts'] },
]

export const buildSteps: BuildStep[] = [...assetSteps, ...siteSteps]
