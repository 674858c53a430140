import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, vi } from 'vitest'
import { codeOfStep, stepOf } from '@wellmet/account/second-factors/totp.rules.ts'
import { openStorage } from '@wellmet/database/backup/object-storage.ts'
import { readRepositoryFile } from '../../tools/check/files.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { startServices } from '../../tools/services/start-services.ts'
import { query } from '../services/query.ts'
import { temporaryFolder } from '../services/temporary-folder.ts'
import { composeMachine } from './compose.ts'
import { introductionStage, message } from './introductions.ts'
import { setUpApp } from './second-factors.ts'
import { wellmetWith } from './wellmet.ts'
import { cookieOf, type Somebody, type World } from './world.ts'

/** The lines that a section of the page tells to type, in their order. */
const commandsBelow = (heading: string, end: RegExp): string[] =>
  [
    ...readRepositoryFile('docs/help/backup.md')
      .split(`\n${heading}\n`)[1]!
      .split(end)[0]!
      .matchAll(/^```sh\n([\s\S]*?)^```/gm),
  ].flatMap(([, block]) => block!.trim().split('\n'))

/** With the folder `backups` among what was copied. */
export const commandsFromFolder = (): string[] => commandsBelow('## Restore on a new machine', /\n##/)

/** The same, where the page says that a storage comes in. */
export function commandsFromStorage(): string[] {
  const [makeFolder, fetchDump, ...others] = commandsBelow('### From object storage', /\n##/)
  expect(others).toEqual([])
  const commands = commandsFromFolder()
  const list = commands.findIndex((command) => command.endsWith('backup list'))
  return [makeFolder!, ...commands.slice(0, list), fetchDump!, ...commands.slice(list)]
}

/** The containers reach their database by the name `db`, on a network that is not here. */
function reachDatabase(folder: string, databaseUrl: string): void {
  for (const name of ['database_url', 'database_admin_url', 'backup_database_url']) {
    const file = join(folder, 'secrets', name)
    const { username, password } = new URL(readFileSync(file, 'utf8'))
    const url = new URL(databaseUrl)
    if (username !== 'postgres') Object.assign(url, { username, password })
    writeFileSync(file, url.href)
  }
}

/** A machine as the help makes one, with somebody's account, contacts, request and second factor in its database. */
export async function machineThatWillBeLost(stage: { world: World }) {
  const { world } = stage
  const folder = temporaryFolder()
  await wellmetWith({}, 'new-secrets', '--folder', join(folder, 'secrets'))
  const { SECRET, VAULT_KEYS } = world.services.config
  writeFileSync(join(folder, 'secrets/secret'), SECRET)
  writeFileSync(join(folder, 'secrets/vault_keys'), VAULT_KEYS)
  reachDatabase(folder, world.superuserUrl)
  mkdirSync(join(folder, 'backups'), { mode: 0o700 })
  return { folder, machine: composeMachine(folder) }
}

/**
 * Loses a machine, with somebody erased after the dump, and types the commands on an empty one. With a storage, nothing of
 * the folder with the dumps is left. Answers how many seconds it took from what was copied to a running server.
 */
export async function bringBack(commands: readonly string[], storageUrl?: string): Promise<number> {
  const { world, me, bob, find } = await introductionStage()
  const body = { target: { personId: await find('Joost') }, connector: { personId: bob.user.id }, message }
  const request = await world.as(me).requests.create({ body: { ...body, status: 'pending' } })
  await world.work()
  const { secret } = await setUpApp(world, me)
  const lost = await machineThatWillBeLost({ world })
  await lost.machine.run('backup', ['backup'])
  const { id } = (await world.as(bob).contacts.list({})).items.find(({ name }) => name === 'Ana Ribeiro')!
  await world.as(bob).deletions.delete({ params: { id } })
  await world.work()
  const journal = join(lost.folder, 'backups/deletions.jsonl')
  const lines = () => readFileSync(journal, 'utf8').trim().split('\n').length
  // The journal also has the access that ended before the dump.
  const before = lines()
  const copies = storageUrl === undefined ? null : await startCopies(lost, storageUrl)
  const staying = lost.machine.start('backup')
  onTestFinished(() => staying.stop())
  await vi.waitFor(() => expect(lines()).toBeGreaterThan(before), { timeout: 60_000, interval: 200 })
  await copies?.waitFor(world)
  await staying.stop()

  const began = Date.now()
  const folder = temporaryFolder()
  for (const name of copies ? ['secrets'] : ['backups', 'secrets'])
    cpSync(join(lost.folder, name), join(folder, name), { recursive: true })
  rmSync(lost.folder, { recursive: true })
  cpSync(join(folder, 'secrets/backup_private_key'), join(folder, 'backup_private_key'))
  rmSync(join(folder, 'secrets/backup_private_key'))
  const mail = await startMailCatcher()
  onTestFinished(() => mail.stop())
  writeFileSync(join(folder, 'secrets/smtp_url'), mail.url)
  const [port, workerPort] = [await findFreePort(null), await findFreePort(null)]
  const origin = `http://localhost:${port}`
  const settings = ['BACKUP_ACCOUNT=4711:4711', 'LOG_LEVEL=warn', `PUBLIC_URL=${origin}`, 'MAIL_FROM=hello@example.com']
  writeFileSync(join(folder, '.env'), `${settings.join('\n')}\n`)
  // As the service db starts with an empty volume.
  const { postgresUrl } = await startServices({ folder: temporaryFolder(), purpose: 'tests', durable: false })
  await query(postgresUrl, 'create database wellmet')
  reachDatabase(folder, postgresUrl.replace(/\/[^/]*$/, '/wellmet'))
  const machine = composeMachine(folder, { HOST: '127.0.0.1', PORT: `${port}`, WORKER_PORT: `${workerPort}` })

  const startAll = async () => {
    await machine.run('migrate', ['migrate'])
    const running = ['api', 'worker', 'backup'].map((name) => machine.start(name))
    onTestFinished(async () => void (await Promise.all(running.map((one) => one.stop()))))
    for (const one of [port, workerPort]) await waitForAnswer(`http://127.0.0.1:${one}/health/ready`, 60)
  }
  const env: Record<string, string> = { PATH: process.env['PATH']! }
  const ran: string[] = []
  const printed = new Map<string, string>()
  for (const command of commands) {
    ran.push(command)
    if (command.startsWith('docker load')) continue
    if (command === 'docker compose up --detach --wait') await startAll()
    else if (command.startsWith('docker compose run')) {
      const { service, args, input } = readCompose(command, env, folder)
      const { stdout } = await machine.run(service, args, input === undefined ? {} : { input })
      if (args[1] === 'list') env['DUMP'] = /\/(wellmet-[^/\s]+\.dump) /.exec(stdout)![1]!
      printed.set(args[0]!, stdout)
    } else await promisify(execFile)('bash', ['-e', '-c', command], { cwd: folder, env })
  }
  expect(printed.get('restore')).toMatch(/Restored and complete[^]*[1-9]\d* deletions replayed/)
  expect(printed.get('check')).toMatch(/^OK +database/m)
  expect(printed.get('check')).not.toContain('FAULT')
  expect(ran.filter((command) => command.startsWith('docker compose'))).toHaveLength(copies ? 5 : 4)
  expect(readFileSync(join(folder, '.env'), 'utf8')).toMatch(/^BACKUP_ACCOUNT=\d+:\d+\n$/m)
  expect(readdirSync(folder), 'the private key does not stay').not.toContain('backup_private_key')

  // The account and its password, and the second factor, which the vault keeps sealed.
  const post = (path: string, content: object) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    })
  const signIn = ({ user, password }: Somebody) => post('/api/account/sign-in', { email: user.email, password })
  const { secondFactor } = (await (await signIn(me)).json()) as { secondFactor: { challenge: string } }
  const code = codeOfStep(secret, stepOf(new Date()) + 1)
  const signedIn = await post('/api/account/sign-in/second-factor', { challenge: secondFactor.challenge, code })
  expect(signedIn.status).toBe(200)
  const read = async (path: string, answer: Response) =>
    (await (await fetch(`${origin}${path}`, { headers: { cookie: cookieOf(answer) } })).json()) as {
      items: Record<string, unknown>[]
    }
  const { items: requests } = await read('/api/dashboard/intro-requests', signedIn)
  expect(requests).toMatchObject([{ id: request.id, connectorStatus: 'awaiting_connector' }])
  const { items: contacts } = await read('/api/network/contacts', await signIn(bob))
  expect(contacts.map(({ name }) => String(name)).toSorted()).toEqual(['Joost de Wit', 'Priya Raman'])
  const seconds = (Date.now() - began) / 1_000
  console.log(`From ${copies ? 'the storage' : 'the copied folders'} to a running server: ${seconds.toFixed(1)} s`)
  return seconds
}

