/** Inline on a site in several languages: the link to the page in another one takes the query and the fragment along. */
function takeAlong({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-same-page]')
  if (!link) return
  link.search = location.search
  link.hash = location.hash
}

// Before the browser's own: a link may be opened in a new tab, or be prerendered.
for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, takeAlong, true)
