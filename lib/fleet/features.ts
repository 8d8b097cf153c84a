/**
 * A vehicle's features, those first that the fewest vehicles have: in a list the rows then differ where they begin.
 * @param fleet the features of all vehicles.
 */
export function rarestFirst(features: string[], fleet: string[][]): string[] {
  const owners = (feature: string) => fleet.filter((others) => others.includes(feature)).length
  return [...features].sort((a, b) => owners(a) - owners(b))
}
