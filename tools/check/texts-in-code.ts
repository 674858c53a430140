import { type Node, nodesOfFile } from './syntax-nodes.ts'

/** A string or template of a file, and what is visibly done with it. */
export interface CodeText {
  text: string
  /** `sql`: tagged so. `read` and `written`: the table in a call of Kysely's builder. */
  use: 'sql' | 'read' | 'written' | 'unknown'
}

const reading = /^(?:selectFrom|(?:inner|left|right|full|cross)Join|from|using|table)$/
const writing = /^(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/

/** Read by a parser, so that comments, patterns and nested templates are not mistaken for texts. */
export function textsIn(source: string, path: string): CodeText[] {
  const nodes = nodesOfFile(source, path)
  const uses = new Map<unknown, CodeText['use']>()
  for (const node of nodes) {
    if (node.type === 'TaggedTemplateExpression' && lastName(node['tag']) === 'sql') uses.set(node['template'], 'sql')
    if (node.type === 'CallExpression')
      for (const table of tablesOf(node)) uses.set(table, writing.test(methodOf(node)) ? 'written' : 'read')
  }
  return nodes.flatMap((node) => textOf(node).map((text) => ({ text, use: uses.get(node) ?? 'unknown' })))
}

/** Every name that the code gives or uses, once each. */
export const namesIn = (source: string, path: string): string[] => [
  ...new Set(
    nodesOfFile(source, path)
      .filter(({ type }) => type === 'Identifier')
      .map(({ value }) => String(value)),
  ),
]

/** `PEOPLE_DATA_LABS_KEY` and `peopleDataLabsKey` are the same five words. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** The first argument, or the items of it when it is a list: `selectFrom(['graph.people as p', 'account.users as u'])`. */
function tablesOf(call: Node): Node[] {
  if (!reading.test(methodOf(call)) && !writing.test(methodOf(call))) return []
  const [first] = call['arguments'] as { expression: Node }[]
  const list =
    first?.expression.type === 'ArrayExpression'
      ? (first.expression['elements'] as ({ expression: Node } | null)[])
      : [first]
  return list.flatMap((argument) => argument?.expression ?? [])
}

/** `Buffer.from` and `Array.from` are not queries. */
function methodOf(call: Node): string {
  const callee = call['callee'] as Node
  if (callee.type !== 'MemberExpression' || /^[A-Z]/.test(lastName(callee['object']))) return ''
  return lastName(callee)
}

function lastName(node: unknown): string {
  const { type, value, property } = node as Node
  if (type === 'MemberExpression') return lastName(property)
  return type === 'Identifier' ? String(value) : ''
}

/** What is put into a template is a text of its own. */
function textOf({ type, value, quasis }: Node): string[] {
  if (type === 'StringLiteral') return [value as string]
  if (type === 'TemplateLiteral' && quasis) return [(quasis as { raw: string }[]).map(({ raw }) => raw).join('$')]
  return []
}
