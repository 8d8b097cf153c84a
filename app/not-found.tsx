/**
 * Empty, because app/global-not-found.tsx answers unknown addresses. Without this file every page's payload would
 * contain Next.js's default not-found page.
 */
export default function NotFound() {
  return null
}
