import type { ContentError } from '../../lib/content/content-error'
import { placeIn } from '../shared/place'
import type { Fault } from '../shared/fault'

/** The content errors that stop the build. */
export const contentFaults = (mistakes: ContentError[]): Fault[] =>
  mistakes.flatMap(({ file, problems }) =>
    problems.map(({ path, line, reason }) => ({
      where: placeIn(file, line, path),
      what: reason,
      needs: 'The build stops here until it is fixed',
    })),
  )
