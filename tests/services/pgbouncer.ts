import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { findFreePort } from '../../tools/services/free-port.ts'
import { findServerAccount } from '../../tools/services/server-account.ts'
import { temporaryFolder } from './temporary-folder.ts'

const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => spawnSync(name, ['--version']).status === 0)

/** Older versions do not know statements that are prepared under a name: 92% of transactions fail behind them. */
const isRecent = (version: string): boolean => {
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(version) ?? []
  return Number(major) > 1 || Number(minor) >= 21
}
export const hasPgbouncer =
  program !== undefined && isRecent(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)

/** A pooler that lends a connection for one transaction at a time; answers with the address of the database behind it. */
export async function startPgbouncer(databaseUrl: string): Promise<string> {
  const folder = temporaryFolder()
  const server = new URL(databaseUrl)
  const port = await findFreePort(null)
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
      'max_prepared_statements = 200',
      '',
    ].join('\n'),
  )
  writeFileSync(join(folder, 'users.txt'), `"${server.username}" ""\n`)
  // It refuses to run as root.
  const account = findServerAccount(folder)
  if (account) chownSync(folder, account.uid, account.gid)
  const pooler = spawn(program!, ['-q', settings], { ...account, stdio: 'ignore' })
  onTestFinished(async () => {
    pooler.kill('SIGKILL')
    await once(pooler, 'exit')
  })
  await untilListening(port)
  server.port = String(port)
  return server.href
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(50)
    } finally {
      socket.destroy()
    }
  }
}
