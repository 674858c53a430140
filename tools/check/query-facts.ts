import { readRepositoryFile, repositoryFiles } from './files.ts'
import { type Node, nodesIn, nodesOfFile } from './syntax-nodes.ts'

const folder = 'apps/web/src/'

/** The facts that a query depends on or a mutation changes, as declared in its file. */
export type Declared = { file: string; endpoints: string[]; facts: string[] }
/** `refreshes` are changes that come by other ways than a mutation: streams, and requests that outlive the page. */
export type Declarations = { queries: Declared[]; mutations: Declared[]; refreshes: Declared[] }

/** They make queries and mutations without saying what these depend on or change. */
const undeclared = new Set(['queryOptions', 'infiniteQueryOptions', 'mutationOptions', 'useMutation', 'generated'])
const queryMakers = new Set(['queryOptions', 'ownQueryOptions', 'infiniteQueryOptions'])
const mutationMakers = ['useApiMutation', 'useOwnMutation']

const isCode = (path: string): boolean =>
  path.startsWith(folder) &&
  !path.startsWith(`${folder}api/`) &&
  /\.tsx?$/u.test(path) &&
  !/\.(test|gen)\.tsx?$/u.test(path)

const inside = (node: Node, key: string): Node => node[key] as Node
const textsIn = (value: unknown): string[] =>
  nodesIn(value)
    .filter(({ type }) => type === 'StringLiteral')
    .map(({ value: text }) => text as string)
const calleeOf = (node: Node): Node | null => (node.type === 'CallExpression' ? inside(node, 'callee') : null)
const isCallOf = (node: Node, names: readonly string[]): boolean => {
  const callee = calleeOf(node)
  return callee?.type === 'Identifier' && names.includes(callee['value'] as string)
}
/** The object and the name of a call like `object.name(…)`. */
const methodOf = (node: Node): { object: Node; name: string } | null => {
  const callee = calleeOf(node)
  if (callee?.type !== 'MemberExpression') return null
  return { object: inside(callee, 'object'), name: inside(callee, 'property')['value'] as string }
}

/** `get /api/…` where a method is the first argument, else the paths that are asked. */
const endpointsOf = (call: Node): string[] => {
  const texts = textsIn(call['arguments'])
  const [first] = call['arguments'] as { expression: Node }[]
  const path = texts.find((text) => text.startsWith('/'))
  if (first?.expression.type === 'StringLiteral') return [`${texts[0]} ${path}`]
  return [...new Set(texts.filter((text) => text.startsWith('/')))]
}

const named = ['dependsOn', 'dependsOnNothing']
const factsOf = (call: Node): string[] => (isCallOf(call, ['dependsOnNothing']) ? [] : textsIn(call['arguments']))
/** The list under `changes`; `nothing(…)` is none. */
const changedBy = (call: Node): string[] =>
  nodesIn(call['arguments'])
    .filter((node) => node.type === 'KeyValueProperty' && inside(node, 'key')['value'] === 'changes')
    .slice(0, 1)
    .flatMap((node) => (isCallOf(inside(node, 'value'), ['nothing']) ? [] : textsIn(node['value'])))

type Read = (path: string) => string
type Files = { path: string; nodes: Node[] }[]
/** Most files speak of no query, and need not be parsed. */
const speaksOfQueries =
  /react-query|api\/(?:changes|depends-on|refresh|client)\.ts|queryFn|(?:invalidate|reset)Queries/u
const parse = (files: readonly string[], read: Read): Files =>
  files
    .filter(isCode)
    .map((path) => ({ path, code: read(path) }))
    .filter(({ code }) => speaksOfQueries.test(code))
    .map(({ path, code }) => ({ path, nodes: nodesOfFile(code, path) }))

/** Several queries may share one declaration: `const dependsOnTargets = dependsOn(…)`. */
const sharedDeclarations = (files: Files): Map<string, Node> =>
  new Map(
    files
      .flatMap(({ nodes }) => nodes)
      .filter((node) => node.type === 'VariableDeclarator' && node['init'] && isCallOf(inside(node, 'init'), named))
      .map((node) => [inside(node, 'id')['value'] as string, inside(node, 'init')]),
  )

