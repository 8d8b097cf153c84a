import fc from 'fast-check'
import { randomRuns } from './random-runs'

type Values = [unknown, ...unknown[]]

/** Checks a property with random values: with `usual` ones in every run of the tests, with `full` ones once a week. */
export const forAll =
  (usual = 100, full = usual) =>
  <T extends Values>(...property: Parameters<typeof fc.property<T>>) =>
    fc.assert(fc.property<T>(...property), { numRuns: randomRuns(usual, full) })

/** Any code point. The unit 'binary' of fast-check maps all 1.1 million first, which takes each suite 0.7 s. */
export const anyCharacter = fc.oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff })).map(
  (code) => String.fromCodePoint(code),
  (character) => (character as string).codePointAt(0)!,
)

/** Any text, and texts composed of these parts. */
export const anyText = (...parts: string[]) =>
  fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((chosen) => chosen.join('')),
  )
