import { git } from './git'

/**
 * The moment of the commit that is built, so that two builds of one commit are equal; without git, the current time.
 */
export function commitTime(): Date {
  try {
    return new Date(git(['log', '-1', '--format=%cI']))
  } catch {
    return new Date()
  }
}

/**
 * The branch and the commit that are built. A build service checks out a commit without a branch, so its environment
 * variables come first.
 */
export function commitNames(): { branch: string; commit: string } {
  try {
    const named = process.env.GITHUB_HEAD_REF || process.env.GITHUB_REF_NAME || process.env.BRANCH
    return {
      branch: named || git(['rev-parse', '--abbrev-ref', 'HEAD']),
      commit: git(['rev-parse', '--short', 'HEAD']),
    }
  } catch {
    return { branch: '–', commit: '–' }
  }
}