const collect = (files: Files): Declarations => {
  const shared = sharedDeclarations(files)
  const queries = files.flatMap(({ path, nodes }) =>
    nodes.flatMap((node) => {
      const method = methodOf(node)
      if (!method || !queryMakers.has(method.name)) return []
      const { object } = method
      const declaration = object.type === 'Identifier' ? shared.get(object['value'] as string) : object
      if (!declaration || !isCallOf(declaration, named)) return []
      return [{ file: path, endpoints: endpointsOf(node), facts: factsOf(declaration) }]
    }),
  )
  const mutations = files.flatMap(({ path, nodes }) =>
    nodes
      .filter((node) => isCallOf(node, mutationMakers))
      .map((node) => ({ file: path, endpoints: endpointsOf(node), facts: changedBy(node) })),
  )
  const refreshes = files.flatMap(({ path, nodes }) =>
    nodes
      .filter((node) => isCallOf(node, ['refresh']))
      .map((node) => ({ file: path, endpoints: [], facts: textsIn(node['arguments']) })),
  )
  return { queries, mutations, refreshes }
}

/** Ways around the declarations: what the compiler cannot refuse. */
const waysAround = ({ path, nodes }: Files[number]): string[] => {
  const imported = nodes
    .filter(({ type }) => type === 'ImportSpecifier')
    .map((node) => (inside(node, 'imported') ?? inside(node, 'local'))['value'] as string)
    .filter((name) => undeclared.has(name))
    .map((name) => `${path} imports ${name}: make it with dependsOn, useApiMutation or useOwnMutation (src/api)`)
  const made = nodes.filter((node) => queryMakers.has(methodOf(node)?.name ?? ''))
  const declaredFunctions = new Set(made.flatMap((node) => nodesIn(node['arguments'])))
  const loose = nodes
    .filter((node) => ['KeyValueProperty', 'MethodProperty'].includes(node.type) && !declaredFunctions.has(node))
    .filter((node) => inside(node, 'key')['value'] === 'queryFn')
    .map(() => `${path} writes a queryFn outside dependsOn(…)`)
  const byKey = nodes
    .filter((node) => ['invalidateQueries', 'resetQueries'].includes(methodOf(node)?.name ?? ''))
    .map((node) => `${path} calls ${methodOf(node)?.name}: name the facts with refresh(queries, …)`)
  return [...imported, ...loose, ...byKey]
}

const sameFacts = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join()

/** An endpoint writes the same wherever it is called from. */
const contradictions = (mutations: readonly Declared[]): string[] =>
  mutations.flatMap(({ endpoints: [endpoint], facts, file }, position) => {
    const first = mutations.slice(0, position).find(({ endpoints }) => endpoints[0] === endpoint)
    return endpoint && first && !sameFacts(first.facts, facts)
      ? [`${file} says otherwise than ${first.file} what ${endpoint} changes`]
      : []
  })

/** A fact on one side only connects nothing: one of the two was forgotten. */
const oneSided = ({ queries, mutations, refreshes }: Declarations): string[] => {
  const depended = new Set(queries.flatMap(({ facts }) => facts))
  const changed = new Set([...mutations, ...refreshes].flatMap(({ facts }) => facts))
  return [
    ...[...changed].filter((fact) => !depended.has(fact)).map((fact) => `nothing depends on '${fact}'`),
    ...[...depended].filter((fact) => !changed.has(fact)).map((fact) => `nothing changes '${fact}'`),
  ]
}

export const readDeclarations = (files = repositoryFiles(), read: Read = readRepositoryFile): Declarations =>
  collect(parse(files, read))

/** Queries and mutations of the web app that do not say what they depend on or change (apps/web/src/api/facts.ts). */
export const undeclaredQueries = (files = repositoryFiles(), read: Read = readRepositoryFile): string[] => {
  const parsed = parse(files, read)
  const declarations = collect(parsed)
  return [...parsed.flatMap(waysAround), ...contradictions(declarations.mutations), ...oneSided(declarations)].map(
    (finding) => `facts: ${finding}`,
  )
}
