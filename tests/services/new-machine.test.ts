import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { codeOfStep, stepOf } from '@wellmet/account/second-factors/totp.rules.ts'
import { readRepositoryFile } from '../../tools/check/files.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { waitForAnswer } from '../../tools/product/processes.ts'
import { repository } from '../../tools/repository.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { startServices } from '../../tools/services/start-services.ts'
import { composeMachine } from '../world/compose.ts'
import { introductionStage, message } from '../world/introductions.ts'
import { setUpApp } from '../world/second-factors.ts'
import { wellmetWith } from '../world/wellmet.ts'
import { cookieOf, type Somebody, type World } from '../world/world.ts'
import { query } from './query.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The lines that the page tells to type, in their order. */
const commands = [
  ...readRepositoryFile('docs/help/backup.md')
    .split('## Restore on a new machine')[1]!
    .split('\n## ')[0]!
    .matchAll(/^```sh\n([\s\S]*?)^```/gm),
].flatMap(([, block]) => block!.trim().split('\n'))

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
async function machineThatWillBeLost(stage: { world: World }) {
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

test('on an empty machine, the commands of the help bring everything back from the copied folders', async () => {
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
  expect(lines()).toBe(1)
  const staying = lost.machine.start('backup')
  onTestFinished(() => staying.stop())
  await vi.waitFor(() => expect(lines()).toBe(2), { timeout: 60_000, interval: 200 })
  await staying.stop()

  const began = Date.now()
  const folder = temporaryFolder()
  for (const name of ['backups', 'secrets']) cpSync(join(lost.folder, name), join(folder, name), { recursive: true })
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
  expect(printed.get('restore')).toMatch(/Restored and complete[^]*1 deletions replayed/)
  expect(printed.get('check')).toMatch(/^OK +database/m)
  expect(printed.get('check')).not.toContain('FAULT')
  expect(ran.filter((command) => command.startsWith('docker compose'))).toHaveLength(4)
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
  console.log(`From the copied folders to a running server: ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(300)
}, 600_000)

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

const other = { uid: 10_001, gid: 10_001 }
const main = join(repository, 'apps/wellmet/main.ts')
const canBeAnother =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['-e', `fs.accessSync('${main}')`], other).status === 0

test.runIf(canBeAnother)(
  'files that belong to another account are named in one sentence',
  async () => {
    const { world } = await introductionStage()
    const { folder, machine } = await machineThatWillBeLost({ world })
    await machine.run('backup', ['backup'])
    for (const path of [folder, join(folder, 'secrets')]) chmodSync(path, 0o755)
    writeFileSync(join(folder, '.env'), 'PUBLIC_URL=http://localhost:1\nMAIL_FROM=hello@example.com\n')
    writeFileSync(join(folder, 'secrets/smtp_url'), 'smtp://127.0.0.1:1')
    const backups = join(folder, 'backups')
    const dump = join(
      backups,
      readdirSync(backups).find((name) => name.endsWith('.dump'))!,
    )
    const asOther = (service: string, ...args: string[]) => machine.run(service, args, other)
    const refused = (path: string) => ({
      code: 1,
      stderr: expect.stringMatching(
        new RegExp(
          `^${path} cannot be opened by the account 10001:10001: [^\\n]* belongs to 0:0, mode [67]00\\.[^\\n]*BACKUP_ACCOUNT[^\\n]*\\n$`,
        ),
      ),
    })
    await expect(asOther('wellmet', 'backup', 'list')).rejects.toMatchObject(refused(backups))
    await expect(asOther('wellmet', 'restore', dump)).rejects.toMatchObject(refused(dump))
    chmodSync(backups, 0o755)
    await expect(asOther('wellmet', 'backup', 'list')).rejects.toMatchObject(refused(`${dump}.json`))
    await expect(asOther('wellmet', 'restore', dump)).rejects.toMatchObject(refused(join(backups, 'deletions.jsonl')))
    chmodSync(join(backups, 'deletions.jsonl'), 0o644)
    chmodSync(`${dump}.json`, 0o644)
    await expect(asOther('wellmet', 'restore', dump)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^${dump} cannot be opened by the account 10001:10001[^\\n]*\\n$`, 'm')),
    })
    await expect(asOther('backup', 'backup')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\.partial cannot be opened by the account 10001:10001: \S+ belongs to 0:0/),
    })
  },
  300_000,
)
