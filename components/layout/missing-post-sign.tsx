/**
 * Says, before anything of the page is painted, that a post was asked for: a host with one 404 page for all addresses
 * cannot know. The styles then show the other half of the page: missing-post-sign.css.
 * @param posts where posts lie: '/blogs/'.
 */
export function MissingPostSign({ posts }: { posts: string }) {
  const script = `if(location.pathname.startsWith(${JSON.stringify(posts)}))document.documentElement.dataset.post=""`
  return <script data-own="" dangerouslySetInnerHTML={{ __html: script }} />
}
