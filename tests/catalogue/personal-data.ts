import { columnOf, isPersonal, type Table } from '@wellmet/platform/tables/table.ts'
import { listTables, type Client } from '../../database/catalogue/product-tables.ts'

const ofWorkspace = new Set(['workspace_id', 'network_id', 'viewer_network_id'])

/** Tables and columns of which nobody decided, or two decided, whether somebody's export holds them. */
export async function findUndecided(client: Client, decisions: readonly Table[]): Promise<string[]> {
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
          ...rows
            .filter(({ workspace, given: some }) => workspace === null && some.length > 0)
            .flatMap(() => columns.filter((column) => ofWorkspace.has(column)))
            .map((column) => `${name} has ${column}, and says that its rows are of no workspace`),
          ...reasons.filter((why) => why.length < 8).map(() => `${name} leaves something out without a reason`),
        ]
      })
    }),
  ]
}
