import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { tagOf } from '../../apps/version.rules.ts'
import { ownArchitecture } from '../image/architectures.ts'
import { ensurePrograms, runProgram } from '../image/run-program.ts'
import { waitForAnswer } from '../product/processes.ts'
import { repository } from '../repository.ts'
import { findFreePort } from '../services/free-port.ts'
import { ensureDatabaseImage } from './database-image.ts'
import { startEngine } from './engine.ts'
import { importConnections, walkFirstDay } from './journey.ts'
import { megabytesOf, readMemoryGroup } from './memory.ts'
import { archiveOf } from './one-architecture.ts'
import { startPostfix, type MailServer } from './postfix.ts'

/**
 * Starts compose.yaml with empty volumes, and walks from there to the first introduction: image, PostgreSQL, API, worker
 * and Postfix are real. As root on Linux; it installs what is missing from Debian.
 *
 *     npm run measure:stack
 *     npm run measure:stack -- --architecture arm64   under qemu, up to the first introduction; the database is not emulated
 */
const { values } = parseArgs({ options: { architecture: { type: 'string', default: ownArchitecture } } })
const isEmulated = values.architecture !== ownArchitecture
/** For one step, in seconds. */
const patience = isEmulated ? 600 : 60
const contacts = 400
/** As many as LinkedIn allows: no member has more to bring in one file. */
const manyContacts = 30_000
const services = ['api', 'worker', 'db'] as const
const idleSeconds = 30
/** Of the network to the outside; Postfix is on the machine itself. */
const gateway = '10.77.0.1'

if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('measure:stack needs Linux and root.')
const folder = join(repository, '.local/image')
const description = join(folder, 'release.json')
if (!existsSync(description)) await timed('the image is built', () => runProgram('npm', ['run', 'build:image']))
const { version } = JSON.parse(readFileSync(description, 'utf8')) as { version: string }
const archive = join(folder, `wellmet-${tagOf(version)}.tar`)
const image = `localhost/wellmet:${isEmulated ? values.architecture : tagOf(version)}`
const project = mkdtempSync(join(tmpdir(), 'wellmet-stack-'))
// The account of Postfix delivers into a folder below.
chmodSync(project, 0o755)
if (isEmulated) await emulate(values.architecture)
const engine = await startEngine(join(repository, '.local/measure-stack'))
try {
  const database = await timed('PostgreSQL is there', () => ensureDatabaseImage(engine, project))
  const mails = await timed('Postfix is there', () => startPostfix(join(project, 'postfix'), gateway, patience))
  try {
    await measure(database, mails)
  } finally {
    await engine.compose(project, 'down', '--volumes', '--timeout', '40').catch(console.error)
    await mails.stop()
  }
} finally {
  engine.stop()
  rmSync(project, { recursive: true, force: true })
}

async function measure(database: string, mails: MailServer): Promise<void> {
  const { digest, images } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
    digest: string
    images: { architecture: string; compressedBytes: number }[]
  }
  console.log(`${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB; image ${digest}`)
  for (const { architecture, compressedBytes } of images)
    console.log(`${(compressedBytes / 1e6).toFixed(1).padStart(8)} MB ${architecture}, compressed`)
  await timed('the image is loaded', async () => {
    const layout = join(folder, 'oci')
    const loaded = isEmulated ? await archiveOf(layout, values.architecture, image, project) : archive
    await engine.podman('load', '--input', loaded)
  })
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  await timed('secrets and settings are made', () => prepareProject(port, origin, database, mails.url))

  const began = Date.now()
  await timed('compose up, until API and worker are ready', async () => {
    // Compose waits for a healthy database. Podman leaves the checks to systemd, and not every machine runs it.
    await Promise.all([engine.compose(project, 'up', '--detach'), healthy('db')])
    await waitForAnswer(`${origin}/health/ready`, patience)
    await healthy('worker')
  })
  const at = (service: string, moment: string) => inspect(service, `{{.State.${moment}.UnixMilli}}`)
  const [migrated, done] = [await at('migrate', 'StartedAt'), await at('migrate', 'FinishedAt')]
  console.log(`          of that, the database ${seconds(migrated - began)} s, migrate ${seconds(done - migrated)} s`)

  const ana = await walkFirstDay(origin, mails, contacts, timed)
  console.log(`${seconds(Date.now() - began).padStart(8)} s  from compose up to the first introduction in a mailbox`)
  if (isEmulated) return
  await timed('a dump is made', () => engine.compose(project, 'run', '--rm', 'backup', 'backup'))
  await timed('everything is checked', () => engine.compose(project, 'run', '--rm', 'wellmet', 'check'))

  await sleep(idleSeconds * 1_000)
  console.log(`Idle for ${idleSeconds} seconds:`)
  await printMemory()
  await importConnections(ana, manyContacts, timed)
  await sleep(idleSeconds * 1_000)
  console.log(`Idle for ${idleSeconds} seconds after that:`)
  await printMemory()
}

