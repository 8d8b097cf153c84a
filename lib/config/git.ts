import { execFileSync } from 'node:child_process'

/**
 * What git prints, without the line break at its end.
 * @param cwd a folder of the repository; by default the current one.
 * @throws where there is no git, no repository, or nothing to tell.
 */
export const git = (args: string[], cwd = process.cwd()): string =>
  execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // By default a history of more than 1 MB throws.
    maxBuffer: Infinity,
  }).trim()
