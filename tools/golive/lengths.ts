import { DESCRIPTION_LENGTH, TITLE_MAX } from '../../lib/seo/length-limits'
import type { Fault } from '../shared/fault'

/** The texts of a page that search engines show. */
type Shown = { path: string; title: string; description: string; files: string[] }

const between = (length: number, { min, max }: { min: number; max: number }) => length >= min && length <= max

/** Titles and descriptions that search engines would truncate or ignore. */
export const lengthFaults = (pages: Shown[]): Fault[] =>
  pages.flatMap(({ path, title, description, files }) => {
    const where = `content/${files[0]}`
    const needs = `Make it at most ${TITLE_MAX} characters`
    const { min, max } = DESCRIPTION_LENGTH
    return [
      ...(title.length > TITLE_MAX
        ? [{ where, what: `the title of ${path} has ${title.length} characters`, needs }]
        : []),
      ...(between(description.length, DESCRIPTION_LENGTH)
        ? []
        : [
            {
              where,
              what: `the description of ${path} has ${description.length} characters`,
              needs: `Make it ${min} to ${max} characters`,
            },
          ]),
    ]
  })