/** Fails if the kernel has killed a process, of which Compose starts another one and nobody would see it. */
async function printMemory(): Promise<void> {
  for (const service of services) {
    const pid = await inspect(service, '{{.State.Pid}}')
    const limit = (await inspect(service, '{{.HostConfig.Memory}}')) / 2 ** 20
    const { peakMegabytes, kills } = readMemoryGroup(pid)
    const starts = 1 + (await inspect(service, '{{.RestartCount}}'))
    console.log(
      `${megabytesOf(pid).toFixed(0).padStart(8)} MB ${service}; limit ${limit} MB, most with caches ${peakMegabytes.toFixed(0)} MB, ${kills} killed, ${starts} start`,
    )
    if (kills > 0 || starts > 1) throw new Error(`${service} was killed for its memory.`)
  }
}

/** As the help says. */
async function prepareProject(port: number, origin: string, database: string, mailUrl: string): Promise<void> {
  const secrets = join(project, 'secrets')
  mkdirSync(secrets, { mode: 0o700 })
  mkdirSync(join(project, 'backups'), { mode: 0o700 })
  const mount = ['--volume', `${secrets}:/secrets`, '--user', '0']
  await engine.podman('run', '--rm', '--network', 'none', ...mount, image, 'new-secrets', '--folder', '/secrets')
  writeFileSync(join(secrets, 'smtp_url'), mailUrl)
  copyFileSync(join(repository, 'compose.yaml'), join(project, 'compose.yaml'))
  const settings = {
    WELLMET_IMAGE: image,
    POSTGRES_IMAGE: database,
    PUBLIC_URL: origin,
    API_PORT: String(port),
    BACKUP_ACCOUNT: '0:0',
    PLAINTEXT_HOSTS: gateway,
    MAIL_FROM: 'Wellmet <hello@example.com>',
    SIGN_UP: 'open',
    // The emulator takes memory too.
    ...(isEmulated ? { API_MEMORY: '2g', WORKER_MEMORY: '2g' } : {}),
  }
  writeFileSync(
    join(project, '.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  writeFileSync(
    join(project, 'compose.override.yaml'),
    `networks: { outside: { ipam: { config: [{ subnet: ${gateway.replace(/\d+$/, '0')}/24, gateway: ${gateway} }] } } }\n`,
  )
}

/** Lets the kernel start programs of another architecture by an emulator; until the machine is restarted. */
async function emulate(architecture: string): Promise<void> {
  if (architecture !== 'arm64') throw new Error(`There is no emulator for ${architecture} here.`)
  const [kernel, settings] = ['/proc/sys/fs/binfmt_misc', '/usr/lib/binfmt.d/qemu-aarch64.conf']
  await ensurePrograms({ 'qemu-aarch64-static': 'qemu-user-static' })
  if (!existsSync(join(kernel, 'register'))) await runProgram('mount', ['-t', 'binfmt_misc', 'binfmt_misc', kernel])
  if (!existsSync(join(kernel, 'qemu-aarch64'))) writeFileSync(join(kernel, 'register'), readFileSync(settings))
}

function isHealthy(service: string): Promise<boolean> {
  return engine.podman('healthcheck', 'run', `wellmet-${service}-1`).then(
    () => true,
    () => false,
  )
}

async function healthy(service: string): Promise<void> {
  for (const until = Date.now() + patience * 1_000; Date.now() < until; await sleep(250))
    if (await isHealthy(service)) return
  throw new Error(`${service} is not healthy.`)
}

async function inspect(service: string, format: string): Promise<number> {
  return Number(await engine.podman('inspect', '--format', format, `wellmet-${service}-1`))
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now()
  const result = await work()
  console.log(`${seconds(Date.now() - began).padStart(8)} s  ${what}`)
  return result
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1)
}
