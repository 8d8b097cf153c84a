/** A short red bar as a divider. */
export function RedDivider() {
  return <div aria-hidden className="my-12 h-1 w-24 rounded-full bg-action" />
}
