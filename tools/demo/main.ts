import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { prepareLocalProduct } from '../product/environment.ts'
import { startMailCatcher } from '../product/mail-catcher.ts'
import { startApi, startWorkerProcess, waitForAnswer } from '../product/processes.ts'
import { repository } from '../repository.ts'
import { findFreePort } from '../services/free-port.ts'
import { settingsOf, startDemoProvider } from './demo-provider.ts'
import { loadDemoDirectory } from './load-demo-directory.ts'
import { seedDemo } from './seed-demo.ts'

/** Everything with one command: servers, schema, web app, API, worker and somebody to sign in as. No keys, no Docker. */
const folder = join(repository, '.local', 'demo')
const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`)

say('starting PostgreSQL and Redis, and bringing the schema up to date')
const product = await prepareLocalProduct('demo', () =>
  say('the demo data is from an older version: deleting it, and creating it again'),
)

if (!existsSync(join(repository, 'apps/web/dist/index.html')) || process.argv.includes('--rebuild')) {
  say('building the web app')
  await build({
    root: join(repository, 'apps/web'),
    configFile: join(repository, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
  })
}

/** Until then the mails are those by which the demo network is made. */
let isSettled = false
const mail = await startMailCatcher({
  folder: join(folder, 'mail'),
  onMail({ to, subject }, file) {
    if (!isSettled) return
    say(`mail to ${to.join(', ')}: ${subject}\n         ${file}`)
  },
})
/** With a key the real People Data Labs is asked, and what it costs is paid for. */
const ownKey = process.env['PEOPLE_DATA_LABS_KEY']
const provider = ownKey ? null : await startDemoProvider(new Date())
const aboutProvider = provider
  ? 'a stand-in of People Data Labs with made-up people; PEOPLE_DATA_LABS_KEY=… npm run demo asks the real one'
  : 'People Data Labs, by your key'
const port = await findFreePort(Number(process.env['PORT'] ?? 4000))
const address = `http://localhost:${port}`
const environment = {
  ...product.environment,
  PUBLIC_URL: address,
  HOST: '127.0.0.1',
  PORT: String(port),
  SMTP_URL: mail.url,
  LOG_LEVEL: 'info',
  ...(provider ? settingsOf(provider) : { PEOPLE_DATA_LABS_KEY: ownKey! }),
}
say('starting the API and the worker')
const running = [
  startApi(environment, join(folder, 'api.log')),
  startWorkerProcess(environment, join(folder, 'worker.log')),
]
let isStopping = false
const stop = async () => {
  isStopping = true
  await Promise.all(running.map((one) => one.stop()))
  await mail.stop()
  await provider?.close()
  await product.stopServices()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))

const firstEnd = Promise.race(running.map((one) => one.ended.then((end) => `The ${one.name} ended (${end})`))).then(
  (what) => {
    throw new Error(`${what}. Its log is in ${folder}.`)
  },
)

try {
  await Promise.race([waitForAnswer(`http://127.0.0.1:${port}/health/ready`, 60), firstEnd])
  const demo = await seedDemo({
    origin: `http://127.0.0.1:${port}`,
    mails: mail.mails,
    today: new Date(),
    loadDirectory: (records) => loadDemoDirectory(environment, records),
  })
  say('ready\n')
  console.log(`  Open       ${address}\n  Sign in    ${demo.email}\n  Password   ${demo.password}\n`)
  console.log(
    `  API        ${address}/docs\n  Mail       ${join('.local', 'demo', 'mail')} (nothing leaves this machine)\n  Provider   ${aboutProvider}\n  Logs       ${join('.local', 'demo')}\n\n  Ctrl-C stops everything; what you entered is kept for the next time.\n`,
  )
  if (demo.bringNetworkIn) {
    say('the demo network is coming in: some 400 people, known to four teammates')
    await Promise.race([demo.bringNetworkIn(say), firstEnd])
    say('the demo network is in')
  }
  isSettled = true
  await firstEnd
} catch (error) {
  // Whoever asked for the end need not be told that the API and the worker ended.
  if (!isStopping) {
    console.error(error instanceof Error ? error.message : error)
    await stop()
    process.exit(1)
  }
}
