import { parseArgs } from 'node:util'
import { findServices, startServices, stopServices } from './start-services.ts'
import type { Purpose } from './data-folder.ts'
import type { ServicesStatus } from './start-services.ts'

const usage = 'node tools/services/main.ts start|stop|status [--purpose development|tests|demo] [--folder <path>]'

const purposes: Readonly<Record<string, Purpose>> = { development: 'development', tests: 'tests', demo: 'demo' }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { purpose: { type: 'string', default: 'development' }, folder: { type: 'string' } },
})
const purpose = purposes[values.purpose]
const folder = values.folder === undefined ? {} : { folder: values.folder }

const report = (status: ServicesStatus | null, verb: string): void => {
  if (status === null) return console.log(`Nothing runs for ${values.purpose}.`)
  if (status.postgres) console.log(`PostgreSQL ${verb}: ${status.postgres.url} (process ${status.postgres.pid})`)
  if (status.redis) console.log(`Redis ${verb}: ${status.redis.url} (process ${status.redis.pid})`)
  console.log(`Data and logs: ${status.folder}`)
}

const command = positionals[0]
if (purpose === undefined || positionals.length !== 1) {
  console.error(usage)
  process.exitCode = 2
} else if (command === 'start') {
  await startServices({ purpose, durable: purpose !== 'tests', ...folder })
  report(await findServices(purpose, values.folder), 'runs')
} else if (command === 'status') {
  report(await findServices(purpose, values.folder), 'runs')
} else if (command === 'stop') {
  report(await stopServices(purpose, values.folder), 'stopped')
} else {
  console.error(usage)
  process.exitCode = 2
}
