import pg from 'pg'
import { sealedRoots } from '@wellmet/platform/vault/data-root.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'
import type { KeyRing } from '@wellmet/platform/vault/key-ring.ts'
import { placeIn } from '@wellmet/platform/vault/sealed-column.ts'
import { open } from '@wellmet/platform/vault/vault.ts'
import { findDatabaseFaults } from '../catalogue/find-faults.ts'
import { readServerNumber } from '../server-number.ts'
import { MoveRefused } from './move-refused.ts'

interface Server {
  client: pg.Client
  number: number
}

export interface Servers {
  source: Server
  target: Server
  /** Server 0, where the directory of workspaces is: one of the two, or a third. */
  directory: pg.Client
  /** The tables of the product. */
  tables: readonly Table[]
}

interface ServerUrls {
  source: string
  target: string
  /** Needed when neither of the two is server 0. */
  directory?: string | undefined
}

/**
 * Opens the servers that workspaces move between, lets nobody else move them meanwhile, and gives them to `move`. Throws
 * MoveRefused when they do not fit together. The locks end with the connections, also when this process is killed.
 */
export async function withServers<T>(
  urls: ServerUrls,
  workspaceIds: readonly string[],
  { keyRing, tables }: { keyRing: KeyRing; tables: readonly Table[] },
  move: (servers: Servers) => Promise<T>,
): Promise<T> {
  const opened: pg.Client[] = []
  const connect = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, application_name: 'wellmet-move-workspace' })
    client.on('error', () => {})
    opened.push(client)
    await client.connect()
    // What one server deletes, the other must not lose.
    await client.query(`set synchronous_commit = on; set lock_timeout = '30s'; set client_min_messages = warning`)
    return client
  }
  const openServer = async (url: string): Promise<Server> => {
    const client = await connect(url)
    await refuseUnfit(client, new URL(url).host)
    await lockMove(client, workspaceIds)
    return { client, number: await readServerNumber(client) }
  }
  try {
    const source = await openServer(urls.source)
    const target = await openServer(urls.target)
    if (source.number === target.number)
      throw new MoveRefused(
        `Both servers have the number ${source.number}: give the new one another (DATABASE_SERVER_NUMBER) before anybody signs up there.`,
      )
    await shareRoot(source.client, target.client, keyRing)
    const first = [source, target].find(({ number }) => number === 0)
    if (!first && urls.directory === undefined)
      throw new MoveRefused('Neither is server 0, where the directory is: DIRECTORY_ADMIN_URL is needed.')
    const directory = first?.client ?? (await connect(urls.directory!))
    if (!first && (await readServerNumber(directory)) !== 0)
      throw new MoveRefused('DIRECTORY_ADMIN_URL is not server 0.')
    return await move({ source, target, directory, tables })
  } finally {
    await Promise.all(opened.map((client) => client.end().catch(() => {})))
  }
}

async function refuseUnfit(client: pg.Client, host: string): Promise<void> {
  const faults = await findDatabaseFaults(client)
  if (faults.length > 0) throw new MoveRefused([`The database at ${host} is not complete:`, ...faults].join('\n  '))
  const { rows } = await client.query<{ may: boolean }>(
    `select (rolsuper or rolbypassrls) and has_parameter_privilege('session_replication_role', 'set') as may
     from pg_roles where rolname = current_user`,
  )
  if (!rows[0]?.may)
    throw new MoveRefused(
      `Moving needs a role at ${host} that bypasses row-level security and may set session_replication_role.`,
    )
}

const patienceSeconds = 60

/** For as long as the connection lasts. One that was killed has it until the server notices, after its last statement. */
async function lockMove(client: pg.Client, workspaceIds: readonly string[]): Promise<void> {
  await client.query(`set lock_timeout = '${patienceSeconds}s'`)
  try {
    for (const id of workspaceIds.toSorted())
      await client.query(`select pg_advisory_lock(hashtextextended('move ' || $1, 0))`, [id])
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    throw new MoveRefused('This workspace is being moved by another command.')
  }
  await client.query(`set lock_timeout = '30s'`)
}

/** The numbers of people and words rest on the root. A server that has none yet gets it; another one cannot take part. */
async function shareRoot(source: pg.Client, target: pg.Client, keyRing: KeyRing): Promise<void> {
  const rootsOf = async (client: pg.Client) =>
    (await client.query<{ id: string; sealed: string }>('select id, sealed from platform.roots order by id')).rows
  const ours = await rootsOf(source)
  for (const { id, sealed } of ours)
    await target.query('insert into platform.roots (id, sealed) values ($1, $2) on conflict do nothing', [id, sealed])
  const theirs = await rootsOf(target)
  const secretsOf = (roots: typeof ours) =>
    roots.map(({ id, sealed }) => `${id} ${open(keyRing, sealed, placeIn(sealedRoots, id))}`).join()
  if (secretsOf(ours) !== secretsOf(theirs))
    throw new MoveRefused(
      'The other server made secrets of its own, so its numbers of people differ. Move to one whose API was never started.',
    )
}
