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
    // tools/check/outline.ts checks the order of headings.
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
