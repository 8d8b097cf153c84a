import jestConfig from './jest.config.mjs'

const [unit] = jestConfig.projects
const folder = process.env.MUTANTS_FOLDER ?? '*'

/** The unit tests of a folder that Stryker mutates. Its runner takes one project, and long properties would cost hours. */
const mutantsConfig = {
  ...unit,
  testMatch: [`<rootDir>/tests/unit/${folder}/**/*.test.ts`],
  setupFilesAfterEnv: [...unit.setupFilesAfterEnv, '<rootDir>/tests/mutants/setup.ts'],
  moduleNameMapper: { '^fast-check$': '<rootDir>/tests/mutants/fast-check.ts', ...unit.moduleNameMapper },
}

export default mutantsConfig
