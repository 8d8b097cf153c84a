import jestConfig from '../../jest.config.mjs'

const [unit] = jestConfig.projects
const folder = process.env.MUTANTS_FOLDER ?? '*'

/**
 * The unit tests of a folder that Stryker mutates. Its runner supports one project, and long property tests would take
 * hours.
 */
const mutantsConfig = {
  ...unit,
  rootDir: process.cwd(),
  testMatch: [`<rootDir>/tests/unit/${folder}/**/*.test.ts`],
  // A child process runs no mutant.
  testPathIgnorePatterns: [...unit.testPathIgnorePatterns, '\\.zones\\.test'],
  setupFilesAfterEnv: [...unit.setupFilesAfterEnv, '<rootDir>/tests/mutants/setup.ts'],
  moduleNameMapper: { '^fast-check$': '<rootDir>/tests/mutants/fast-check.ts', ...unit.moduleNameMapper },
}

export default mutantsConfig
