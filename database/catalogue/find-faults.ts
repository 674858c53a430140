import { migrationNames } from '../migration-names.ts'
import { describeCatalogue, expectedCatalogue } from './describe-catalogue.ts'
import type { Client } from './product-tables.ts'
import { findPowerfulRoles } from './roles.ts'
import { findUnprotectedTables } from './row-level-security.ts'
import { findFunctionsThatSeeAll, findViewsThatSeeAll } from './side-doors.ts'

const oldestServer = 15

/**
 * What is wrong with a database and what to do, in sentences for the operator; empty if it is as the migrations left it. A
 * restore that stopped half-way has all rows and lacks policies, so it looks fine until somebody sees what is not theirs.
 */
export async function findDatabaseFaults(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ version: number; migrated: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version, to_regclass('migrations.applied') is not null as migrated`,
  )
  const { version, migrated } = rows[0]!
  const faults = version < oldestServer ? [`PostgreSQL is version ${version}: ${oldestServer} or newer is needed`] : []
  if (!migrated) return [...faults, 'there is no schema yet: run wellmet migrate']
  for (const check of [findUnprotectedTables, findPowerfulRoles]) faults.push(...shorten(await check(client)))
  return [...faults, ...(await compareWithMigrations(client))]
}

/** A newer version, which runs beside this one for a while, has made a newer schema: it is not compared. */
async function compareWithMigrations(client: Client): Promise<string[]> {
  const ours = migrationNames()
  const applied = await listApplied(client)
  const missing = ours.filter((name) => !applied.includes(name))
  if (missing.length > 0)
    return [`${missing.length} migrations are missing, from ${missing[0]!} on: run wellmet migrate`]
  if (applied.length > ours.length) return []
  const faults = [
    ...shorten(await findViewsThatSeeAll(client)),
    ...shorten(await findFunctionsThatSeeAll(client)),
    ...compareCatalogues(expectedCatalogue(), await describeCatalogue(client)),
  ]
  // Somebody may have migrated it while we looked.
  return faults.length > 0 && (await listApplied(client)).length > ours.length ? [] : faults
}

async function listApplied(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations.applied order by id')
  return rows.map(({ name }) => name)
}

const kindOf = (line: string): string => line.slice(0, line.indexOf(' '))
const plurals: Record<string, string> = { policy: 'policies', index: 'indexes', protection: 'protected tables' }
const pluralOf = (kind: string): string => plurals[kind] ?? `${kind}s`

/** A policy or grant more can show what it should not. Any other addition is the operator's own affair. */
const widens = /^(?:policy .+ of|grant .+ on) (\S+)/

/** "109 of 147 policies are missing: …", one line for each kind. */
function compareCatalogues(expected: readonly string[], found: readonly string[]): string[] {
  const all = Map.groupBy(expected, kindOf)
  const tables = new Set(all.get('table')?.map((line) => line.slice('table '.length)))
  const [wanted, present] = [new Set(expected), new Set(found)]
  const missing = expected.filter((line) => !present.has(line))
  const added = found.filter((line) => !wanted.has(line) && tables.has(widens.exec(line)?.[1] ?? ''))
  return [
    ...[...Map.groupBy(missing, kindOf)].map(
      ([kind, lines]) => `${lines.length} of ${all.get(kind)!.length} ${pluralOf(kind)} are missing: ${namesIn(lines)}`,
    ),
    ...[...Map.groupBy(added, kindOf)].map(
      ([kind, lines]) =>
        `${lines.length} ${pluralOf(kind)} were not made by a migration, remove them: ${namesIn(lines)}`,
    ),
  ]
}

const namesIn = (lines: string[]): string =>
  shorten(lines.map((line) => line.slice(kindOf(line).length + 1))).join(', ')

const shown = 5

const shorten = (lines: string[]): string[] =>
  lines.length <= shown ? lines : [...lines.slice(0, shown), `and ${lines.length - shown} more`]
