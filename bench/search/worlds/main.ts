import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, signedInAs } from '../../../database/migrate.ts'
import { ensureDatabase } from '../../../tools/database/ensure-database.ts'
import { startMailCatcher } from '../../../tools/product/mail-catcher.ts'
import { startServices } from '../../../tools/services/start-services.ts'
import { describeMachine } from '../../ground/machine.ts'
import { settingsOfProduct, type PrivateProduct } from '../../ground/private-product.ts'
import { runUndoing, type Undoing } from '../../ground/undoing.ts'
import { startApiOver } from '../start-api.ts'
import { askWorld, type WorldFigures } from './ask-world.ts'
import { openHarbor } from './harbor-world.ts'
import { openOutsideSet } from './outside-set.ts'
import type { World } from './world.ts'

/**
 * Asks judged worlds over HTTP: the harbor world, and sets that lie in folders outside of the repository. Fails where any
 * word or trigrams alone would have answered better, where somebody is shown who may not be seen, and where something is
 * said about an answer that is not so.
 */
const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    /** Servers and what was brought in stay here for the next run. */
    keep: { type: 'string' },
    /** Lists every question that did not get nearly all it could. */
    list: { type: 'boolean', default: false },
    /** Leaves the harbor world out. */
    'no-harbor': { type: 'boolean', default: false },
  },
})

await runUndoing(async (undoing) => {
  console.log(`node bench/search/worlds/main.ts ${process.argv.slice(2).join(' ')}\n${describeMachine()}`)
  const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'wellmet-worlds-'))
  mkdirSync(folder, { recursive: true })
  const services = await startServices({ purpose: 'development', durable: false, folder })
  undoing.later(() => services.stop())
  const figures: WorldFigures[] = []
  const open = async (name: string, start: (running: Running) => Promise<World>): Promise<void> => {
    const running = await startWorld(services.postgresUrl, services.redisUrl, join(folder, name), undoing)
    const { postgresUrl } = services
    const { adminUrl } = running.product
    figures.push(await askWorld(await start(running), { postgresUrl, adminUrl, isListing: values.list }))
  }
  if (!values['no-harbor']) await open('harbor', ({ origin, mails }) => openHarbor(origin, mails))
  for (const set of folders.map((one) => resolve(one)))
    await open(basename(set), ({ origin, product, own }) =>
      openOutsideSet(set, {
        origin,
        environment: product.environment,
        mailFolder: join(own, 'mail'),
        cacheFolder: join(own, 'cache'),
      }),
    )
  const isGood = figures.every(
    ({ ndcg, plain, leaks, untrue }) => leaks + untrue === 0 && Object.values(plain).every((theirs) => ndcg > theirs),
  )
  console.log(isGood ? '\nEvery world is answered better than by words or trigrams alone.' : '\nA goal is missed.')
  return isGood ? 0 : 1
})

interface Running {
  origin: string
  product: PrivateProduct
  mails: Awaited<ReturnType<typeof startMailCatcher>>['mails']
  own: string
}

/** A database of its own for each world: the directory is one for all. */
async function startWorld(
  postgresUrl: string,
  redisUrl: string | null,
  own: string,
  undoing: Undoing,
): Promise<Running> {
  mkdirSync(own, { recursive: true })
  const adminUrl = await ensureDatabase(postgresUrl, `world_${basename(own).replace(/\W/g, '_')}`)
  await migrate(adminUrl)
  const databaseUrl = signedInAs(adminUrl, 'wellmet_app')
  const mail = await startMailCatcher({ folder: join(own, 'mail') })
  undoing.later(() => mail.stop())
  const product: PrivateProduct = {
    adminUrl,
    databaseUrl,
    folder: own,
    hasRedis: redisUrl !== null,
    environment: {
      ...settingsOfProduct(databaseUrl, null),
      // The same in the next run: who is who hangs on them.
      SECRET: 'the worlds are made up, and so is this secret of theirs',
      VAULT_KEYS: JSON.stringify({ current: 'first', keys: { first: Buffer.alloc(32, 1).toString('base64') } }),
    },
  }
  const settings = { SMTP_URL: mail.url, REQUESTS_PER_MINUTE: '1000000' }
  const origin = await startApiOver(product, undoing, settings, { withWorker: true })
  return { origin, product, mails: mail.mails, own }
}
