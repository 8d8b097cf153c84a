import { ContentError } from '../../lib/content/load'
import { placeIn } from '../shared/place'
import type { Fault } from './fault'

/** What the readers of the content refuse, the way the build does. @param read reads all of it. */
export function contentFaults(read: () => void): Fault[] {
  try {
    read()
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(({ path, line, reason }) => ({
      where: placeIn(error.file, line, path),
      what: reason,
      needs: 'The build stops here until it is mended',
    }))
  }
}
