import type { Page } from '@playwright/test'

/**
 * What others do to a page, each as a function that runs in the page: translators, extensions, content networks, and the
 * browsers of phones.
 */
export const changes = {
  'a translator puts its elements around every text': () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,noscript,textarea,font')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `ट${text.data}`
      outer.append(inner)
      text.replaceWith(outer)
    }
  },
  'a translator writes into the texts themselves': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() && !text.parentElement?.closest('script,style,noscript,textarea'))
        text.data = `ट${text.data}`
    }
  },
  'an extension puts an element first in the body': () => {
    document.body.prepend(document.createElement('div'))
  },
  'a password manager puts an icon behind each field': () => {
    for (const field of document.querySelectorAll('input,textarea')) {
      field.setAttribute('data-manager', '')
      field.after(document.createElement('span'))
    }
  },
  'a content network hides the addresses of mails': () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      const hidden = document.createElement('span')
      hidden.className = 'hidden-mail'
      hidden.textContent = '[protected]'
      link.replaceChildren(hidden)
      link.href = '/mail-protection/'
    }
  },
  'a phone links dates and places': () => {
    for (const paragraph of document.querySelectorAll('p,label,legend,span')) {
      const text = [...paragraph.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.length > 4,
      )
      if (!text) continue
      const link = document.createElement('a')
      link.href = 'x-detected:1'
      const rest = (text as Text).splitText(2)
      link.append(rest.splitText(2).previousSibling!)
      text.after(link)
    }
  },
  'a letter is added to the heading': () => {
    document.querySelector('h1')!.append('x')
  },
} satisfies Record<string, () => void>

export type Change = keyof typeof changes

export const makeChange = (page: Page, change: Change) => page.evaluate(changes[change])
