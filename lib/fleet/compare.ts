import { MAX_COMPARED } from './state'

/** Whether another vehicle can still be set beside the chosen ones. */
export const canChoose = (chosen: string[]) => chosen.length < MAX_COMPARED

/** Takes a vehicle into the choice, or out of it. One too many is refused: the choice comes back as it was. */
export function toggleChoice(chosen: string[], slug: string): string[] {
  if (chosen.includes(slug)) return chosen.filter((other) => other !== slug)
  return canChoose(chosen) ? [...chosen, slug] : chosen
}
