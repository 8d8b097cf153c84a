import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import jsxA11y from 'eslint-plugin-jsx-a11y'

const wall = (target, from, message) => ({ target, from, message })

/** The rooms of the house and who may import whom: content → lib → app → components. */
const walls = [
  wall(
    './lib',
    ['./app', './components', './late-start', './tools', './tests'],
    'lib is computed: it knows no page, component or tool.',
  ),
  wall(
    './components',
    ['./app', './late-start/build', './late-start/inline', './tools', './tests'],
    'Components are drawn: they know no page and no tool.',
  ),
  wall(
    './components/ui',
    ['./components/!(ui)/**/*', './late-start/{build,inline}/**/*', './lib/!(site)/**/*'],
    'components/ui holds no domain word.',
  ),
  wall(
    './components/form',
    ['./components/!(ui|form)/**/*'],
    'The form kit serves every subject and knows none.',
  ),
  wall('./app', ['./late-start/build', './late-start/inline', './tools', './tests'], 'Pages know no tool.'),
  wall(
    './late-start/client',
    ['./app', './components', './late-start/build', './late-start/inline', './lib', './tools', './tests'],
    'Every page carries this code: it knows no page, no component and no rule of the business.',
  ),
  wall(
    './late-start/inline',
    ['./app', './components', './late-start/build', './tools', './tests'],
    'The inline script runs before React: it knows no component and no tool.',
  ),
  wall(
    './late-start/build',
    ['./app', './components', './late-start/inline', './tests'],
    'The post-build knows the exported HTML alone.',
  ),
]

/** Attributes that a visitor reads or hears. */
const spoken = '/^(alt|title|placeholder|aria-label|aria-description|aria-roledescription|aria-valuetext)$/'

/** Every word a visitor reads comes from the content, so that a second language can move in; so does every format. */
const noLiterals = [
  ['JSXElement > JSXText[value=/\\p{L}/u]', 'Words come from content/: hand them down as props.'],
  ['JSXFragment > JSXText[value=/\\p{L}/u]', 'Words come from content/: hand them down as props.'],
  [
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
    'Words come from content/: hand them down as props.',
  ],
  [
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]',
    'Words come from content/: fill() a template of the interface words.',
  ],
  [
    `JSXAttribute[name.name=${spoken}] Literal[value=/\\p{L}/u]`,
    'Words come from content/: hand them down as props.',
  ],
  [
    'JSXAttribute[name.name=/^(label|heading|text)$/] > Literal[value=/\\p{L}/u]',
    'Words come from content/: hand them down as props.',
  ],
  [
    `JSXAttribute[name.name=${spoken}] TemplateElement[value.raw=/\\p{L}/u]`,
    'Words come from content/: fill() a template of the interface words.',
  ],
  [
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$|^to(Date|Time|UTC)String$|^toFixed$/]',
    'Dates and numbers go through Intl: lib/site/format.ts.',
  ],
  ['Literal[value=/₹/]', 'Sums come from content/ or go through Intl: lib/site/format.ts.'],
  ['TemplateElement[value.raw=/₹/]', 'Sums come from content/ or go through Intl: lib/site/format.ts.'],
].map(([selector, message]) => ({ selector, message }))

/** Components with a look of their own. */
const kit =
  '/^(Button|ButtonLink|Checkbox|DateField|Field|FormStatus|NumberField|RoundButton|Select|SubmitButton|Textarea)$/'

/** Classes that give an element its look, unless only in a state of its own (`has-checked:text-muted`). */
const looks =
  /(?:^|\s)(?:(?:noscript|print|sm|md|lg|xl|max-\w+):)*(?:p[xytrbl]?-|text-|bg-|border|rounded|font-|leading-|min-h-|h-|size-|items-|justify-|gap-|inline|flex(?!-)|grid(?!-)|block)/

/** Which of two classes wins is the order of the style sheet's to say. So `className` places a component, no more. */
const clashing = [
  `JSXOpeningElement[name.name=${kit}] > JSXAttribute[name.name=/[cC]lass(Name)?$/] Literal[value=${looks}]`,
  `JSXOpeningElement[name.name=${kit}] > JSXAttribute[name.name=/[cC]lass(Name)?$/] TemplateElement[value.raw=${looks}]`,
  `CallExpression[callee.name="buttonClass"] > Literal[value=${looks}]`,
].map((selector) => ({
  selector,
  message: 'The look of a component is a variant of it; className places it.',
}))

const config = [
  {
    ignores: [
      '.next/',
      '.cache/',
      'out/',
      'hosts/',
      'public/',
      'next-env.d.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    // Reading all packages takes two minutes.
    settings: {
      'import/ignore': ['node_modules'],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // What scrolls sideways, a strip of pictures or a table, must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['tabpanel', 'region'] }],
      // Every page is static HTML and the browser navigates: there is no client router to go through.
      '@next/next/no-location-assign-relative-destination': 'off',
      'import/no-restricted-paths': ['error', { zones: walls }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['{components,late-start/client}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/lib/content/*'],
              message: 'Pages hand components plain values; only types may come from lib/content.',
              allowTypeImports: true,
            },
            { group: ['node:*', 'fs', 'path'], message: 'Components never read files.' },
          ],
        },
      ],
    },
  },
  {
    files: ['{app,components,late-start/client}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noLiterals, ...clashing] },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@emailjs/browser', message: 'Its requests end with their page. Import sendEnquiry.' },
          ],
        },
      ],
    },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  prettier,
]

export default config
