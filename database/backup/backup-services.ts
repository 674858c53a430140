import pg from 'pg'
import { onConnection, type Tx } from '@wellmet/platform/database/connection.ts'
import type { HookReaction } from '@wellmet/platform/events/hook.ts'
import type { Log } from '@wellmet/platform/log/log.ts'
import type { BackupInputs } from './backup.settings.ts'

/** What a backup leans on. The process that makes them has no secret of the product, and reads as a role of its own. */
export interface BackupServices {
  readonly settings: BackupInputs
  readonly hooks: readonly HookReaction[]
  readonly log: Log
  readonly now: () => Date
}

/** One transaction on a connection of its own, as the role of the URL. */
export const inTransaction = <T>(url: string, work: (tx: Tx, client: pg.Client) => Promise<T>): Promise<T> =>
  connected(url, async (client) => {
    await client.query('begin')
    const result = await work(
      onConnection(client, () => {}),
      client,
    )
    await client.query('commit')
    return result
  })

export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'wellmet-backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
