import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Undoing } from '../../bench/ground/undoing.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { debianFolder, postgresAccount, startInDebian } from './debian.ts'
import { waitUntil } from './wait-until.ts'

export interface Pooler {
  /** The same database and role, through the pooler. */
  through(databaseUrl: string): string
  /** PAUSE and the like, on its own console. */
  tell(command: string): Promise<void>
  /** Where its connections lead once it is told to RELOAD. */
  pointAt(server: URL): void
}

/** PgBouncer of Debian 13 that lends connections for one transaction at a time, with the settings of docs/operations/pooling.md. */
export async function startPooler(server: URL, undoing: Undoing): Promise<Pooler> {
  const folder = `/var/lib/wellmet-pooler-${process.pid}`
  const outside = join(debianFolder, folder)
  const { uid, gid } = postgresAccount()
  mkdirSync(outside)
  chownSync(outside, uid, gid)
  undoing.later(() => rmSync(outside, { recursive: true, force: true }))
  const port = await findFreePort(null)
  const pointAt = ({ hostname, port: behind }: URL) =>
    writeFileSync(
      join(outside, 'pgbouncer.ini'),
      [
        '[databases]',
        `* = host=${hostname} port=${behind}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = trust',
        `auth_file = ${folder}/users.txt`,
        'admin_users = wellmet_admin',
        'pool_mode = transaction',
        'max_prepared_statements = 200',
        'default_pool_size = 8',
        '',
      ].join('\n'),
    )
  writeFileSync(join(outside, 'users.txt'), '"wellmet_app" ""\n"wellmet_admin" ""\n')
  pointAt(server)
  const child = startInDebian(['pgbouncer', '-q', `${folder}/pgbouncer.ini`])
  undoing.later(() => void child.kill('SIGKILL'))
  const tell = async (command: string) => {
    const client = new pg.Client(`postgres://wellmet_admin@127.0.0.1:${port}/pgbouncer`)
    await client.connect()
    try {
      await client.query(command)
    } finally {
      await client.end()
    }
  }
  await waitUntil(
    'the pooler listens',
    () =>
      tell('SHOW VERSION').then(
        () => true,
        () => false,
      ),
    30,
  )
  return {
    pointAt,
    tell,
    through(databaseUrl) {
      const url = new URL(databaseUrl)
      url.port = String(port)
      return url.href
    },
  }
}
