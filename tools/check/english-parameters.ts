import { readRepositoryFile, repositoryFiles } from './files.ts'
import { type Node, nodesOfFile } from './syntax-nodes.ts'

/** The English texts of one file of messages, by key, under the name that it exports. */
type Texts = Map<string, Map<string, string>>

const product =
  /^(?:account|connections|identity|contacts|graph|discovery|introductions|outreach|growth|hq|platform|apps)\//
const leftOut = /(?:\.test|\.gen|\.messages|\.messages\.de|\.contract|\.settings|-for-tests)\.tsx?$|^apps\/wellmet\//
/** The platform chooses words for logs and for programmers only. */
const forProgrammers = /^platform\//

/**
 * English words that would stand inside a sentence of another language. Two shapes are found: a literal in the arguments
 * of a message, and a choice between words (`isOwn ? 'your entry' : …`), which is how a value for a message is made. A
 * `select` is given codes. So is whatever names the same text in a type, a list or a comparison.
 */
export function englishParameters(
  files = repositoryFiles().filter((path) => product.test(path) && /\.tsx?$/.test(path)),
  read = readRepositoryFile,
): string[] {
  const sources = files.map((path) => ({ path, source: read(path) }))
  const texts: Texts = new Map(
    sources
      .filter(({ path }) => path.endsWith('.messages.ts'))
      .flatMap(({ path, source }) => textsDefinedIn(nodesOfFile(source, path))),
  )
  const found = sources
    .filter(({ path, source }) => !leftOut.test(path) && (/Messages\b/.test(source) || /[?:] '\S+ /.test(source)))
    .flatMap(({ path, source }) => {
      const nodes = nodesOfFile(source, path)
      const chosen = forProgrammers.test(path) ? [] : nodes.flatMap(chosenIn)
      return [...new Set([...nodes.flatMap((node) => givenTo(node, texts)), ...chosen])].map((text) => ({ path, text }))
    })
  const codes = new Set(
    sources
      .filter(({ source }) => found.some(({ text }) => source.includes(`'${text}'`)))
      .flatMap(({ path, source }) => nodesOfFile(source, path).flatMap(codesIn)),
  )
  return found
    .filter(({ text }) => !codes.has(text))
    .map(({ path, text }) => `${path}: “${text}” is English in every language; use a message or a select`)
}

function textsDefinedIn(nodes: readonly Node[]): [string, Map<string, string>][] {
  return nodes.flatMap((node) => {
    const { id, init } = node as { id?: Node; init?: Node }
    if (node.type !== 'VariableDeclarator' || nameOf(init?.['callee']) !== 'defineMessages') return []
    const [, texts] = argumentsOf(init as Node)
    const entries = propertiesOf(texts).map(([key, value]) => [key, literalsOf(value).join('')] as const)
    return [[nameOf(id), new Map(entries)]]
  })
}

/** Literals in the arguments of `m.key({ … })`, `m.key.message({ … })` and `richMessage(m.key, { … })`. */
function givenTo(node: Node, texts: Texts): string[] {
  if (node.type !== 'CallExpression') return []
  const callee = node['callee'] as Node
  const [first, second] = argumentsOf(node)
  const [message, values] =
    nameOf(callee) === 'richMessage'
      ? [first, second]
      : lastName(callee) === 'message' || lastName(callee) === 'rich'
        ? [callee['object'] as Node, first]
        : [callee, first]
  if (message?.type !== 'MemberExpression') return []
  const text = texts.get(nameOf(message['object']))?.get(lastName(message))
  if (text === undefined) return []
  return propertiesOf(values)
    .filter(([name]) => !new RegExp(`\\{\\s*${name}\\s*,\\s*select`).test(text))
    .flatMap(([, value]) => literalsOf(value))
    .filter((literal) => /^\p{Ll}{2,}$|\p{L} \p{L}/u.test(literal))
}

/** The branches of a condition that are two words or more. */
function chosenIn(node: Node): string[] {
  if (node.type !== 'ConditionalExpression') return []
  return [node['consequent'], node['alternate']]
    .flatMap((branch) => {
      const { type, value } = unwrapped(branch as Node)
      return type === 'StringLiteral' ? [String(value)] : []
    })
    .filter((text) => /^[\p{L}’']+(?: [\p{L}’',.]+)+$/u.test(text) && /(?:^| )\p{Ll}/u.test(text))
}

/** Texts that are compared or named in a type, a list `as const` or an enum. */
function codesIn(node: Node): string[] {
  if (node.type === 'TsLiteralType') return stringsOf(node['literal'])
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node['operator'])))
    return [...stringsOf(node['left']), ...stringsOf(node['right'])]
  if (node.type === 'TsConstAssertion') return listedIn(node['expression'] as Node)
  if (node.type === 'CallExpression' && lastName(node['callee']) === 'enum')
    return argumentsOf(node).flatMap((list) => listedIn(list))
  return []
}

const listedIn = (list: Node): string[] =>
  list.type === 'ArrayExpression'
    ? (list['elements'] as ({ expression: Node } | null)[]).flatMap((item) => stringsOf(item?.expression))
    : []

/** Every text that the value may be, or that is put together into it. */
function literalsOf(node: Node): string[] {
  const { type, value, quasis } = node
  if (type === 'ParenthesisExpression') return literalsOf(unwrapped(node))
  if (type === 'StringLiteral') return [String(value)]
  if (type === 'TemplateLiteral') return (quasis as { raw: string }[]).map(({ raw }) => raw)
  if (type === 'ConditionalExpression')
    return [...literalsOf(node['consequent'] as Node), ...literalsOf(node['alternate'] as Node)]
  if (type === 'BinaryExpression' && ['??', '||', '&&', '+'].includes(String(node['operator'])))
    return [...literalsOf(node['left'] as Node), ...literalsOf(node['right'] as Node)]
  return []
}

const unwrapped = (node: Node): Node =>
  node.type === 'ParenthesisExpression' ? unwrapped(node['expression'] as Node) : node

const argumentsOf = (call: Node): Node[] =>
  ((call['arguments'] as { expression: Node }[] | undefined) ?? []).map(({ expression }) => expression)

const propertiesOf = (object: Node | undefined): [name: string, value: Node][] =>
  object?.type === 'ObjectExpression'
    ? (object['properties'] as Node[]).flatMap((property) =>
        property.type === 'KeyValueProperty'
          ? [[String((property['key'] as Node)['value']), property['value'] as Node]]
          : [],
      )
    : []

const stringsOf = (node: unknown): string[] => {
  const { type, value } = (node ?? {}) as Partial<Node>
  return type === 'StringLiteral' ? [String(value)] : []
}

const nameOf = (node: unknown): string => {
  const { type, value } = (node ?? {}) as Partial<Node>
  return type === 'Identifier' ? String(value) : ''
}

function lastName(node: unknown): string {
  const { type, property } = node as Node
  return type === 'MemberExpression' ? nameOf(property) : nameOf(node)
}
