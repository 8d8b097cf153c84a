import { placeIn } from '../shared/place'
import type { Sample } from '../shared/samples'
import type { Fault } from '../shared/fault'

/** Every remaining sample value. */
export const sampleFaults = (samples: Sample[]): Fault[] =>
  samples.map(({ file, line, key, known }) =>
    known
      ? {
          where: placeIn(file, line, key),
          what: 'is on the sample list',
          needs:
            'Put the company’s own there, if it is not there yet, then take its name out of the file’s sample list',
        }
      : {
          where: placeIn(file, line, key),
          what: 'is on the sample list, but there is no such value',
          needs: 'Take it out of the file’s sample list',
        },
  )
