/** Why the build in `out/` is not the one to put online; undefined when it is. @param home its home page. */
export function buildProblem(
  home: string | undefined,
  address: string,
  changed: { content: number; build: number },
): string | undefined {
  if (home === undefined) return 'there is no build to look at'
  if (changed.build < changed.content) return 'the build is older than the content'
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(home) ?? []
  if (canonical !== `${address}/`) return `the build is for another address, ${canonical}`
  return /<meta name="robots" content="[^"]*noindex/.test(home)
    ? 'the build is hidden from search engines: it lacks settings of the live site (docs/deploy.md)'
    : undefined
}
