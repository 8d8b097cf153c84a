/** Nothing says so of a page that exists. Without this file the framework's own words for it would stand in every payload. */
export default function NotFound() {
  return null
}
