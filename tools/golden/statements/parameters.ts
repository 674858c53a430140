import type { Catalog } from './catalog.ts'
import { isNode, itemsAt, nodeAt, nodesAt, numberAt, textAt, type Node, type Value } from './node-tree.ts'
import { outputsOf, partsOfUnion, rangeTable, sourceOf, type Scope } from './scope.ts'

/** What the places where parameters are used say about them, by number. */
export interface ParameterUses {
  nullable: Set<number>
  /** Lists whose items may be null. */
  nullableItems: Set<number>
  /** The values that the column allows into which the parameter goes, or with which it is compared. */
  values: Map<number, string>
  itemValues: Map<number, string>
  /** Counts of rows: bigint for PostgreSQL, a small number for us. */
  limits: Set<number>
}

/** A parameter as it is, or one item of it. */
interface Origin {
  id: number
  isItem: boolean
}

export function usesOfParameters(statement: Scope, catalog: Catalog): ParameterUses {
  const uses: ParameterUses = {
    nullable: new Set(),
    nullableItems: new Set(),
    values: new Map(),
    itemValues: new Map(),
    limits: new Set(),
  }
  const markNullable = (origin: Origin | null) => {
    if (origin) (origin.isItem ? uses.nullableItems : uses.nullable).add(origin.id)
  }
  const markValues = (origin: Origin | null, values: string | null) => {
    if (!origin || !values?.startsWith("'")) return
    const known = origin.isItem ? uses.itemValues : uses.values
    if (!known.has(origin.id)) known.set(origin.id, values)
  }

  const written = (entries: Node[], scope: Scope) => {
    const table = rangeTable(scope)[numberAt(scope.query, 'resultRelation') - 1]
    if (!table) return
    for (const entry of entries) {
      const column = catalog.column(textAt(table, 'relid'), numberAt(entry, 'resno'))
      const origin = originOf(entry.fields.get('expr'), scope, catalog)
      if (!column.isNotNull) markNullable(origin)
      markValues(origin, column.values)
    }
  }

  const compared = ({ fields, node }: Node, scope: Scope) => {
    const [left, right] = (fields.get('args') as Value[] | null) ?? []
    for (const [one, other] of [
      [left, right],
      [right, left],
    ]) {
      const values = columnOf(one, scope, catalog)?.values ?? null
      const origin = originOf(other, scope, catalog)
      markValues(origin && node === 'SCALARARRAYOPEXPR' ? { ...origin, isItem: true } : origin, values)
    }
  }

  const visit = (value: Value | undefined, scope: Scope): void => {
    if (Array.isArray(value)) return (value as Value[]).forEach((item) => visit(item, scope))
    if (!isNode(value)) return
    if (value.node === 'QUERY') return visitQuery({ query: value, parent: scope })
    if (value.node === 'NULLTEST') markNullable(originOf(value.fields.get('arg'), scope, catalog))
    if (value.node === 'DISTINCTEXPR')
      for (const item of itemsAt(value, 'args')) markNullable(originOf(item, scope, catalog))
    if (value.node.startsWith('COALESCE'))
      for (const item of itemsAt(value, 'args').slice(0, -1)) markNullable(originOf(item, scope, catalog))
    if (value.node === 'OPEXPR' || value.node === 'SCALARARRAYOPEXPR') compared(value, scope)
    for (const field of value.fields.values()) visit(field, scope)
  }

  const visitQuery = (scope: Scope): void => {
    const { query } = scope
    if (['2', '3'].includes(textAt(query, 'commandType') ?? '')) written(nodesAt(query, 'targetList'), scope)
    const onConflict = nodeAt(query, 'onConflict')
    if (onConflict) written(nodesAt(onConflict, 'onConflictSet'), scope)
    for (const field of ['limitCount', 'limitOffset']) {
      const limit = nodeAt(query, field)
      if (limit?.node === 'PARAM') uses.limits.add(numberAt(limit, 'paramid'))
    }
    for (const field of query.fields.values()) visit(field, scope)
  }

  visitQuery(statement)
  return uses
}

const casts = new Set(['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR'])

/** The parameter that an expression is, through casts, subqueries and `unnest`. */
function originOf(value: Value | undefined, scope: Scope, catalog: Catalog): Origin | null {
  if (!isNode(value)) return null
  if (value.node === 'PARAM') return { id: numberAt(value, 'paramid'), isItem: false }
  if (casts.has(value.node)) return originOf(value.fields.get('arg'), scope, catalog)
  if (value.node === 'FUNCEXPR') {
    const isCast = ['1', '2'].includes(textAt(value, 'funcformat') ?? '')
    return isCast ? originOf(itemsAt(value, 'args')[0], scope, catalog) : null
  }
  if (value.node !== 'VAR') return null
  const source = sourceOf(value, scope)
  if (source.from === 'expression') return originOf(source.expression, source.scope, catalog)
  if (source.from === 'query') {
    if (partsOfUnion(source.scope).length > 0) return null
    return originOf(outputsOf(source.scope)[source.number - 1]?.fields.get('expr'), source.scope, catalog)
  }
  if (source.from !== 'function') return null
  const isUnnest = catalog.routine(textAt(source.call, 'funcid')).name === 'unnest'
  const list = isUnnest ? originOf(itemsAt(source.call, 'args')[0], source.scope, catalog) : null
  return list && { ...list, isItem: true }
}

/** The column of a table that an expression is, whatever subqueries hand it on. */
export function columnOf(
  value: Value | undefined,
  scope: Scope,
  catalog: Catalog,
): ReturnType<Catalog['column']> | null {
  if (!isNode(value)) return null
  if (value.node === 'RELABELTYPE') return columnOf(value.fields.get('arg'), scope, catalog)
  if (value.node !== 'VAR') return null
  const source = sourceOf(value, scope)
  if (source.from === 'table') return catalog.column(source.relation, source.number)
  if (source.from === 'expression') return columnOf(source.expression, source.scope, catalog)
  if (source.from !== 'query' || partsOfUnion(source.scope).length > 0) return null
  return columnOf(outputsOf(source.scope)[source.number - 1]?.fields.get('expr'), source.scope, catalog)
}
