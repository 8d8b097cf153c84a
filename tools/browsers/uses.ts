import { type AnyNode, type Identifier, type MemberExpression, type Node, parse } from 'acorn'
import { ancestor, simple } from 'acorn-walk'
import type { NewerFeatures } from './newer-features'

/**
 * A use of a feature that some oldest browser lacks: its MDN name, its position, and whether feature detection guards
 * it.
 */
export type Use = { feature: string; start: number; isGuarded: boolean }

const propertyName = ({ property, computed }: MemberExpression): string | undefined => {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' ? String(property.value) : undefined
}

const GLOBAL_OBJECTS = ['window', 'globalThis', 'self']
const rootName = (node: Node): string | undefined =>
  (node as AnyNode).type === 'Identifier' ? (node as Identifier).name : undefined

/** Names that the script declares anywhere. */
function declaredNames(program: Node): Set<string> {
  const names = new Set<string>()
  simple(program, { Pattern: (node) => void (node.type === 'Identifier' && names.add(node.name)) })
  return names
}

/** Whether the value is called, constructed, or has a member accessed. */
function isUsed(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') return parent.callee === node
  if (parent?.type === 'MemberExpression') return parent.object === node
  if (parent?.type === 'ClassDeclaration' || parent?.type === 'ClassExpression')
    return parent.superClass === node
  if (parent?.type === 'BinaryExpression') return parent.operator === 'instanceof' && parent.right === node
  return false
}

/** `a?.b`, `a?.()` */
const isOptional = (parent: AnyNode | undefined) =>
  (parent?.type === 'CallExpression' || parent?.type === 'MemberExpression') && parent.optional

/**
 * Whether a condition that guards `node` mentions the name: an enclosing `if`, a preceding `&&`, or an early `return`.
 */
function hasCondition(ancestors: readonly AnyNode[], speaks: (test: Node) => boolean): boolean {
  return ancestors.some((around, index) => {
    const inner = ancestors[index + 1]
    if (!inner) return false
    if (around.type === 'IfStatement' || around.type === 'ConditionalExpression')
      return inner !== around.test && speaks(around.test)
    if (around.type === 'LogicalExpression') return inner === around.right && speaks(around.left)
    if (around.type !== 'BlockStatement' && around.type !== 'Program') return false
    const before = around.body.slice(
      0,
      around.body.findIndex((statement) => statement === inner),
    )
    return before.some((statement) => statement.type === 'IfStatement' && speaks(statement.test))
  })
}

/**
 * The uses in a script of features that some oldest browser lacks, and whether feature detection guards them. A member
 * is matched by name alone: a name that older browsers support on another object is ignored.
 */
export function usesOf(code: string, newer: NewerFeatures): Use[] {
  const uses: Use[] = []
  const speaksOf = (name: string) => {
    const word = new RegExp(`\\b${name}\\b`)
    return (test: Node) => word.test(code.slice(test.start, test.end))
  }
  const report = (node: AnyNode, name: string, feature: string | undefined, ancestors: AnyNode[]) => {
    const parent = ancestors.at(-2)
    if (!feature || !isUsed(node, parent)) return
    const isGuarded = isOptional(parent) || hasCondition(ancestors, speaksOf(name))
    uses.push({ feature, start: node.start, isGuarded })
  }
  const program = parse(code, { ecmaVersion: 'latest' })
  const declared = declaredNames(program)
  ancestor(program, {
    Identifier(node, _, ancestors) {
      if (!declared.has(node.name))
        report(node, node.name, newer.globals.get(node.name), ancestors as AnyNode[])
    },
    MemberExpression(node, _, ancestors) {
      const name = propertyName(node)
      if (!name) return
      const owner = rootName(node.object) ?? ''
      const feature = GLOBAL_OBJECTS.includes(owner)
        ? newer.globals.get(name)
        : newer.owners.has(owner)
          ? newer.statics.get(`${owner}.${name}`)
          : newer.members.get(name)
      report(node, name, feature, ancestors as AnyNode[])
    },
  })
  return uses
}
