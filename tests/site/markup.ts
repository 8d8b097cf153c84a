import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import type { Site } from './site'

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  // A preload link may have imagesrcset instead of href (HTML, the link element).
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: {
    // Purely stylistic rules: React generates the markup.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // IDs of React's useId begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A list may have an accessible name (ARIA, list role).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // axe checks the order of headings and landmarks, in tests/e2e/pages.spec.ts.
    'heading-level': 'off',
    // The booking planner updates on input; its form has no submit button.
    'wcag/h32': 'off',
    // A scrollable container has role="region" and a name for keyboard users, without being a section.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Telephone numbers do not wrap, by CSS.
    'tel-non-breaking': 'off',
    // Same-origin resources need no integrity attribute.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}

/** HTML validation errors of every page, including the editor and the 404 page. */
export function markup({ files, read }: Site): string[] {
  const validator = new HtmlValidate(new StaticConfigLoader(config))
  return [...files]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => validator.validateStringSync(read(file) ?? '', file).results)
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, column, message, ruleId }) => `${filePath}:${line}:${column} ${message} (${ruleId})`,
      ),
    )
}

/**
 * Pages that let other sites know their path and query, which may hold a name and a number: not every host sends the
 * header.
 */
export const leaks = ({ files, read }: Site): string[] =>
  [...files]
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !/<meta name="referrer" content="(no-referrer|same-origin)"/.test(read(file) ?? ''))
    .map((file) => `${file} lets its address be told to other sites`)

const CLASS = / class="([^"]*)"/g
const SELECTOR = /\.((?:\\.|[\w-])+)/g

const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, part = '']) => part)

/** The class names of a page, and its styles. */
const readPage = (html: string) => ({
  names: new Set(
    found(html, CLASS)
      .flatMap((list) => list.replaceAll('&amp;', '&').split(/\s+/))
      .filter(Boolean),
  ),
  css: found(html, /<style>(.*?)<\/style>/gs).join('\n'),
})

/** Class names that no rule of their page selects: a style was removed that the page needs. */
export function classNames({ files, read }: Site): string[] {
  return [...files]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/admin/'))
    .flatMap((file) => {
      const { names, css } = readPage(read(file) ?? '')
      const selected = new Set(found(css, SELECTOR).map((name) => name.replace(/\\(.)/g, '$1')))
      return [...names].filter((name) => !selected.has(name)).map((name) => `${file}: class ${name}`)
    })
}
