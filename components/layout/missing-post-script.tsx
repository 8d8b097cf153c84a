/**
 * Marks, before the first paint, that the missing page is a post, for hosts with one 404 page for all addresses. The
 * styles then show the other half of the page: missing-post-script.css.
 * @param posts the path of the posts: '/blogs/'.
 */
export function MissingPostScript({ posts }: { posts: string }) {
  const script = `if(location.pathname.startsWith(${JSON.stringify(posts)}))document.documentElement.dataset.post=""`
  return <script data-own="" dangerouslySetInnerHTML={{ __html: script }} />
}
