/**
 * `npm run preview:zip`: packs the build in out/ into an archive that can be mailed and opened with Node alone.
 * Arguments: another folder and another archive name.
 */
import './shared/load-env'
import { existsSync, writeFileSync } from 'node:fs'
import { basePath } from '../lib/config/env'
import { packSite } from './zip/pack'

const [dir = 'out', archive = 'preview.zip'] = process.argv.slice(2)

if (existsSync(`${dir}/index.html`)) {
  const bytes = await packSite(dir, basePath)
  writeFileSync(archive, bytes)
  console.log(`${archive}: ${(bytes.length / 1e6).toFixed(1)} MB. Its README.txt says how to open it.`)
} else {
  console.error(`There is no site in ${dir}/. Build it first: npm run preview, or npm run build`)
  process.exitCode = 1
}
