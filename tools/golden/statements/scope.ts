import { itemsAt, isNode, nodeAt, nodesAt, numberAt, textAt, type Node, type Value } from './node-tree.ts'

/** One query of a statement, and the query it stands in: a column may come from either. */
export interface Scope {
  readonly query: Node
  readonly parent: Scope | null
}

/** Where a column of a query comes from. */
export type Source =
  | { from: 'table'; relation: string | null; number: number; index: number }
  | { from: 'expression'; expression: Node; scope: Scope }
  | { from: 'rows'; expressions: Node[]; scope: Scope }
  | { from: 'function'; call: Node; scope: Scope }
  | { from: 'query'; scope: Scope; number: number }
  | { from: 'ordinality' }
  | { from: 'unknown' }

export const rangeTable = ({ query }: Scope): Node[] => nodesAt(query, 'rtable')

export const scopeAbove = (scope: Scope, levels: number): Scope => {
  let above = scope
  for (let i = 0; i < levels && above.parent; i++) above = above.parent
  return above
}

/** What a query returns: the columns of a select, or those behind `returning`. */
export const outputsOf = ({ query }: Scope): Node[] =>
  nodesAt(query, textAt(query, 'commandType') === '1' ? 'targetList' : 'returningList').filter(
    (entry) => textAt(entry, 'resjunk') !== 'true',
  )

/** The queries that a `union` puts together, and those of `intersect` and `except`. */
export function partsOfUnion(scope: Scope): Scope[] {
  const tables = rangeTable(scope)
  const leaves = (node: Node | null): Node[] => {
    if (!node) return []
    if (node.node === 'RANGETBLREF') return [node]
    return [...leaves(nodeAt(node, 'larg')), ...leaves(nodeAt(node, 'rarg'))]
  }
  return leaves(nodeAt(scope.query, 'setOperations')).flatMap((leaf) => {
    const table = tables[numberAt(leaf, 'rtindex') - 1]
    const query = table && nodeAt(table, 'subquery')
    return query ? [{ query, parent: scope }] : []
  })
}

/** The kinds of a range table entry, by PostgreSQL's numbers; the last exists from version 18 on. */
const tableKinds = { table: '0', query: '1', join: '2', function: '3', values: '5', cte: '6', groups: '9' }

export function sourceOf(variable: Node, at: Scope): Source {
  const scope = scopeAbove(at, numberAt(variable, 'varlevelsup'))
  const index = numberAt(variable, 'varno')
  const number = numberAt(variable, 'varattno')
  const table = rangeTable(scope)[index - 1]
  if (!table) return { from: 'unknown' }
  switch (textAt(table, 'rtekind')) {
    case tableKinds.table:
      return { from: 'table', relation: textAt(table, 'relid'), number, index }
    case tableKinds.query:
      return fromQuery(nodeAt(table, 'subquery'), scope, number)
    case tableKinds.join:
      return fromExpression(itemsAt(table, 'joinaliasvars')[number - 1], scope)
    case tableKinds.function:
      return fromFunction(table, number, scope)
    case tableKinds.values:
      return fromRows(table, number, scope)
    case tableKinds.cte:
      return fromCte(table, number, scope)
    case tableKinds.groups:
      return fromExpression(itemsAt(table, 'groupexprs')[number - 1], scope)
    default:
      return { from: 'unknown' }
  }
}

const fromQuery = (query: Node | null, parent: Scope, number: number): Source =>
  query ? { from: 'query', scope: { query, parent }, number } : { from: 'unknown' }

const fromExpression = (expression: Value | undefined, scope: Scope): Source =>
  isNode(expression) ? { from: 'expression', expression, scope } : { from: 'unknown' }

/** `from unnest(a, b)` is a list of two calls with one column each. */
function fromFunction(table: Node, number: number, scope: Scope): Source {
  let first = 1
  for (const entry of nodesAt(table, 'functions')) {
    const columns = numberAt(entry, 'funccolcount')
    const call = nodeAt(entry, 'funcexpr')
    if (call && number < first + columns) return { from: 'function', call, scope }
    first += columns
  }
  return textAt(table, 'funcordinality') === 'true' ? { from: 'ordinality' } : { from: 'unknown' }
}

function fromRows(table: Node, number: number, scope: Scope): Source {
  const expressions = itemsAt(table, 'values_lists').flatMap((row) => {
    const value = Array.isArray(row) ? (row as Value[])[number - 1] : undefined
    return isNode(value) ? [value] : []
  })
  return { from: 'rows', expressions, scope }
}

function fromCte(table: Node, number: number, scope: Scope): Source {
  const above = scopeAbove(scope, numberAt(table, 'ctelevelsup'))
  const cte = nodesAt(above.query, 'cteList').find((entry) => textAt(entry, 'ctename') === textAt(table, 'ctename'))
  return fromQuery(cte ? nodeAt(cte, 'ctequery') : null, above, number)
}
