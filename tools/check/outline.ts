import type { Site } from './site'

/** Pages without exactly one h1, or whose headings skip a level. */
export const headings = ({ pages }: Site) =>
  pages.flatMap(({ path, headings: levels }) => {
    const first = levels.filter((level) => level === 1).length
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    return [
      ...(first === 1 ? [] : [`${path} has ${first} first headings`]),
      ...skips.map(
        (level) => `${path}: a heading of level ${level} follows one that is more than a level above`,
      ),
    ]
  })

/** Pages without exactly one main, header and footer, or with an unnamed nav. Redirect pages are skipped. */
export const landmarks = ({ pages }: Site) =>
  pages
    .filter(
      ({ forwards, landmarks: { main, header, footer, namelessNav } }) =>
        !forwards && ([main, header, footer].some((count) => count !== 1) || namelessNav > 0),
    )
    .map(({ path, landmarks: counts }) => `${path}: ${JSON.stringify(counts)}`)
