import { MAX_COMPARED } from './state'

/** Whether another vehicle can still be added to the comparison. */
export const canChoose = (chosen: string[]) => chosen.length < MAX_COMPARED

/** Adds a vehicle to the comparison, or removes it. When the comparison is full it is returned unchanged. */
export function toggleChoice(chosen: string[], slug: string): string[] {
  if (chosen.includes(slug)) return chosen.filter((other) => other !== slug)
  return canChoose(chosen) ? [...chosen, slug] : chosen
}
