import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import jsxA11y from 'eslint-plugin-jsx-a11y'

const wall = (target, from, message) => ({ target, from, message })

/** The rooms of the house and who may import whom: content → lib → app → components. */
const walls = [
  wall(
    './lib',
    ['./app', './components', './tools', './tests'],
    'lib is computed: it knows no page, component or tool.',
  ),
  wall(
    './components',
    ['./app', './tools', './tests'],
    'Components are drawn: they know no page and no tool.',
  ),
  wall(
    './components/ui',
    ['./components/!(ui)/**/*', './lib/!(site)/**/*'],
    'components/ui holds no domain word.',
  ),
  wall(
    './components/form',
    ['./components/!(ui|form)/**/*'],
    'The form kit serves every subject and knows none.',
  ),
  wall('./app', ['./tools', './tests'], 'Pages know no tool.'),
]

const config = [
  {
    ignores: ['.next/', '.cache/', 'out/', 'public/', 'next-env.d.ts', 'test-results/', 'playwright-report/'],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // What scrolls sideways, a strip of pictures or a table, must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['tabpanel', 'region'] }],
      // Every page is static HTML and the browser navigates: there is no client router to go through.
      '@next/next/no-location-assign-relative-destination': 'off',
      'import/no-cycle': 'error',
      'import/no-restricted-paths': ['error', { zones: walls }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
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
    files: ['**/*.{ts,tsx}'],
    ignores: ['lib/enquiry/sdk.ts', 'tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@emailjs/browser', message: 'Only lib/enquiry/sdk.ts sends. Import sendEnquiry.' },
          ],
        },
      ],
    },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  prettier,
]

export default config
