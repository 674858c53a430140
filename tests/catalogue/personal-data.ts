import { columnOf, isPersonal, type TableDecision } from '@wellmet/platform/personal-data/personal-data.ts'
import { listTables, type Client } from '../../database/catalogue/product-tables.ts'

/** Tables and columns of which nobody decided, or two decided, whether somebody's export holds them. */
export async function findUndecided(client: Client, decisions: readonly TableDecision[]): Promise<string[]> {
  const tables = await listTables(client)
  const known = new Set(tables.map(({ name }) => name))
  return [
    ...decisions.filter(({ table }) => !known.has(table)).map(({ table }) => `${table} is decided and does not exist`),
    ...tables.flatMap(({ name, columns }) => {
      const own = decisions.filter(({ table }) => table === name)
      if (own.length !== 1) return [`${name} is decided ${own.length} times`]
      return own.filter(isPersonal).flatMap(({ rows, leftOut }) => {
        const given = new Set(rows.flatMap((some) => some.given.map(columnOf)))
        const without =
          typeof leftOut === 'string' ? columns.filter((column) => !given.has(column)) : Object.keys(leftOut)
        const reasons = typeof leftOut === 'string' ? [leftOut] : Object.values(leftOut)
        return [
          ...columns
            .filter((column) => !given.has(column) && !without.includes(column))
            .map((column) => `${name}.${column} is undecided`),
          ...without.filter((column) => given.has(column)).map((column) => `${name}.${column} is given and left out`),
          ...[...given, ...without]
            .filter((column) => !columns.includes(column))
            .map((column) => `${name}.${column} does not exist`),
          ...reasons.filter((why) => why.length < 8).map(() => `${name} leaves something out without a reason`),
        ]
      })
    }),
  ]
}
