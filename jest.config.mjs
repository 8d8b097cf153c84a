import nextJest from 'next/jest.js'

const esmPackages = [
  '@emailjs/browser',
  'fast-check',
  'pure-rand',
  'lucide',
  'ical.js',
  'tinypool',
  'yaml',
  '@formatjs/.*',
  // The Markdown pipeline and its dependencies.
  ...[
    'unified',
    'bail',
    'trough',
    'devlop',
    'ccount',
    'longest-streak',
    'zwitch',
    'trim-lines',
    'is-plain-obj',
  ],
  ...['escape-string-regexp', 'decode-named-character-reference', 'character-.*', 'html-void-elements'],
  ...['property-information', 'space-separated-tokens', 'comma-separated-tokens', 'stringify-entities'],
  ...[
    'remark-.*',
    'rehype-.*',
    'mdast-.*',
    'hast-.*',
    'unist-.*',
    'micromark.*',
    'vfile.*',
    '@ungap',
    'markdown-table',
  ],
]

const SETUP = '<rootDir>/tests/unit/setup.ts'

/**
 * One set of suites. Suites in .tsx render components, and so need a DOM; others that need one have a docblock. A DOM
 * costs each suite about half a second.
 */
async function project({
  displayName,
  testMatch,
  testEnvironment = 'node',
  setupFiles = [],
  setup = [SETUP],
}) {
  const config = await nextJest({ dir: './' })({
    displayName,
    testEnvironment,
    testMatch: [testMatch],
    setupFiles,
    setupFilesAfterEnv: setup,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
  })()
  // next/jest sets its own patterns, which can be replaced only after it has resolved.
  const transformIgnorePatterns = [
    `/node_modules/(?!(${esmPackages.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ]
  return { ...config, transformIgnorePatterns }
}

const FIXTURES = ['<rootDir>/tests/fixtures/use-fixtures.ts']

const jestConfig = {
  globalSetup: './tests/fixtures/parse-content.mjs',
  projects: [
    await project({
      displayName: 'unit',
      testMatch: '<rootDir>/tests/unit/**/*.test.ts',
      setupFiles: FIXTURES,
    }),
    await project({
      displayName: 'components',
      testMatch: '<rootDir>/tests/unit/**/*.test.tsx',
      testEnvironment: 'jsdom',
      setupFiles: FIXTURES,
    }),
    // Reads the content of the site instead of the fixtures.
    await project({ displayName: 'content', testMatch: '<rootDir>/tests/content/**/*.test.ts' }),
    // Reads the exported site in out/, with the settings that it was built with.
    await project({ displayName: 'site', testMatch: '<rootDir>/tests/site/**/*.test.ts', setup: [] }),
  ],
  maxWorkers: '100%',
  // A busy machine takes seconds for what is instant. Correct tests do not wait for this.
  testTimeout: 30_000,
}

export default jestConfig
