import type { Fault } from '../shared/fault'
import { productionFaults } from '../settings/faults'
import type { Environment } from '../settings/identifiers'

/** What the environment of the build lacks, or holds of a trial build. */
export const environmentFaults = (env: Environment): Fault[] => [
  ...productionFaults(env),
  ...(env.SITE_ENV === 'preview'
    ? [{ where: 'SITE_ENV', what: 'asks for a preview', needs: 'Leave it out, or say production' }]
    : []),
]
