import { lateSiteSteps } from '../../late-start/build/rewrite-site'
import { ContractError } from '../../late-start/next-contract'
import { plainSiteSteps } from './plain'
import type { PostbuildSettings } from './site'
import { runSteps } from './step'

export type Postbuild = {
  /** How many pages were rewritten. */
  count: number
  /** Why the late start was left out although it was asked for. */
  refused?: string
}

/**
 * Rewrites an exported site in place.
 * @param startsLate whether the scripts start late. An export of unknown structure becomes the plain site instead.
 * @throws for an unexpected page; the folder is then unusable.
 */
export async function postbuild(settings: PostbuildSettings, startsLate: boolean): Promise<Postbuild> {
  const plain = async () => (await runSteps(plainSiteSteps, { settings })).pages
  if (!startsLate) return plain()
  try {
    return (await runSteps(lateSiteSteps, { settings })).pages
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    return { ...(await plain()), refused: error.message }
  }
}
