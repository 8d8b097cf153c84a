/** What content files leave to do, for `npm run golive` and for the list of a preview. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { findSvg } from '../../lib/content/clients'
import type { Vehicle } from '../../lib/content/schema/fleet'
import { findPicture, vehiclePictures } from '../../lib/images/pictures'
import { daysBetween } from '../../lib/time/days'
import { type ContentFile, toPath } from './content-files'
import type { Fault } from './fault'
import { faultsOfPicture, kindOfPicture } from './picture-rules'
import { textsIn } from './texts-in'

/** A place in a content file, as its author reads it: `content/company.yaml:6 phone.display`. */
function placeIn({ name, lineOf }: ContentFile, path: PropertyKey[]): string {
  const line = lineOf(path)
  return `${name}${line ? `:${line}` : ''} ${path.join('.')}`
}

const noted = z.looseObject({ sample: z.array(z.string()).optional(), checkedOn: z.string().optional() })
const notesIn = ({ data }: ContentFile) => noted.safeParse(data).data ?? {}

/** The values of a file that are still samples; a fault that there is no value of that name. */
export const sampleFaults = (file: ContentFile): Fault[] =>
  (notesIn(file).sample ?? []).map(toPath).map((path) => ({
    where: placeIn(file, path),
    ...(file.has(path)
      ? {
          what: 'is on the sample list',
          needs:
            'Put the company’s own there, or take out what it does not promise, then its name out of the file’s sample list',
        }
      : {
          what: 'is on the sample list, but there is no such value',
          needs: 'Take it out of the file’s sample list',
        }),
  }))

/** Road guides, and what stands on their roads, are checked every three months, everything else once a year. */
const daysOf = (name: string) => (/^content\/(routes|roads)\//.test(name) ? 92 : 366)

/** Why a file is to be read again: nobody has for long. Roads, rules and figures in it may be out of date. */
export function freshnessNotes(file: ContentFile, today: string): Fault[] {
  const { checkedOn } = notesIn(file)
  const age = checkedOn ? daysBetween(checkedOn, today) : 0
  if (age >= 0 && age <= daysOf(file.name)) return []
  const what = age < 0 ? `${checkedOn} is still to come` : `${checkedOn} is ${age} days ago`
  return [{ where: placeIn(file, ['checkedOn']), what, needs: 'Check what it says, then give that day' }]
}

const PICTURE = /^\/(scenes|ourFleet)\/\S.*\.(avif|webp|png|jpe?g|svg)$/i

/** A picture's sides, of which an SVG has none, and its weight. The width is undefined while it is missing. */
function measure(src: string) {
  const file = join('public', src)
  const bytes = existsSync(file) ? statSync(file).size : undefined
  if (/\.svg$/i.test(src)) return { width: findSvg(src) ? Infinity : undefined, bytes }
  const picture = findPicture(src)
  return { width: picture?.width, height: picture?.height, bytes }
}

/** The pictures that the data of a content file names, with their paths in it. */
export const picturesIn = (data: unknown) =>
  textsIn(data)
    .filter(({ text }) => PICTURE.test(text))
    .map(({ text, path }) => ({ src: text, path, ...measure(text) }))

function faultsOf(src: string, path: PropertyKey[], where: () => string): Fault[] {
  const { width, ...measured } = measure(src)
  const faults =
    width === undefined
      ? [{ what: 'is missing', needs: 'Put a picture there' }]
      : faultsOfPicture(kindOfPicture(src, path), { width, ...measured })
  return faults.map(({ what, needs }) => ({ where: where(), what: `public${src} ${what}`, needs }))
}

/** Pictures that a file names, and that are missing or do not suit the place where they are shown. */
export const pictureFaults = (file: ContentFile): Fault[] =>
  picturesIn(file.data).flatMap(({ src, path }) => faultsOf(src, path, () => placeIn(file, path)))

/** The same of a vehicle, whose pictures are found by their path, not by its file. */
export const vehicleFaults = (vehicle: Vehicle): Fault[] =>
  vehiclePictures(vehicle).flatMap((picture, index) =>
    faultsOf(
      picture?.src ?? `/ourFleet/${vehicle.category}/${vehicle.slug}/${index + 1}.jpg`,
      [],
      () => `content/fleet/vehicles/${vehicle.slug}.yaml`,
    ),
  )
