import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Undoing } from '../../bench/ground/undoing.ts'
import { repository } from '../../tools/repository.ts'
import { findFreePort } from '../../tools/services/free-port.ts'

const program = ['haproxy', '/usr/sbin/haproxy'].find((name) => spawnSync(name, ['-v']).status === 0)

interface Proxied {
  /** Host and port of each API process. */
  apis: readonly [string, string]
  retries: number
}

/** HAProxy with the configuration of the repository; answers with its port on the loopback address. */
export async function startHaproxy({ apis, retries }: Proxied, undoing: Undoing): Promise<number> {
  if (program === undefined) throw new Error('HAProxy is not installed: apt-get install haproxy')
  const port = await findFreePort(null)
  const child = spawn(program, ['-db', '-f', join(repository, 'ops', 'haproxy.cfg')], {
    env: {
      PATH: process.env['PATH'],
      FRONT: `127.0.0.1:${port}`,
      API_1: apis[0],
      API_2: apis[1],
      RETRIES: String(retries),
    },
    stdio: 'ignore',
  })
  undoing.later(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  return port
}
