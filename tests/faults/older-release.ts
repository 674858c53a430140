import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { settingsOfProduct } from '../../bench/ground/private-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { signedInAs } from '../../database/migrate.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { openSession } from '../../tools/demo/demo-session.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { startProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { repository } from '../../tools/repository.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { startServices } from '../../tools/services/start-services.ts'
import { commitOfNewestRelease, fetchSources } from '../upgrade/older-sources.ts'
import { mara, plantedSecrets } from '../upgrade/planted-network.ts'
import { releases, restoreDump } from '../upgrade/release-dump.ts'
import { walkProduct } from '../upgrade/walk-product.ts'
import { atLeast, none, printPromises } from './promise.ts'

/**
 * The release before, or the code of `--commit`, serves while the code of today migrates the database under it, after a
 * restart on the newer schema, and beside processes of today: an upgrade that replaces one process after the other.
 */
const { values } = parseArgs({ options: { commit: { type: 'string' } } })
const run = promisify(execFile)

await runUndoing(async (undoing) => {
  const commit = values.commit ?? (await commitOfNewestRelease())
  const older = await fetchSources(commit)
  console.log(`The code of ${commit.slice(0, 8)} on the schema of today; ${describeMachine()}`)
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-older-'))
  undoing.later(() => rmSync(folder, { recursive: true, force: true }))
  const services = await startServices({ purpose: 'development', durable: true, folder })
  undoing.later(() => services.stop())
  const adminUrl = await ensureDatabase(services.postgresUrl, 'wellmet')
  const mail = await startMailCatcher()
  undoing.later(() => mail.stop())
  const migrateFrom = (sources: string) =>
    run(process.execPath, ['apps/wellmet/main.ts', 'migrate'], { cwd: sources, env: { DATABASE_ADMIN_URL: adminUrl } })
  await restoreDump(adminUrl, releases().at(-1)!)
  await migrateFrom(older)

  const environment = {
    ...settingsOfProduct(signedInAs(adminUrl, 'wellmet_app'), services.redisUrl),
    ...plantedSecrets,
    PUBLIC_URL: 'http://127.0.0.1:4000',
    SMTP_URL: mail.url,
    LOG_LEVEL: 'error',
  }
  /** Ready is when it says so itself. */
  const start = async (sources: string, app: 'api' | 'worker') => {
    const port = await findFreePort(null)
    const args = [join('apps', app, 'main.ts')]
    const started = startProcess({
      name: app,
      args,
      folder: sources,
      environment: { ...environment, [app === 'api' ? 'PORT' : 'WORKER_PORT']: String(port) },
    })
    undoing.later(() => started.stop())
    const origin = `http://127.0.0.1:${port}`
    await waitForAnswer(`${origin}/health/ready`, 60)
    return { origin, stop: () => started.stop() }
  }
  const walk = (origin: string, label: string) => walkProduct(origin, mail.mails, label)

  const [api, worker] = [await start(older, 'api'), await start(older, 'worker')]
  const before = await walk(api.origin, 'before')

  const reading = startReading(api.origin, (await openSession(api.origin, mara))!.cookie)
  const began = performance.now()
  await migrateFrom(repository)
  const migrated = performance.now() - began
  await sleep(2_000)
  const { asked, failures } = await reading.stop()
  console.log(`The migrations took ${(migrated / 1000).toFixed(1)} s; ${asked} requests were asked meanwhile.`)
  const running = await walk(api.origin, 'running')

  await Promise.all([api.stop(), worker.stop()])
  const [again, workerAgain] = [await start(older, 'api'), await start(older, 'worker')]
  const restarted = await walk(again.origin, 'restarted')

  const [today, workerToday] = [await start(repository, 'api'), await start(repository, 'worker')]
  const beside = [...(await walk(again.origin, 'beside')), ...(await walk(today.origin, 'new beside old'))]
  const session = async (from: string, to: string) => {
    const { cookie } = (await openSession(from, mara))!
    const { status } = await fetch(`${to}/api/network/contacts`, { headers: { cookie } })
    return status === 200 ? [] : [`${from} to ${to}: ${status}`]
  }
  const sessions = [...(await session(again.origin, today.origin)), ...(await session(today.origin, again.origin))]
  await Promise.all([again.stop(), workerAgain.stop()])
  const alone = await walk(today.origin, 'new alone')
  await Promise.all([today.stop(), workerToday.stop()])

  return printPromises([
    none('what the older release could not do on its own schema', before),
    atLeast('requests while the newer code migrated', 50, asked),
    none('of these failed', failures),
    none('what the process that ran meanwhile could not do afterwards', running),
    none('what it could not do after a restart', restarted),
    none('what old and new could not do beside each other', beside),
    none('sessions of one that the other did not know', sessions),
    none('what the new release could not do alone', alone),
  ])
})

/** Four people who read all the time: connections stay open, and with them statements that were prepared before. */
function startReading(origin: string, cookie: string) {
  const over = new AbortController()
  let asked = 0
  const failures: string[] = []
  const read = async () => {
    while (!over.signal.aborted) {
      for (const path of ['/api/account/session', '/api/network/contacts', '/api/graph/top', '/api/network/notes']) {
        const answer = await fetch(origin + path, { headers: { cookie } }).catch((error: Error) => error)
        asked += 1
        if (answer instanceof Error) failures.push(`${path}: ${answer.message}`)
        else if (!answer.ok) failures.push(`${path}: ${answer.status}`)
        if (!(answer instanceof Error)) await answer.arrayBuffer()
      }
      await sleep(20)
    }
  }
  const readers = Array.from({ length: 4 }, read)
  return {
    async stop() {
      over.abort()
      await Promise.all(readers)
      return { asked, failures }
    },
  }
}
