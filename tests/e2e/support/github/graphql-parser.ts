/**
 * The part of GraphQL's syntax that the editor writes: one operation, fields with aliases and arguments, inline
 * fragments.
 */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value } | undefined
export type Field = {
  kind: 'field'
  alias: string
  name: string
  args: Record<string, Value>
  selection: Selection[]
}
type Fragment = { kind: 'fragment'; type: string; selection: Selection[] }
export type Selection = Field | Fragment

const TOKEN = /\s+|,|"(?:[^"\\]|\\.)*"|\.\.\.|[{}()[\]:!=]|\$?[A-Za-z_]\w*|-?\d+/gy

function tokensOf(query: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < query.length) {
    const at = TOKEN.lastIndex
    const [token] = TOKEN.exec(query) ?? []
    if (token === undefined) throw new Error(`unknown syntax at ${query.slice(at, at + 20)}`)
    if (!/^[\s,]/.test(token)) tokens.push(token)
  }
  return tokens
}

/**
 * Parses a query, and resolves its variables. @throws for invalid syntax, or syntax that the editor does not use.
 */
export function parseQuery(query: string, variables: Record<string, Value>): Selection[] {
  const tokens = tokensOf(query)
  let at = 0
  const peek = () => tokens[at]
  const next = (wanted?: string): string => {
    const token = tokens[at++]
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new Error(`expected ${wanted ?? 'more'}, found ${token ?? 'the end'}`)
    return token
  }

  function list<T>(close: string, read: () => T): T[] {
    const items: T[] = []
    while (peek() !== close) items.push(read())
    next(close)
    return items
  }

  const pair = (): [string, Value] => {
    const name = next()
    next(':')
    return [name, value()]
  }

  function value(): Value {
    const token = next()
    if (token === '{') return Object.fromEntries(list('}', pair))
    if (token === '[') return list(']', value)
    if (token.startsWith('$')) return variables[token.slice(1)]
    if (token.startsWith('"')) return JSON.parse(token) as string
    if (/^-?\d/.test(token)) return Number(token)
    return token === 'true' ? true : token === 'false' ? false : token === 'null' ? null : token
  }

  function selections(): Selection[] {
    next('{')
    return list('}', selection)
  }

  function selection(): Selection {
    const first = next()
    if (first === '...') {
      next('on')
      return { kind: 'fragment', type: next(), selection: selections() }
    }
    const isAliased = peek() === ':'
    if (isAliased) next(':')
    const name = isAliased ? next() : first
    const args = peek() === '(' ? (next('('), Object.fromEntries(list(')', pair))) : {}
    return { kind: 'field', alias: first, name, args, selection: peek() === '{' ? selections() : [] }
  }

  // Before the first brace are the operation and the types of its variables.
  while (peek() !== '{') next()
  return selections()
}