/** The service that copies, until the storage has everything and the database knows it. */
async function startCopies({ folder, machine }: Awaited<ReturnType<typeof machineThatWillBeLost>>, url: string) {
  writeFileSync(join(folder, 'secrets/backup_storage_url'), url)
  const copying = machine.start('copies')
  onTestFinished(() => copying.stop())
  const patience = { timeout: 150_000, interval: 500 }
  await vi.waitFor(() => expect(existsSync(join(folder, 'backups/copied.json'))).toBe(true), patience)
  return {
    async waitFor(world: World) {
      const kept = "select bool_and(succeeded) from platform.backup_runs where kind = 'copy'"
      await vi.waitFor(async () => expect(await query(world.superuserUrl, kept)).toEqual([true]), patience)
      const { size } = statSync(join(folder, 'backups/deletions.jsonl'))
      const storage = openStorage(url, [])
      await vi.waitFor(async () => expect((await storage.list()).get('deletions.jsonl')).toBe(size), patience)
      await copying.stop()
    },
  }
}

/** `docker compose run --rm [--no-TTY] <service> <args> [< file]`, with variables of the shell. */
function readCompose(command: string, env: Record<string, string>, folder: string) {
  const [typed, file] = command.split(' < ') as [string, string | undefined]
  const words = typed
    .replaceAll(/\$([A-Z]+)/g, (_, name: string) => env[name]!)
    .replace('/backups', join(folder, 'backups'))
    .split(' ')
    .slice(3)
    .filter((word) => !word.startsWith('--') || word === '--key')
  return {
    service: words[0]!,
    args: words.slice(1),
    input: file === undefined ? undefined : readFileSync(join(folder, file), 'utf8'),
  }
}
