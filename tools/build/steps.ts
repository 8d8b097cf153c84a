import { hashOfCode } from '../shared/build-cache'

/**
 * Every step of a build, in order: the one list that `npm run build`, `start`, `preview`, `dev`, the tests and the
 * benches run. A step may read only committed files and outputs of earlier steps: all outputs in `makes` are deleted
 * before the first step, so that a step in the wrong position fails on every machine, not only in a new checkout.
 * What `.cache/`, `.next` and `public/pictures` keep between builds is named after the hash of what it was made from.
 */
export type BuildStep = {
  name: string
  /** A script of this project, or the command of a package. */
  command: [program: string, ...args: string[]]
  makes?: string[]
}

/** The parsed YAML of the last build, by the code that parses it. */
export const yamlCacheFile = (): string => `.cache/yaml/${hashOfCode('lib/content/load.ts')}.json`

/** What `next build` reads besides the code. */
export const assetSteps: BuildStep[] = [
  {
    name: 'picture manifest',
    command: ['tools/picture-manifest.ts'],
    makes: ['lib/images/pictures.generated.json'],
  },
  { name: 'content check', command: ['tools/check-content.ts'] },
  { name: 'fonts', command: ['tools/fonts.ts'], makes: ['app/fonts'] },
  { name: 'icons', command: ['tools/icons.ts'], makes: ['public/app-icons'] },
  { name: 'map', command: ['tools/map.ts'], makes: ['components/guides/land.generated.svg'] },
  { name: 'pictures', command: ['tools/pictures.ts'] },
  { name: 'social cards', command: ['tools/cards.ts'], makes: ['public/cards'] },
]

/** The folder of the builds of further locales until the default one is built. */
export const FURTHER_LOCALES = '.cache/locales'

const siteSteps: BuildStep[] = [
  { name: 'further languages', command: ['tools/locales.ts', 'build'], makes: [FURTHER_LOCALES] },
  { name: 'export', command: ['next', 'build'], makes: ['out'] },
  { name: 'published pictures', command: ['tools/publish-masters.ts'] },
  { name: 'post-build', command: ['tools/postbuild.ts'] },
  { name: 'forwarding pages', command: ['tools/forward-pages.ts'] },
  { name: 'languages together', command: ['tools/locales.ts', 'merge'] },
  { name: 'editor', command: ['tools/build-admin.ts'] },
  { name: 'preview list', command: ['tools/preview-page.ts'] },
  { name: 'compression', command: ['tools/compress.ts'] },
  // After the compression: a compressed copy of these would only be one more file that a host must refuse to serve.
  { name: 'host files', command: ['tools/hosts.ts'], makes: ['hosts'] },
]

export const buildSteps: BuildStep[] = [...assetSteps, ...siteSteps]
