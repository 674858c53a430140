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
import { version } from '../../apps/release.ts'
import { runProgram } from '../image/run-program.ts'
import { waitForAnswer } from '../product/processes.ts'
import { repository } from '../repository.ts'
import { findFreePort } from '../services/free-port.ts'
import { ensureDatabaseImage } from './database-image.ts'
import { startEngine } from './engine.ts'
import { walkFirstDay } from './journey.ts'
import { megabytesOf } from './memory.ts'
import { startPostfix, type MailServer } from './postfix.ts'

/**
 * Starts compose.yaml with empty volumes, and walks from there to the first introduction: image, PostgreSQL, API, worker
 * and Postfix are real. As root on Linux; it installs what is missing from Debian. `npm run measure:stack`
 */
const contacts = 400
const idleSeconds = 30
/** Of the network to the outside; Postfix is on the machine itself. */
const gateway = '10.77.0.1'

if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('measure:stack needs Linux and root.')
const folder = join(repository, '.local/image')
const archive = join(folder, `wellmet-${version}.tar`)
if (!existsSync(archive)) await timed('the image is built', () => runProgram('npm', ['run', 'build:image']))
const image = `localhost/wellmet:${version}`
const project = mkdtempSync(join(tmpdir(), 'wellmet-stack-'))
// The account of Postfix delivers into a folder below.
chmodSync(project, 0o755)
const engine = await startEngine(join(repository, '.local/measure-stack'))
try {
  const database = await timed('PostgreSQL is there', () => ensureDatabaseImage(engine, project))
  const mails = await timed('Postfix is there', () => startPostfix(join(project, 'postfix'), gateway))
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
  await timed('the image is loaded', () => engine.podman('load', '--input', archive))
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  await timed('secrets and settings are made', () => prepareProject(port, origin, database, mails.url))

  const began = Date.now()
  await timed('compose up, until API and worker are ready', async () => {
    // Compose waits for a healthy database. Podman leaves the checks to systemd, and not every machine runs it.
    await Promise.all([engine.compose(project, 'up', '--detach'), healthy('db', 60)])
    await waitForAnswer(`${origin}/health/ready`, 60)
    await healthy('worker', 60)
  })
  const at = (service: string, moment: string) => inspect(service, `{{.State.${moment}.UnixMilli}}`)
  const [migrated, done] = [await at('migrate', 'StartedAt'), await at('migrate', 'FinishedAt')]
  console.log(`          of that, the database ${seconds(migrated - began)} s, migrate ${seconds(done - migrated)} s`)

  await walkFirstDay(origin, mails, contacts, timed)
  console.log(`${seconds(Date.now() - began).padStart(8)} s  from compose up to the first introduction in a mailbox`)
  await timed('a dump is made', () => engine.compose(project, 'run', '--rm', 'backup'))
  await timed('everything is checked', () => engine.compose(project, 'run', '--rm', 'wellmet', 'check'))

  await sleep(idleSeconds * 1_000)
  console.log(`Idle for ${idleSeconds} seconds, memory of the processes:`)
  for (const service of ['api', 'worker', 'db'])
    console.log(
      `${megabytesOf(await inspect(service, '{{.State.Pid}}'))
        .toFixed(0)
        .padStart(8)} MB ${service}`,
    )
}

/** As the help says. */
async function prepareProject(port: number, origin: string, database: string, mailUrl: string): Promise<void> {
  const secrets = join(project, 'secrets')
  mkdirSync(secrets, { mode: 0o700 })
  const mount = ['--volume', `${secrets}:/secrets`, '--user', '0']
  await engine.podman('run', '--rm', '--network', 'none', ...mount, image, 'new-secrets', '--folder', '/secrets')
  writeFileSync(join(secrets, 'smtp_url'), mailUrl)
  copyFileSync(join(repository, 'compose.yaml'), join(project, 'compose.yaml'))
  const settings = {
    WELLMET_IMAGE: image,
    POSTGRES_IMAGE: database,
    PUBLIC_URL: origin,
    API_PORT: String(port),
    PLAINTEXT_HOSTS: gateway,
    MAIL_FROM: 'Wellmet <hello@example.com>',
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

function isHealthy(service: string): Promise<boolean> {
  return engine.podman('healthcheck', 'run', `wellmet-${service}-1`).then(
    () => true,
    () => false,
  )
}

async function healthy(service: string, patience: number): Promise<void> {
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
