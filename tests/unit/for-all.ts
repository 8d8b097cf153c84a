import fc from 'fast-check'
import { randomRuns } from './random-runs'

type Values = [unknown, ...unknown[]]

/** Checks a property with random values: with `usual` ones in every run of the tests, with `full` ones once a week. */
export const forAll =
  (usual = 100, full = usual) =>
  <T extends Values>(...property: Parameters<typeof fc.property<T>>) =>
    fc.assert(fc.property<T>(...property), { numRuns: randomRuns(usual, full) })
