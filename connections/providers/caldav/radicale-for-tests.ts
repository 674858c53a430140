import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../../tools/services/free-port.ts'

export const hasRadicale = spawnSync('radicale', ['--version'], { encoding: 'utf8' }).status === 0

/** A private CalDAV server for one test: real, on a free port, with one user who has no calendar yet. */
export async function startRadicaleForTests(user: string, password: string) {
  const folder = mkdtempSync(join(tmpdir(), 'radicale-'))
  const port = await findFreePort(null)
  const users = join(folder, 'users')
  writeFileSync(users, `${user}:${password}\n`)
  const config = join(folder, 'config')
  writeFileSync(config, settings({ folder, users, port }))
  const server = spawn('radicale', ['--config', config], { stdio: 'ignore' })
  // A test run that is broken off must not leave a server behind.
  const kill = (): void => void server.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (attempt > 400 || server.exitCode !== null) throw new Error('radicale did not start')
    await pause(25)
  }
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const home = `/${encodeURIComponent(user)}`
  const ask = async (method: string, path: string, body?: string): Promise<void> => {
    const answer = await fetch(`${url}${home}${path}`, { method, headers: { authorization }, ...(body && { body }) })
    if (!answer.ok) throw new Error(`radicale answered ${answer.status} to ${method} ${path}`)
  }
  return {
    url,
    addCalendar: (name: string) => ask('MKCALENDAR', `/${name}/`),
    removeCalendar: (name: string) => ask('DELETE', `/${name}/`),
    put: (calendar: string, event: string, text: string) => ask('PUT', `/${calendar}/${event}.ics`, text),
    remove: (calendar: string, event: string) => ask('DELETE', `/${calendar}/${event}.ics`),
    async stop() {
      process.off('exit', kill)
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const settings = ({ folder, users, port }: { folder: string; users: string; port: number }) => `
[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${users}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${folder}/collections
[logging]
level = error
`

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )
