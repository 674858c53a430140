import type { Catalog } from './catalog.ts'
import { isNode, itemsAt, nodeAt, nodesAt, numberAt, textAt, type Node, type Value } from './node-tree.ts'

const joins = { inner: '0', left: '1', full: '2', right: '3' }

const joined = new WeakMap<Node, ReadonlySet<number>>()
/** Which tables of a query an outer join may leave empty, by their place in its range table. */
export function outerJoined(query: Node): ReadonlySet<number> {
  const known = joined.get(query)
  if (known) return known
  const found = new Set<number>()
  const visit = (value: Value | undefined, isOptional: boolean): void => {
    if (!isNode(value)) return
    if (value.node === 'RANGETBLREF' && isOptional) found.add(numberAt(value, 'rtindex'))
    if (value.node === 'FROMEXPR') for (const item of itemsAt(value, 'fromlist')) visit(item, isOptional)
    if (value.node !== 'JOINEXPR') return
    const kind = textAt(value, 'jointype') ?? ''
    visit(value.fields.get('larg'), isOptional || kind === joins.right || kind === joins.full)
    visit(value.fields.get('rarg'), isOptional || kind === joins.left || kind === joins.full)
  }
  visit(query.fields.get('jointree'), false)
  joined.set(query, found)
  return found
}

const facts = new WeakMap<Node, ReadonlySet<string>>()
/** The expressions that are not null in any row of the query, because its conditions would not hold otherwise. */
export function factsOf(query: Node, catalog: Catalog): ReadonlySet<string> {
  const known = facts.get(query)
  if (known) return known
  const found = new Set(conditionsOf(nodeAt(query, 'jointree')).flatMap((condition) => impliedBy(condition, catalog)))
  facts.set(query, found)
  return found
}

/** Those that every row fulfils: of an outer join only those of the side that is always there. */
function conditionsOf(from: Node | null): Node[] {
  if (!from) return []
  const quals = nodeAt(from, 'quals')
  const own = quals ? partsOf(quals) : []
  if (from.node === 'FROMEXPR') return [...own, ...nodesAt(from, 'fromlist').flatMap(conditionsOf)]
  if (from.node !== 'JOINEXPR') return []
  const [left, right] = [conditionsOf(nodeAt(from, 'larg')), conditionsOf(nodeAt(from, 'rarg'))]
  switch (textAt(from, 'jointype')) {
    case joins.inner:
      return [...own, ...left, ...right]
    case joins.left:
      return left
    case joins.right:
      return right
    default:
      return []
  }
}

const partsOf = (condition: Node): Node[] =>
  condition.node === 'BOOLEXPR' && textAt(condition, 'boolop') === 'and'
    ? nodesAt(condition, 'args').flatMap(partsOf)
    : [condition]

function impliedBy(condition: Node, catalog: Catalog): string[] {
  const isNotNullTest = condition.node === 'NULLTEST' && textAt(condition, 'nulltesttype') === '1'
  if (isNotNullTest) return nodeKeys(nodeAt(condition, 'arg'))
  // `x <> all(list)` holds for a null x when the list is empty; `x = any(list)` does not.
  const isComparison =
    condition.node === 'OPEXPR' || (condition.node === 'SCALARARRAYOPEXPR' && textAt(condition, 'useOr') === 'true')
  if (!isComparison || !catalog.routine(textAt(condition, 'opfuncid')).isStrict) return []
  return nodesAt(condition, 'args').flatMap(nodeKeys)
}

const nodeKeys = (node: Node | null): string[] => (node ? [keyOf(node)] : [])

/** The same for two mentions of the same expression in one query. */
export function keyOf(value: Value | undefined): string {
  if (Array.isArray(value)) return `(${(value as Value[]).map(keyOf).join(' ')})`
  if (typeof value === 'string') return value
  if (!isNode(value)) return ''
  const fields = [...value.fields].filter(([name]) => !/^(?:location|varnullingrels|.*syn)$/.test(name))
  return `{${value.node} ${fields.map(([name, field]) => `${name} ${keyOf(field)}`).join(' ')}}`
}
