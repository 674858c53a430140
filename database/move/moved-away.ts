import pg from 'pg'
import { z } from 'zod'
import type { RecordedDeletion } from '@wellmet/platform/deletions/deletions.hooks.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'
import { readServerNumber } from '../server-number.ts'
import { depart } from './depart.ts'
import { lockMoving, prepareConditions } from './moving-ids.ts'
import { saveResidents } from './residents.ts'

const source = 'database.moves'

const Entry = z.object({
  workspaceId: z.uuid(),
  epoch: z.int(),
  state: z.enum(['here', 'left']),
  server: z.int(),
  movedWith: z.array(z.uuid()),
})
type Moved = z.infer<typeof Entry>

/** Which workspaces came or left since then. As the system. */
export async function collectMoves(tx: Tx, since: Date): Promise<RecordedDeletion[]> {
  const rows = await tx
    .selectFrom('platform.residents')
    .selectAll()
    .where('state', '!=', 'leaving')
    .where('changedAt', '>=', since)
    .execute()
  return rows.map(({ changedAt: at, ...entry }) => ({
    source,
    id: `${entry.workspaceId} ${entry.epoch} ${entry.state}`,
    at,
    entry,
  }))
}

/** The groups of workspaces that have left by the newest of these lines, and have not come back. */
export function findMovedAway(deletions: readonly RecordedDeletion[]): Moved[] {
  const newest = new Map<string, Moved>()
  for (const { source: of, entry } of deletions) {
    if (of !== source) continue
    const moved = Entry.parse(entry)
    if (moved.epoch >= (newest.get(moved.workspaceId)?.epoch ?? 0)) newest.set(moved.workspaceId, moved)
  }
  return [...newest.values()].filter(
    ({ state, workspaceId, movedWith }) => state === 'left' && movedWith[0] === workspaceId,
  )
}

/**
 * Deletes from a restored database, in which nobody works yet, the workspaces that had left this server when it was lost:
 * their rows are on another one. Nothing is told to anybody outside. Returns how many workspaces. Throws MoveRefused if
 * somebody of theirs was then in a workspace that stayed.
 */
export async function leaveAgain(
  adminUrl: string,
  tables: readonly Table[],
  groups: readonly Moved[],
): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'wellmet-restore' })
  await client.connect()
  try {
    let left = 0
    const here = await readServerNumber(client)
    for (const { movedWith, epoch, server } of groups) {
      if (server === here) continue
      const { rows } = await client.query<{ id: string }>(
        'select id from account.workspaces where id = any($1::uuid[]) order by id',
        [movedWith],
      )
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) continue
      await client.query('begin')
      // As the dump has it. Nobody sends and nobody works here.
      await client.query(`update platform.mails set status = 'parked', claimed_at = now() where status = 'sending'`)
      await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
      const moving = await lockMoving(client, tables, ids)
      await prepareConditions(client, moving)
      await depart(client, tables, moving)
      await saveResidents(client, ids, { epoch, state: 'left', server })
      await client.query('commit')
      left += ids.length
    }
    return left
  } finally {
    await client.end()
  }
}
