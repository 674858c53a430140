import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'
import { rememberedPort, replaceFile } from './postgres-settings.ts'
import { endProcess } from './processes.ts'
import type { DataFolder } from './data-folder.ts'
import type { RunningServer } from './running-postgres.ts'

const programs = ['redis-server', 'valkey-server', '/opt/homebrew/bin/redis-server', '/opt/homebrew/bin/valkey-server']
const oldestSupported = 7
const patienceMs = 10_000

/** `null` when neither Redis nor Valkey is installed: the product runs without. */
export const startRedis = async (folder: DataFolder): Promise<RunningServer | null> => {
  const program = programs.find(isRecent)
  if (program === undefined) return null
  const config = redisConfig(folder.path)
  replaceFile(config, [
    `port ${await findFreePort(rememberedPort(config))}`,
    'bind 127.0.0.1',
    'save ""',
    'appendonly no',
    `dir ${JSON.stringify(folder.path)}`,
  ])
  const log = openSync(join(folder.path, 'redis.log'), 'a')
  const server = spawn(program, [config], {
    ...folder.account,
    cwd: folder.path,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.once('error', () => undefined)
  server.unref()
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline && server.exitCode === null) {
    const running = await findRedis(folder.path)
    if (running !== null) return running
    await sleep(20)
  }
  throw new Error(`Redis did not start; see ${join(folder.path, 'redis.log')}.`)
}

/** The server of this folder: the one on the remembered port that was started with our configuration. */
export const findRedis = async (folder: string): Promise<RunningServer | null> => {
  const port = rememberedPort(redisConfig(folder))
  if (port === null) return null
  const answer = await ask(port, 'INFO server')
  const field = (name: string): string | undefined => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(answer)?.[1]
  if (field('config_file') !== redisConfig(folder)) return null
  return { pid: Number(field('process_id')), url: `redis://127.0.0.1:${port}` }
}

export const stopRedis = (server: RunningServer): Promise<void> =>
  endProcess(server.pid, [
    ['SIGTERM', 10_000],
    ['SIGKILL', 5_000],
  ])

const redisConfig = (folder: string): string => join(folder, 'redis.conf')

const isRecent = (program: string): boolean => {
  try {
    const answer = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: 'pipe' })
    return Number(/v=(\d+)/.exec(answer)?.[1] ?? 0) >= oldestSupported
  } catch {
    return false
  }
}

/** What came back within a second, or nothing. QUIT makes the server close, which ends the answer. */
const ask = (port: number, command: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(`${command}\r\nQUIT\r\n`))
    socket.setTimeout(1_000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
