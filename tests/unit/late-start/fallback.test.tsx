import { fillLinks, showFallback } from '@/late-start/fallback'

const GREETING = 'Hello, 100% sure & soon'

/** A form with a link for the chat, whose fallback is then shown. */
function shownLink(href: string): HTMLAnchorElement {
  document.body.innerHTML = `<form>
    <label for="name">Name</label><input id="name" name="name" value="Asha + Ravi">
    <div data-fallback="" hidden><p>Failed</p></div>
    <a href="${href}">Chat</a>
  </form>`
  showFallback(document.forms[0]!)
  expect(document.querySelector<HTMLElement>('[data-fallback]')!.hidden).toBe(false)
  return document.querySelector('a')!
}

it.each([
  ['chat', 'https://wa.me/910000000000?text='],
  ['e-mail', 'mailto:bookings@example.com?body='],
])('puts what was typed below the greeting of the %s', (_, address) => {
  const link = shownLink(address + encodeURIComponent(GREETING))
  expect(link.href).toBe(address + encodeURIComponent(`${GREETING}\nName: Asha + Ravi`))
})

it('is shown beside a link that others have broken, or that has no greeting', () => {
  expect(shownLink('https://wa.me/910000000000').href).toMatch(/\?text=Name%3A%20Asha/)
  expect(shownLink('https://wa.me/910000000000?text=100%').href).toContain('Asha')
})

it('the link to the planner takes the trip along, and nobody’s name', () => {
  window.history.replaceState({}, '', '/car-offers/?people=12&from=Delhi')
  document.body.innerHTML = `<form>
    <input name="name" value="Asha"><input name="from" value="Gurugram"><a data-planner href="/trip-plan/">Plan</a>
  </form>`
  fillLinks(document.forms[0]!)
  expect(document.querySelector('a')!.hash).toBe('#people=12&from=Gurugram')
})
