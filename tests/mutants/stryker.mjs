/** What Stryker mutates: `MUTANTS_FOLDER`, whose tests are in the folder of `tests/unit` of the same name. */
const folder = process.env.MUTANTS_FOLDER ?? 'trip'

const strykerConfig = {
  buildCommand: 'node tests/mutants/sandbox.mjs',
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'tests/mutants/jest.config.mjs' },
  mutate: [`lib/${folder}/**/*.ts`],
  incremental: true,
  incrementalFile: `.cache/mutants/${folder}.json`,
  timeoutMS: 15000,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  maxTestRunnerReuse: 20,
  ignorePatterns: ['out', '.next', '.cache', 'public', 'docs', 'test-results'],
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  tempDirName: '.cache/mutants/sandbox',
  thresholds: { high: 95, low: 85, break: 85 },
}

export default strykerConfig
