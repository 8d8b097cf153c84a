import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import type { Site } from './site'

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  // A picture's preload may name its sizes instead of one address (HTML, link, imagesrcset).
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: {
    // How something is written that means the same, which is React's to choose.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A list may be named (ARIA, list), and several of ours are.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The order of headings has a check of its own.
    'heading-level': 'off',
    // The booking planner answers as one types; there is nothing to submit.
    'wcag/h32': 'off',
    // A box that scrolls is a region, so that the keyboard finds it by name; it is no section of the text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Numbers are kept on one line by a style.
    'tel-non-breaking': 'off',
    // What lies on our own host needs no hash.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}

/** Where the HTML of any page, the editor's and the one for unknown addresses too, is not as the standard has it. */
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
