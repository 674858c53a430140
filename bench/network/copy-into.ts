import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { choosePostgres } from '../../tools/services/postgres-binaries.ts'

export type Cell = string | number | bigint | boolean | null

export interface Copying {
  add(...cells: Cell[]): void
  /** To be awaited now and then: what was added is on its way, and not more of it than a pipe holds is kept. */
  settle(): Promise<void>
  end(): Promise<void>
}

const enough = 1 << 20
/** A trigger for a whole statement would hold thirty million rows. */
const withoutTriggers = '-c session_replication_role=replica'

/**
 * Rows into a table as fast as PostgreSQL takes them. An empty table is emptied again first, in the same transaction:
 * then nothing need be logged, and rows are written as if they had always been there.
 */
export function copyInto(databaseUrl: string, table: string, columns: string, { anew = true } = {}): Copying {
  const copy = `copy ${table} (${columns}) from stdin`
  const statements = anew ? [`truncate ${table}`, `${copy} with (freeze)`] : [copy]
  const psql = spawn(
    join(choosePostgres(['installed'], null).folder, 'psql'),
    ['-X', '-q', '-1', '-v', 'ON_ERROR_STOP=1', ...statements.flatMap((one) => ['-c', one]), databaseUrl],
    { env: { ...process.env, PGOPTIONS: withoutTriggers }, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let [said, waiting] = ['', '']
  psql.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  psql.stdin.on('error', () => {})
  const ended = once(psql, 'close') as Promise<[number]>
  const send = async (): Promise<void> => {
    const rows = waiting
    waiting = ''
    if (psql.stdin.writable && !psql.stdin.write(rows)) await Promise.race([once(psql.stdin, 'drain'), ended])
  }
  return {
    add(...cells) {
      waiting += `${cells.map(textOf).join('\t')}\n`
    },
    async settle() {
      if (waiting.length > enough) await send()
    },
    async end() {
      await send()
      psql.stdin.end()
      const [code] = await ended
      if (code !== 0) throw new Error(`copy into ${table}: ${said}`)
    },
  }
}

const textOf = (cell: Cell): string =>
  cell === null ? '\\N' : typeof cell === 'boolean' ? (cell ? 't' : 'f') : `${cell}`
