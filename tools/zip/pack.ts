import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { zipSync, type Zippable } from 'fflate'
import { filesBelow } from '../shared/files-below'

/** The single top-level folder of the archive. */
const PACKED_FOLDER = 'site-preview'

const README = `A build of the website, to be looked at on your own computer.

1. Install Node 20 or newer, if it is not there yet: https://nodejs.org
2. Unpack the archive.
3. Open a terminal (Windows: Command Prompt) in this folder, and type:  node open.mjs
4. Open the address that it prints in a browser of 2023 or later.
`

/**
 * Left out, since the archive would be too large for mail: precompressed copies, the editor, and WebP pictures for
 * browsers from before 2023, which lack AVIF. The film's poster is always WebP.
 */
const LEFT_OUT = [
  /\.(br|gz)$/,
  /^admin\/(?!login\/)/,
  /^pictures\/(?!.*film).*\.webp$/,
  /^(ourFleet|scenes)\/.*\.jpg$/,
]

/** Pictures, film and fonts are compressed already. */
const isDense = (file: string) => /\.(avif|webp|jpe?g|png|mp4|webm|woff2|wasm)$/.test(file)

async function bundleServer(basePath: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'open.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // sirv is CommonJS and requires Node's built-in modules.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    define: { BASE_PATH: JSON.stringify(basePath) },
  })
  const [file] = outputFiles
  if (!file) throw new Error('the server was not bundled')
  return file.contents
}

/** Paths within the folder, with slashes. */
const filesOf = (dir: string): string[] =>
  filesBelow(dir).filter((file) => !LEFT_OUT.some((pattern) => pattern.test(file)))

/**
 * Packs an exported site with a server of one file that opens it.
 * @param dir the exported folder.
 * @param basePath '' or '/folder', as the site was built.
 * @returns the bytes of the ZIP archive.
 */
export async function packSite(dir: string, basePath: string): Promise<Uint8Array> {
  const packed: Zippable = {
    [`${PACKED_FOLDER}/README.txt`]: Buffer.from(README),
    [`${PACKED_FOLDER}/open.mjs`]: await bundleServer(basePath),
  }
  for (const file of filesOf(dir))
    packed[`${PACKED_FOLDER}/site/${file}`] = [
      readFileSync(join(dir, file)),
      { level: isDense(file) ? 0 : 6 },
    ]
  return zipSync(packed)
}
