import { transform } from 'esbuild'
import { EXCEPTIONS, type Exception } from './exceptions'
import { esbuildTargets } from './floor'
import type { NewerFeatures } from './newer-features'
import type { Script } from './shipped'
import { type Use, usesOf } from './uses'

export type Finding = { script: string; problem: string; exception?: Exception }

/** esbuild counts each addition to Unicode's properties; those in use are as old as the properties themselves. */
const supported = { 'regexp-unicode-property-escapes': true }

/** The first line that esbuild has to lower for the oldest browsers. Undefined if they support the syntax unchanged. */
async function newerSyntax(code: string): Promise<string | undefined> {
  const [lowered, kept] = await Promise.all([
    transform(code, { target: esbuildTargets, supported, logLevel: 'silent' }),
    transform(code, { target: 'esnext' }),
  ])
  if (lowered.code === kept.code) return undefined
  const before = kept.code.split('\n')
  const after = new Set(lowered.code.split('\n'))
  return before.find((line) => !after.has(line))?.trim()
}

const excerpt = (code: string, { start }: Use) =>
  code.slice(Math.max(0, start - 50), start + 50).replace(/\s+/g, ' ')

const exceptionFor = ({ feature }: Use, code: string) =>
  EXCEPTIONS.find((exception) => exception.feature === feature && code.includes(exception.near ?? ''))

/**
 * Syntax and features of a script that the oldest browsers lack, including excepted uses with their exception.
 * @throws for text that is not a script.
 */
export async function checkScript({ name, code }: Script, newer: NewerFeatures): Promise<Finding[]> {
  const line = await newerSyntax(code)
  const syntax = line === undefined ? [] : [{ script: name, problem: `syntax: ${line.slice(0, 100)}` }]
  const uses = usesOf(code, newer)
    .filter(({ isGuarded }) => !isGuarded)
    .map((use) => ({
      script: name,
      problem: `${use.feature} without a condition: ${excerpt(code, use)}`,
      exception: exceptionFor(use, code),
    }))
  return [...syntax, ...uses]
}
