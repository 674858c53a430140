import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A private redis-server for one test file: real, on a free port, nothing on disk. */
export async function startRedisForTests(wantedPort?: number) {
  const port = wantedPort ?? (await findFreePort())
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  )
  // A test run that is broken off must not leave a server behind.
  process.once('exit', () => server.kill('SIGKILL'))
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (attempt > 200) throw new Error('redis-server did not start')
    await pause(25)
  }
  const signal = (name: NodeJS.Signals) => server.kill(name)
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return
      signal('SIGKILL')
      await once(server, 'exit')
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
