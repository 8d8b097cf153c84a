import nextJest from 'next/jest.js'

const esmPackages = [
  '@emailjs/browser',
  'fast-check',
  'pure-rand',
  'lucide',
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

const config = await nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
})()

const jestConfig = {
  ...config,
  // Nothing else runs beside the unit tests.
  maxWorkers: '100%',
  // next/jest sets its own patterns, so these can only be put in after it has resolved.
  transformIgnorePatterns: [
    `/node_modules/(?!(${esmPackages.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
}

export default jestConfig
