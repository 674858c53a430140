import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import { signedInAs } from '../../database/migrate.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { query } from './query.ts'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)

/** A copy of a database as a restore leaves it that stopped after the rows: neither policies nor keys are there. */
export async function halfRestoredCopy(superuserUrl: string): Promise<{ url: string; superuserUrl: string }> {
  const postgresUrl = inject('postgresUrl')
  const database = `half_restored_${process.pid}`
  const dump = join(temporaryFolder(), 'dump')
  await run('pg_dump', ['--format=custom', '--file', dump, superuserUrl])
  const copy = await ensureDatabase(postgresUrl, database, true)
  onTestFinished(async () => void (await query(postgresUrl, `drop database ${database} with (force)`)))
  await run('pg_restore', ['--section=pre-data', '--section=data', '--dbname', copy, dump])
  return { url: signedInAs(copy, 'wellmet_app'), superuserUrl: copy }
}
