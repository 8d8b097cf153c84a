import type { Fault } from '../shared/fault'
import { productionFaults } from '../settings/faults'
import type { Environment } from '../settings/identifiers'

/** Environment variables that a production build lacks, or values of a trial build. */
export const environmentFaults = (env: Environment): Fault[] => [
  ...productionFaults(env),
  ...(env.SITE_ENV === 'preview'
    ? [{ where: 'SITE_ENV', what: 'asks for a preview', needs: 'Leave it out, or say production' }]
    : []),
]
