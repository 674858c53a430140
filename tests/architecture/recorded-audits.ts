import { type Node, nodesIn, nodesOfFile } from '../../tools/check/syntax-nodes.ts'

export interface Recorded {
  action: string
  /** The details that are always written with it. */
  details: readonly string[]
}

const isAction = (text: unknown): text is string => typeof text === 'string' && /^[a-z_-]+\.[a-z_-]+$/.test(text)

/**
 * What the calls of `recordAudit` in a file write, read from its syntax: an action beside the object with its details, in
 * that call or in one of a function of the file that passes them on. Details that only may be there do not count.
 */
export function recordedIn(source: string, path: string): Recorded[] {
  const nodes = nodesOfFile(source, path)
  const calls = nodes.filter(({ type }) => type === 'CallExpression')
  const objects = objectsByName(nodes)
  const passedOn = { keys: null as readonly string[] | null }
  const recorded: Recorded[] = []
  for (const call of calls.filter((one) => nameOf(one['callee']) === 'recordAudit')) {
    const [, deed] = argumentsOf(call)
    const detail = valueIn(deed, 'detail')
    const keys = objects.get(nameOf(detail) ?? '') ?? keysOf(detail)
    const actions = actionsIn(valueIn(deed, 'action'))
    recorded.push(...actions.map((action) => ({ action, details: keys })))
    if (actions.length === 0) passedOn.keys = passedOn.keys?.filter((key) => keys.includes(key)) ?? keys
  }
  if (passedOn.keys === null) return recorded
  const own = new Set(nodes.map(({ id, identifier }) => nameOf(identifier) ?? nameOf(id)))
  for (const call of calls.filter((one) => own.has(nameOf(one['callee']) ?? ''))) {
    const given = argumentsOf(call)
    const details = given.find(({ type }) => type === 'ObjectExpression')
    for (const action of given.filter(({ type }) => type === 'StringLiteral').flatMap(actionsIn))
      recorded.push({ action, details: details ? keysOf(details) : passedOn.keys })
  }
  const said = new Set(recorded.map(({ action }) => action))
  const others = new Set(nodes.filter(isNamedAction).flatMap(actionsIn))
  for (const action of others) if (!said.has(action)) recorded.push({ action, details: passedOn.keys })
  return recorded
}

/** `const action = …`, `action: …` in an object, and the type of a parameter or field that is called so. */
const isNamedAction = (node: Node): boolean =>
  nameOf(node['id']) === 'action' ||
  (node.type === 'KeyValueProperty' && nameOf(node['key']) === 'action') ||
  (node.type === 'TsPropertySignature' && nameOf(node['key']) === 'action') ||
  (node.type === 'Identifier' && node['value'] === 'action' && Boolean(node['typeAnnotation']))

const nameOf = (node: unknown): string | undefined => {
  const { type, value } = (node ?? {}) as Partial<Node>
  return type === 'Identifier' ? String(value) : undefined
}

const argumentsOf = (call: Node): Node[] =>
  (call['arguments'] as { expression: Node }[]).map(({ expression }) => expression)

/** The keys that all objects of a name have. */
function objectsByName(nodes: readonly Node[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { type, id, init } of nodes) {
    if (type !== 'VariableDeclarator' || (init as Node | null)?.type !== 'ObjectExpression') continue
    const [name, keys] = [nameOf(id) ?? '', keysOf(init as Node)]
    found.set(name, found.get(name)?.filter((key) => keys.includes(key)) ?? keys)
  }
  return found
}

/** `key: …`, or `key` alone. */
const valueIn = (deed: Node | undefined, key: string): Node | undefined =>
  (deed?.['properties'] as Node[] | undefined)
    ?.map((property) => {
      if (property.type === 'Identifier') return property['value'] === key ? property : undefined
      return nameOf(property['key']) === key ? (property['value'] as Node) : undefined
    })
    .find(Boolean)

const keysOf = (object: Node | undefined): string[] =>
  object?.type !== 'ObjectExpression'
    ? []
    : (object['properties'] as Node[]).flatMap((property) => {
        if (property.type === 'Identifier') return [String(property['value'])]
        return property.type === 'KeyValueProperty' ? [String((property['key'] as Node)['value'])] : []
      })

const actionsIn = (value: Node | undefined): string[] =>
  nodesIn(value)
    .filter(({ type }) => type === 'StringLiteral')
    .map((literal) => literal['value'])
    .filter(isAction)
