import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import jsxA11y from 'eslint-plugin-jsx-a11y'

const wall = (target, from, message, except = []) => ({ target, from, message, except })

/** Import restrictions: of app, view-models, components and lib each imports only those after it, late-start only lib. */
const walls = [
  wall(
    './lib',
    ['./app', './components', './view-models', './late-start', './tools', './tests'],
    'lib must not import pages, components or tools.',
  ),
  wall(
    './view-models',
    ['./app', './late-start', './tools', './tests'],
    'View models turn content into props: they must not import pages or tools.',
  ),
  wall(
    './components',
    ['./app', './view-models', './tools', './tests'],
    'Components must not import pages or tools.',
  ),
  wall('./components', './late-start', 'Components are islands, and do not know how these start.', [
    './island.tsx',
    './form-fallback.tsx',
    './start-page.ts',
  ]),
  wall(
    './components/ui',
    ['./components/!(ui)/**/*', './lib/!(browser|config|format|images|routes)/**/*'],
    'components/ui must not depend on the domain.',
  ),
  wall(
    './components/form',
    ['./components/!(ui|form)/**/*'],
    'components/form must not depend on the domain.',
  ),
  wall('./app', ['./late-start', './tools', './tests'], 'Pages must not import tools.'),
  wall(
    [
      './{app,components,lib}/**/!(trip-plan)/*',
      './app/*.*',
      './view-models/!(tours|tour-plans|trip-plan).ts',
      './tools',
    ],
    ['./components/trip-plan', './lib/trip-plan'],
    'Only its page and what fills it may import the trip planner.',
    // What links to it, with a plan or without.
    ['./address.ts', './from-guests.ts', './trip-planner-link.tsx'],
  ),
  wall(
    './late-start',
    ['./app', './components', './view-models', './tools', './tests'],
    'This code is in every page: it must not import pages, components or tools.',
  ),
]

/** Attributes that are shown or announced to visitors. */
const spoken = '/^(alt|title|placeholder|aria-label|aria-description|aria-roledescription|aria-valuetext)$/'

/** Every text that a visitor reads comes from the content, so that it can be translated; dates and numbers use Intl. */
const noLiterals = [
  ['JSXElement > JSXText[value=/\\p{L}/u]', 'Texts come from content/: hand them down as props.'],
  ['JSXFragment > JSXText[value=/\\p{L}/u]', 'Texts come from content/: hand them down as props.'],
  [
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
    'Texts come from content/: hand them down as props.',
  ],
  [
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]',
    'Texts come from content/: interpolate() a template of the interface messages.',
  ],
  [
    `JSXAttribute[name.name=${spoken}] Literal[value=/\\p{L}/u]`,
    'Texts come from content/: hand them down as props.',
  ],
  [
    'JSXAttribute[name.name=/^(label|heading|text)$/] > Literal[value=/\\p{L}/u]',
    'Texts come from content/: hand them down as props.',
  ],
  [
    `JSXAttribute[name.name=${spoken}] TemplateElement[value.raw=/\\p{L}/u]`,
    'Texts come from content/: interpolate() a template of the interface messages.',
  ],
  [
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$|^to(Date|Time|UTC)String$|^toFixed$/]',
    'Dates and numbers go through Intl: lib/format/intl.ts.',
  ],
  ['Literal[value=/₹/]', 'Sums come from content/ or go through Intl: lib/format/intl.ts.'],
  ['TemplateElement[value.raw=/₹/]', 'Sums come from content/ or go through Intl: lib/format/intl.ts.'],
].map(([selector, message]) => ({ selector, message }))

/** Components with variants. */
const kit =
  '/^(Button|ButtonLink|Checkbox|DateField|Field|FormStatus|NumberField|RoundButton|Select|SubmitButton|Textarea)$/'

/** Classes that style an element, unless only in a state (`has-checked:text-muted`). */
const styleClasses =
  /(?:^|\s)(?:(?:noscript|print|sm|md|lg|xl|max-\w+):)*(?:p[xytrbl]?-|text-|bg-|border|rounded|font-|leading-|min-h-|h-|size-|items-|justify-|gap-|inline|flex(?!-)|grid(?!-)|block)/

/**
 * Which of two conflicting classes applies depends on their order in the style sheet. So `className` may only position
 * a component.
 */
const clashing = [
  `JSXOpeningElement[name.name=${kit}] > JSXAttribute[name.name=/[cC]lass(Name)?$/] Literal[value=${styleClasses}]`,
  `JSXOpeningElement[name.name=${kit}] > JSXAttribute[name.name=/[cC]lass(Name)?$/] TemplateElement[value.raw=${styleClasses}]`,
  `CallExpression[callee.name="buttonClass"] > Literal[value=${styleClasses}]`,
].map((selector) => ({
  selector,
  message: 'Style a component by its variants; className may only position it.',
}))

const withoutHooks = Object.fromEntries(
  nextVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => name.startsWith('react-hooks/'))
    .map((name) => [name, 'off']),
)

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
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Containers that scroll horizontally must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['tabpanel', 'region'] }],
      // Every page is static HTML and the browser navigates: the client router is not used.
      '@next/next/no-location-assign-relative-destination': 'off',
      'import/no-restricted-paths': ['error', { zones: walls }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['{components,late-start}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/lib/content/*', '@/lib/seo/*'],
              message:
                'Pages hand components plain values; only types may come from lib/content and lib/seo.',
              allowTypeImports: true,
            },
            { group: ['node:*', 'fs', 'path'], message: 'Components never read files.' },
          ],
        },
      ],
    },
  },
  {
    files: ['lib/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: 'react', message: 'A hook stands beside the components that use it.' }] },
      ],
    },
  },
  {
    files: ['{app,components,late-start,view-models}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noLiterals, ...clashing] },
  },
  {
    files: ['{app,components,lib,view-models}/**/*.{ts,tsx}'],
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
            {
              name: '@emailjs/browser',
              message: 'Its requests have no time limit and follow redirects. Import sendEnquiry.',
            },
          ],
        },
      ],
    },
  },
  { files: ['lib/enquiry/post-mail.ts'], rules: { 'no-restricted-imports': 'off' } },
  // Their rules compile each file, and these have neither hooks nor components.
  { files: ['{art,lib,tools,tests}/**/*.{ts,mjs}'], rules: withoutHooks },
  { files: ['{art,tools}/**', 'tests/*.mjs'], rules: { 'no-console': 'off' } },
]

export default config
