import lock from '@/package-lock.json'

type Package = { optionalDependencies?: Record<string, string> }
const packages = lock.packages as Record<string, Package>

/** Where Node resolves a dependency of `from`, nearest folder first. */
function placesFor(name: string, from: string): string[] {
  const place = `${from && `${from}/`}node_modules/${name}`
  const above = from.lastIndexOf('node_modules/')
  return from ? [place, ...placesFor(name, from.slice(0, Math.max(above - 1, 0)))] : [place]
}

it('the lock file has the native packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesFor(name, from).some((place) => place in packages))
      .map((name) => `${name}, of ${from || 'the project'}`),
  )
  expect(missing).toEqual([])
})
