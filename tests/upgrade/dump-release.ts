import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declaredVersion as version } from '../../apps/release.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { migrationNames } from '../../database/migration-names.ts'
import { hashOf, releaseList, releasesFolder } from '../../tools/migrations/released-migrations.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { startApi, startWorkerProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { repository } from '../../tools/repository.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { waitForEmptyQueue } from '../faults/queue.ts'
import { plantedSecrets, plantNetwork } from './planted-network.ts'
import { writeDump } from './release-dump.ts'

/**
 * Writes what the tests of upgrades need of the release that is in package.json: the hashes of its migrations, and a dump
 * of its database with a small network. Run once, when the release is made.
 */
const migrations = join(repository, 'database', 'migrations')

await runUndoing(async (undoing) => {
  if (version.endsWith('-dev')) {
    console.error(`${version} is not a release: write its number into package.json first.`)
    return 2
  }
  const folder = join(releasesFolder, version)
  if (existsSync(join(folder, 'dump.sql')) && !process.argv.includes('--again')) {
    console.error(`${version} has a dump already. Other installations upgrade from it, so it stays as it is.`)
    return 2
  }
  mkdirSync(folder, { recursive: true })
  const product = await preparePrivateProduct(undoing)
  const mail = await startMailCatcher()
  undoing.later(() => mail.stop())
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    ...product.environment,
    ...plantedSecrets,
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: mail.url,
    LOG_LEVEL: 'warn',
  }
  const processes = [startApi(environment), startWorkerProcess(environment)]
  undoing.later(async () => void (await Promise.all(processes.map((one) => one.stop()))))
  await waitForAnswer(`${origin}/health/live`, 60)
  await plantNetwork(origin, mail.mails)
  const database = await connectToDatabase(product, undoing)
  await waitForEmptyQueue(database, 60)
  await Promise.all(processes.map((one) => one.stop()))

  const bytes = await writeDump(product.adminUrl, version)
  const lines = migrationNames().map(
    (name) => `${hashOf(readFileSync(join(migrations, `${name}.sql`), 'utf8'))}  ${name}`,
  )
  writeFileSync(join(folder, releaseList), `${lines.join('\n')}\n`)
  console.log(`${version}: ${lines.length} migrations, a dump of ${Math.ceil(bytes / 1024)} kB`)
  return 0
})
