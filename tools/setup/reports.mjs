import { existsSync, readFileSync } from 'node:fs'

/**
 * The content of a report in JSON.
 * @param {string} file
 * @returns {any} undefined where the run did not write it
 */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** A runner with a non-zero exit code but no failed test (a suite that does not load) counts as one failure. */
export const counted = (code, passed = 0, failed = 0) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
})

/** How many tests of a run of Playwright passed and failed. */
export function playwrightCounts(file, code) {
  const stats = readReport(file)?.stats
  return counted(code, stats && stats.expected + stats.flaky, stats?.unexpected)
}
