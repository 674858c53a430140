import { setTimeout as sleep } from 'node:timers/promises'

interface Connection {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** How long a statement may wait for others, and how often it is tried. */
export interface Patience {
  lockTimeoutMs: number
  attempts: number
  pauseMs: number
}

/** None of these statements stops readers or writers while it waits, so it may wait long. A dump can take minutes. */
const patient: Patience = { lockTimeoutMs: 30_000, attempts: 10, pauseMs: 1_000 }

const createIndex =
  /^create (?:unique )?index concurrently (?:if not exists )?(?<index>[a-z_0-9]+) on (?:only )?(?<schema>[a-z_0-9]+)\.[a-z_0-9]+ /i
const allowed = [
  createIndex,
  /^drop index concurrently if exists [a-z_0-9]+\.[a-z_0-9]+$/i,
  /^alter table [a-z_0-9]+\.[a-z_0-9]+ validate constraint [a-z_0-9]+$/i,
]

export const isOnline = (file: string): boolean => file.endsWith('.online.sql')

/** The statements of an `.online.sql` file. Throws for one that would stop readers or writers. */
export function onlineStatements(sql: string): string[] {
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
  for (const statement of statements)
    if (!allowed.some((form) => form.test(statement)))
      throw new Error(
        `An online migration creates indexes concurrently (with the schema of the table), drops them concurrently, or validates constraints. It may not: ${statement}`,
      )
  return statements
}

/**
 * Runs the statements one after the other, outside a transaction. An attempt that gives up, or a process that was killed,
 * leaves an invalid index behind: it is dropped before the next attempt. Running a file again does nothing.
 */
export async function runOnline(connection: Connection, sql: string, patience: Patience = patient): Promise<void> {
  await connection.query(`set lock_timeout = ${patience.lockTimeoutMs}`)
  for (const statement of onlineStatements(sql)) await runPatiently(connection, statement, patience)
  await connection.query('reset lock_timeout')
}

async function runPatiently(connection: Connection, statement: string, patience: Patience): Promise<void> {
  for (let attempt = 1; !(await isThere(connection, statement)); attempt++) {
    try {
      await connection.query(statement)
      return
    } catch (error) {
      if (!isPassing(error) || attempt === patience.attempts) {
        await isThere(connection, statement).catch(() => {})
        throw error
      }
      await sleep(patience.pauseMs)
    }
  }
}

/** Whether the index of the statement exists and is valid. An invalid one slows writes down and is dropped. */
async function isThere(connection: Connection, statement: string): Promise<boolean> {
  const { index, schema } = createIndex.exec(statement)?.groups ?? {}
  if (!index || !schema) return false
  const { rows } = await connection.query(
    `select x.indisvalid as valid from pg_index x join pg_class c on c.oid = x.indexrelid
     where c.relname = $1 and c.relnamespace = to_regnamespace($2)`,
    [index, schema],
  )
  const [found] = rows as { valid: boolean }[]
  if (found && !found.valid) await connection.query(`drop index concurrently ${schema}.${index}`)
  return found?.valid ?? false
}

/** Somebody else held a lock for too long, or two waited for each other. */
const isPassing = (error: unknown): boolean => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')
