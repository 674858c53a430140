import type { EventEmitter } from 'node:events'
import type { Client, Connection, FieldDef, Submittable } from 'pg'
import { numberPlaceholders, type NamedLists } from '../../../platform/database/sql-file.ts'
import type { Annotations } from './annotations.ts'
import type { Catalog } from './catalog.ts'
import { columnType, parameterType } from './driver-values.ts'
import { isNode, nodeAt, parseNodeTree, textAt, walk, type Node } from './node-tree.ts'
import { Nullability } from './nullability.ts'
import { columnOf, usesOfParameters } from './parameters.ts'
import { outputsOf, partsOfUnion, type Scope } from './scope.ts'

export interface Field {
  name: string
  type: string
}
export interface DescribedStatement {
  parameters: Field[]
  /** Null when it returns no rows; `select from …` returns rows without columns. */
  columns: Field[] | null
}

/** The parameters and columns of a block, as TypeScript writes their types. */
export async function describeStatement(
  client: Client,
  catalog: Catalog,
  block: { text: string; annotations: Annotations; lists?: NamedLists },
): Promise<DescribedStatement> {
  const { sql, names } = numberPlaceholders(block.text, block.lists)
  const shape = await describe(client, sql)
  const parameterTypes = shape.parameters.map((oid) => catalog.typeName(oid))
  const statement = { query: await parseTree(client, sql, parameterTypes, shape.hasRows), parent: null }
  const uses = usesOfParameters(statement, catalog)
  const { nullable, notNull, types } = block.annotations
  names.forEach((name, index) => {
    if (nullable.has(`:${name}`)) uses.nullable.add(index + 1)
    if (nullable.has(`:${name}[]`)) uses.nullableItems.add(index + 1)
  })

  const parameters = names.map((name, index): Field => {
    const number = index + 1
    const plain = uses.limits.has(number) ? 'number' : parameterType(parameterTypes[index] ?? '')
    const isList = plain.endsWith('[]')
    const item = uses.itemValues.get(number) ?? plain.replace('[]', '')
    const items = uses.nullableItems.has(number) ? `${item} | null` : item
    const type =
      types.get(`:${name}`) ?? (isList ? `readonly ${inBrackets(items)}[]` : (uses.values.get(number) ?? plain))
    return { name, type: uses.nullable.has(number) ? orNull(type) : type }
  })

  const certain = new Nullability(catalog, { whole: uses.nullable, items: uses.nullableItems }).ofOutputs(statement)
  const columns = shape.columns.map(({ name, dataTypeID }, index): Field => {
    const type = types.get(name) ?? valuesOf(statement, index, catalog) ?? columnType(catalog.typeName(dataTypeID))
    const isNotNull = notNull.has(name) || (certain[index] === true && !nullable.has(name))
    return { name, type: isNotNull ? type : orNull(type) }
  })
  return { parameters, columns: shape.hasRows ? columns : null }
}

const inBrackets = (type: string): string => (type.includes(' ') ? `(${type})` : type)
const orNull = (type: string): string => (type === 'unknown' ? type : `${type} | null`)

/** The values of a column with a check constraint, alone or as the list `array(select kind …)`. */
function valuesOf(statement: Scope, index: number, catalog: Catalog): string | null {
  if (partsOfUnion(statement).length > 0) return null
  const expression = outputsOf(statement)[index]?.fields.get('expr')
  const values = columnOf(expression, statement, catalog)?.values
  if (values) return values
  const query = isNode(expression) && expression.node === 'SUBLINK' ? nodeAt(expression, 'subselect') : null
  if (!query || !isNode(expression) || textAt(expression, 'subLinkType') !== '6') return null
  const scope = { query, parent: statement }
  const items = columnOf(outputsOf(scope)[0]?.fields.get('expr'), scope, catalog)?.values
  return items ? `(${items})[]` : null
}

/** PostgreSQL keeps the body of such a function as a tree with every name looked up and every type decided. */
async function parseTree(client: Client, sql: string, types: string[], hasRows: boolean): Promise<Node> {
  const parameters = types.map((name) => `pg_catalog.${client.escapeIdentifier(name)}`).join(', ')
  await client.query('begin')
  try {
    await client.query(
      `create function pg_temp.described(${parameters}) returns ${hasRows ? 'setof record' : 'void'} language sql begin atomic ${sql}; end`,
    )
    const { rows } = await client.query<{ body: string }>(
      `select prosqlbody::text as body from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()`,
    )
    for (const node of walk(parseNodeTree(rows[0]?.body ?? ''))) if (node.node === 'QUERY') return node
    throw new Error('PostgreSQL has kept no tree of the statement')
  } finally {
    await client.query('rollback')
  }
}

interface Shape {
  /** Numbers of types. */
  parameters: number[]
  columns: FieldDef[]
  hasRows: boolean
}

/** Parses the statement and runs nothing. */
const describe = (client: Client, sql: string): Promise<Shape> =>
  new Promise((resolve, reject) => {
    client.query(new Description(sql, resolve, reject))
  })

class Description implements Submittable {
  readonly #sql: string
  readonly #resolve: (shape: Shape) => void
  readonly #reject: (error: Error) => void
  readonly #shape: Shape = { parameters: [], columns: [], hasRows: false }

  constructor(sql: string, resolve: (shape: Shape) => void, reject: (error: Error) => void) {
    this.#sql = sql
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: Connection): void {
    const events: EventEmitter = connection
    events.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.#shape.parameters = dataTypeIDs
    })
    connection.parse({ name: '', text: this.#sql, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#shape.columns = fields
    this.#shape.hasRows = true
  }
  handleReadyForQuery(): void {
    this.#resolve(this.#shape)
  }
  handleError(error: Error): void {
    this.#reject(error)
  }
}
