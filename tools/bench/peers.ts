import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compressFolder, openCopies } from '../shared/compress'

type Peer = {
  name: string
  repository: string
  build: string[]
  /** What is published, and where below the root, from folders of the built project. */
  published: Record<string, string>
  /** Stands in for pictures of hosts that cannot be reached while the peer is built. */
  picture: string
}

const peers: Peer[] = [
  {
    name: 'AstroWind',
    repository: 'https://github.com/onwidget/astrowind',
    build: ['astro', 'build'],
    published: { dist: '.' },
    picture: 'src/assets/images/hero-image.png',
  },
  {
    name: 'Next.js landing page starter',
    repository: 'https://github.com/ixartz/Next-JS-Landing-Page-Starter-Template',
    build: ['next', 'build'],
    published: { '.next/server/pages/index.html': 'index.html', '.next/static': '_next/static', public: '.' },
    picture: 'public/assets/images/nextjs-landing-page-banner.png',
  },
]

const FOLDER = '.cache/bench/peers'
const STAND_IN = resolve('tools/bench/stand-in-pictures.mjs')

const run = (command: string, args: string[], cwd: string, env: Record<string, string> = {}) =>
  execFileSync(command, args, { cwd, stdio: 'ignore', env: { ...process.env, ...env } })

async function buildPeer({ name, repository, build, published, picture }: Peer): Promise<string> {
  const site = resolve(FOLDER, name)
  if (existsSync(site)) return site
  // Outside this project, whose configuration of PostCSS it would find.
  const source = mkdtempSync(join(tmpdir(), 'peer-'))
  run('git', ['clone', '--depth', '1', repository, '.'], source)
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], source)
  run('npx', build, source, {
    NODE_OPTIONS: `--import ${STAND_IN}`,
    STAND_IN_PICTURE: join(source, picture),
  })
  for (const [from, to] of Object.entries(published))
    cpSync(join(source, from), join(site, to), { recursive: true })
  rmSync(source, { recursive: true })
  await compressFolder(site, openCopies())
  return site
}

/**
 * Builds the home pages of public templates to compare with, once, from their repositories.
 * @returns the folder of each; undefined, with a line printed, where one could not be fetched or built.
 */
export async function buildPeers(): Promise<{ name: string; site?: string }[]> {
  const built = []
  for (const peer of peers)
    try {
      built.push({ name: peer.name, site: await buildPeer(peer) })
    } catch (error) {
      console.log(`${peer.name} is left out: ${(error as Error).message}`)
      built.push({ name: peer.name })
    }
  return built
}
