/** A node of a parse tree as PostgreSQL prints it: `{VAR :varno 1 :varattno 2 …}`. */
export interface Node {
  readonly node: string
  readonly fields: ReadonlyMap<string, Value>
}
export type Value = Node | string | null | readonly Value[]

/** Reads a `pg_node_tree`. Fields are found by name, so that a version with more of them reads the same. */
export function parseNodeTree(text: string): Value {
  const tokens = text.match(/[(){}]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}])+/gs) ?? []
  let at = 0

  const read = (): Value => {
    const token = tokens[at++]
    if (token === '{') return readNode()
    if (token === '(') return readUntil((next) => next === ')')
    if (token === '<>' || token === undefined) return null
    return token.replace(/^"(.*)"$/s, '$1').replace(/\\(.)/gs, '$1')
  }
  const readUntil = (isEnd: (token: string) => boolean): Value[] => {
    const values: Value[] = []
    while (at < tokens.length && !isEnd(tokens[at] ?? '')) values.push(read())
    if (tokens[at] === ')') at++
    return values
  }
  const readNode = (): Node => {
    const node = tokens[at++] ?? ''
    const fields = new Map<string, Value>()
    while (at < tokens.length && tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1)
      const values: Value[] = []
      while (at < tokens.length && tokens[at] !== '}' && !/^:[a-zA-Z_]/.test(tokens[at] ?? '')) values.push(read())
      // A constant is its length and its bytes.
      fields.set(name, values.length > 1 ? values : (values[0] ?? null))
    }
    at++
    return { node, fields }
  }
  return read()
}

export const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && 'node' in value

export const nodeAt = (node: Node, field: string): Node | null => {
  const value = node.fields.get(field)
  return isNode(value) ? value : null
}
export const textAt = (node: Node, field: string): string | null => {
  const value = node.fields.get(field)
  return typeof value === 'string' ? value : null
}
export const numberAt = (node: Node, field: string): number => Number(textAt(node, field) ?? 0)

export const itemsAt = (node: Node, field: string): readonly Value[] => {
  const value = node.fields.get(field)
  return Array.isArray(value) ? value : []
}
export const nodesAt = (node: Node, field: string): Node[] => itemsAt(node, field).filter(isNode)

/** The node and everything below it. */
export function* walk(value: Value): Generator<Node> {
  if (value === null || typeof value === 'string') return
  if (!isNode(value)) {
    for (const item of value) yield* walk(item)
    return
  }
  yield value
  for (const field of value.fields.values()) yield* walk(field)
}
