import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { htaccess } from './apache'
import { cloudFrontFunction } from './cloudfront'
import { vercelConfig, vercelProject } from './vercel'
import { headersFile, redirectsFile } from './netlify'
import { nginxConfig } from './nginx'
import { HOST_FILES } from './rules'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const siteFiles = (basePath: string): Record<string, string> => ({
  _headers: headersFile(basePath),
  _redirects: redirectsFile(basePath),
  'vercel.json': json(vercelConfig(basePath)),
  '.htaccess': htaccess(basePath, HOST_FILES),
  // Without it GitHub Pages ignores every folder that begins with an underscore.
  '.nojekyll': '',
})

const serverFiles = (basePath: string, siteUrl: string): Record<string, string> => ({
  'nginx.conf': nginxConfig({
    basePath,
    root: '/var/www/site',
    listen: ['80', '[::]:80'],
    serverName: new URL(siteUrl).hostname,
    brotli: false,
    refused: HOST_FILES,
  }),
  'cloudfront.js': cloudFrontFunction(basePath, HOST_FILES),
})

/** Files at the root of the repository, for hosts that build the site. They are committed. */
export const repositoryFiles = (): Record<string, string> => ({ 'vercel.json': json(vercelProject()) })

function writeAll(folder: string, files: Record<string, string>): string[] {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return Object.keys(files)
}

/** Writes the committed files. @returns their names. */
export const writeRepositoryFiles = (root: string): string[] => writeAll(root, repositoryFiles())

/**
 * Writes the host configuration for headers, redirects and the 404 page.
 * @param root the exported site, for files that hosts read there.
 * @param beside a folder that is not served, for files that a server administrator installs.
 * @returns the names of the files.
 */
export function writeHostFiles(root: string, beside: string, basePath: string, siteUrl: string): string[] {
  return [...writeAll(root, siteFiles(basePath)), ...writeAll(beside, serverFiles(basePath, siteUrl))]
}
