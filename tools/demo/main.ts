import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { buildHelp } from '../help/build-help.ts'
import { demoPassword, demoTeam } from '../../database/seed/demo-team.ts'
import { prepareLocalProduct } from '../product/environment.ts'
import { startMailCatcher } from '../product/mail-catcher.ts'
import { startApi, startWorkerProcess, waitForAnswer, type RunningProcess } from '../product/processes.ts'
import { repository } from '../repository.ts'
import { findFreePort } from '../services/free-port.ts'
import { addDemoOperator } from './add-operator.ts'
import { startDemoAccounts } from './demo-accounts.ts'
import { fillOnce } from './demo-data.ts'
import { aboutModel, startDemoModel } from './demo-model.ts'
import { settingsOf, startDemoProvider } from './demo-provider.ts'
import { liveYear, startEmpty } from './live-year.ts'
import { loadDemoDirectory } from './load-demo-directory.ts'

/** Everything with one command: servers, schema, web app, API, worker and somebody to sign in as. No keys, no Docker. */
const isEmpty = process.argv.includes('--empty')
const database = isEmpty ? 'wellmet_empty' : 'wellmet'
const folder = join(repository, '.local', 'demo')
const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`)
const sayRecreated = () =>
  say('the demo data is incomplete or from an older version: deleting it, and creating it again')

const port = await findFreePort(Number(process.env['PORT'] ?? 4000))
const address = `http://localhost:${port}`
/** With a client of your own the real Google is asked. The stand-in loads while the servers start. */
const ownGoogle = process.env['GOOGLE_CLIENT_ID']
const startingGoogle = ownGoogle
  ? null
  : import('./demo-google.ts').then(({ startDemoGoogle }) => startDemoGoogle(address, new Date()))

say('starting PostgreSQL and Redis, and bringing the schema up to date')
const product = await prepareLocalProduct('demo', sayRecreated, database)

if (!existsSync(join(repository, 'apps/web/dist/index.html')) || process.argv.includes('--rebuild')) {
  say('building the web app')
  await build({
    root: join(repository, 'apps/web'),
    configFile: join(repository, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
  })
  await buildHelp()
}

const mail = await startMailCatcher({
  folder: join(folder, 'mail'),
  onMail: ({ to, subject }, file) => say(`mail to ${to.join(', ')}: ${subject}\n         ${file}`),
})
/** With a key the real People Data Labs is asked, and what it costs is paid for. */
const ownKey = process.env['PEOPLE_DATA_LABS_KEY']
const provider = ownKey ? null : await startDemoProvider(new Date())
const aboutProvider = provider
  ? 'a stand-in of People Data Labs with made-up people; PEOPLE_DATA_LABS_KEY=… npm run demo asks the real one'
  : 'People Data Labs, by your key'
const ownModels = process.env['LANGUAGE_MODEL_ORIGINS']
const model = ownModels ? null : await startDemoModel()
const google = await startingGoogle
const accounts = await startDemoAccounts(address, new Date())
const aboutGoogle = google
  ? 'a stand-in of Google with made-up mailboxes and spreadsheets; GOOGLE_CLIENT_ID=… and GOOGLE_CLIENT_SECRET=… connect the real one'
  : 'Google, by your client'
const environment = {
  ...product.environment,
  PUBLIC_URL: address,
  // Another host name of the same server, so that pages are not beside the session.
  PAGES_URL: `http://127.0.0.1:${port}`,
  HOST: '127.0.0.1',
  PORT: String(port),
  SMTP_URL: mail.url,
  LOG_LEVEL: 'info',
  SIGN_UP: 'open',
  MAILS_PER_USER_ON_FIRST_DAY: '50',
  LANGUAGE_MODEL_ORIGINS: model?.url ?? ownModels ?? '',
  ...(provider ? settingsOf(provider) : { PEOPLE_DATA_LABS_KEY: ownKey! }),
  ...accounts.settings,
  ...(google
    ? google.settings
    : { GOOGLE_CLIENT_ID: ownGoogle!, GOOGLE_CLIENT_SECRET: process.env['GOOGLE_CLIENT_SECRET'] ?? '' }),
}
const running: RunningProcess[] = []
let isStopping = false
const stop = async () => {
  isStopping = true
  await Promise.all(running.map((one) => one.stop()))
  await mail.stop()
  await provider?.close()
  await google?.close()
  await accounts.close()
  await model?.close()
  await product.stopServices()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))

async function untilEnd(process: RunningProcess): Promise<never> {
  running.push(process)
  const end = await process.ended
  throw new Error(`The ${process.name} ended (${end}). Its log is in ${folder}.`)
}

try {
  const today = new Date()
  const api = () => untilEnd(startApi(environment, join(folder, 'api.log')))
  let apiEnd: Promise<never> | undefined
  await fillOnce({ folder, database, adminUrl: product.adminUrl }, sayRecreated, async () => {
    // It only loads meanwhile, on another core.
    apiEnd = api()
    if (isEmpty) return Promise.race([startEmpty({ environment, today }), apiEnd])
    say('four teammates live through their year: some 400 people and 50 introductions')
    await Promise.race([
      liveYear({
        environment,
        today,
        tell: say,
        loadDirectory: (records) => loadDemoDirectory(environment, records),
        accounts,
      }),
      apiEnd,
    ])
  })
  say(apiEnd ? 'starting the worker' : 'starting the API and the worker')
  const firstEnd = Promise.race([
    apiEnd ?? api(),
    untilEnd(startWorkerProcess(environment, join(folder, 'worker.log'))),
  ])
  await Promise.race([waitForAnswer(`http://127.0.0.1:${port}/health/ready`, 60), firstEnd])
  const [ana, kofi] = demoTeam
  await addDemoOperator(environment, ana.email)
  say('ready\n')
  const lines = [
    ['Open', address],
    ['Sign in', isEmpty ? ana.email : `${ana.email} (owner) or ${kofi!.email} (is asked for introductions)`],
    ['Password', demoPassword],
    [],
    ['Operator', `${address}/hq as ${ana.email}, who needs a passkey first: Settings, Security`],
    ['API', `${address}/docs`],
    ['Mail', `${join('.local', 'demo', 'mail')} (nothing leaves this machine)`],
    ['Provider', aboutProvider],
    ['Accounts', aboutGoogle],
    ['', `stand-ins of Zendesk, Mailchimp and Luma, whose API key is ${accounts.lumaKey}`],
    ['Model', aboutModel(model)],
    ['Logs', join('.local', 'demo')],
    [
      'Data',
      isEmpty ? 'empty; npm run demo has a year behind it' : 'a made-up year; npm run demo -- --empty starts empty',
    ],
  ]
  for (const [what = '', value = ''] of lines) console.log(`  ${what.padEnd(11)}${value}`.trimEnd())
  console.log('\n  Ctrl-C stops everything; what you entered is kept for the next time.\n')
  await firstEnd
} catch (error) {
  // Whoever asked for the end need not be told that the API and the worker ended.
  if (!isStopping) {
    console.error(error instanceof Error ? error.message : error)
    await stop()
    process.exit(1)
  }
}
