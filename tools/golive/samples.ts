import { placeIn } from '../shared/place'
import type { Sample } from '../shared/samples'
import type { Fault } from '../shared/fault'

/** What a vehicle's file says that the vehicle has, or that comes with it: a customer will ask for it. */
const PROMISES = /^(bags|comfort|features|rentalDetails|specs)\b/

/** Whether nobody but the company can say whether this holds. */
const isPromise = ({ file, key, known }: Sample) =>
  known && file.startsWith('content/fleet/vehicles/') && PROMISES.test(key)

/** Every remaining sample value that is no promise. */
export const sampleFaults = (samples: Sample[]): Fault[] =>
  samples
    .filter((sample) => !isPromise(sample))
    .map(({ file, line, key, known }) =>
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

/** Every promise that the company has not confirmed, one fault for each text. */
export const promiseFaults = (samples: Sample[]): Fault[] =>
  samples.filter(isPromise).flatMap(({ file, line, key, texts }) =>
    texts.map((text) => ({
      where: placeIn(file, line, key),
      what: `promises ‘${text}’`,
      needs: 'Does the company? Then take its name out of the file’s sample list; else remove it',
    })),
  )
