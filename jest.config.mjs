import nextJest from 'next/jest.js'

const esmPackages = [
  '@emailjs/browser',
  'fast-check',
  'pure-rand',
  'd3-.*',
  'lucide',
  'ical.js',
  'yaml',
  // The Markdown pipeline and what it is made of.
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
  // The HTML parser of the site's checks and what it is made of.
  ...['hastscript', 'web-namespaces', 'css-selector-parser', 'bcp-47-match', 'direction'],
]

/** One set of suites, by what it reads: the fixtures, or the content of the site. */
async function project(displayName, setupFiles) {
  const config = await nextJest({ dir: './' })({
    displayName,
    testEnvironment: 'jsdom',
    testMatch: [`<rootDir>/tests/${displayName}/**/*.test.{ts,tsx}`],
    setupFiles,
    setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
  })()
  // next/jest sets its own patterns, so these can only be put in after it has resolved.
  const transformIgnorePatterns = [
    `/node_modules/(?!(${esmPackages.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ]
  return { ...config, transformIgnorePatterns }
}

const jestConfig = {
  projects: [
    await project('unit', ['<rootDir>/tests/fixtures/use-fixtures.ts']),
    await project('content', []),
  ],
  // Nothing else runs beside the unit tests.
  maxWorkers: '100%',
}

export default jestConfig
