import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokensOf, variantsOf } from '@wellmet/identity/search-words/search-words.rules.ts'
import { sealedRoots } from '@wellmet/platform/vault/data-root.ts'
import { placeIn } from '@wellmet/platform/vault/sealed-column.ts'
import { parseKeyRing } from '@wellmet/platform/vault/key-ring.ts'
import { seal } from '@wellmet/platform/vault/vault.ts'
import pg from 'pg'
import { migrate, signedInAs } from '../../database/migrate.ts'
import { migrationNames } from '../../database/migration-names.ts'
import { repository } from '../../tools/repository.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import type { PrivateProduct } from '../ground/private-product.ts'
import type { Undoing } from '../ground/undoing.ts'
import { benchFolder, startBenchServer } from './bench-server.ts'
import { drawQuestions } from './draw-questions.ts'
import { loadNetwork } from './load-network.ts'
import { loadWords } from './load-public.ts'
import { postNetworks } from './post-networks.ts'
import { populate } from './population.ts'
import { protectTables } from './protect-tables.ts'
import { benchRoot, benchSecret, recipe, type Size } from './sizes.ts'
import { syncNetworks } from './sync-networks.ts'
import { gatherTeams } from './teams.ts'

/** A database of this size, loaded when it is not there yet or was made by another recipe. */
export async function prepareNetwork(undoing: Undoing, size: Size, startOver: boolean): Promise<PrivateProduct> {
  const services = await startBenchServer(undoing)
  const database = `bench_${size}`
  const url = await ensureDatabase(services.postgresUrl, database)
  const product: PrivateProduct = {
    adminUrl: url,
    databaseUrl: signedInAs(url, 'wellmet_app'),
    hasRedis: services.redisUrl !== null,
    folder: join(benchFolder, 'logs'),
    environment: {
      DATABASE_URL: signedInAs(url, 'wellmet_app'),
      ...(services.redisUrl ? { REDIS_URL: services.redisUrl } : {}),
      HOST: '127.0.0.1',
      SECRET: benchSecret,
      VAULT_KEYS: JSON.stringify({ current: 'first', keys: { first: Buffer.alloc(32, 1).toString('base64') } }),
      RATE_LIMIT_FACTOR: '1000000',
      SIGN_UP: 'open',
    },
  }
  const loaded = await noteOn(url, `to_regnamespace('bench')`, 'pg_namespace')
  if (!startOver && loaded !== null && isStillTrue(loaded)) {
    await migrate(url)
    const [posted] = await ask<{ exists: boolean }>(url, 'select exists (select from discovery.indexed_networks)')
    if (!posted?.exists) await postNetworks(product)
  } else {
    console.log(`loading size ${size}`)
    await ensureDatabase(services.postgresUrl, database, true)
    await migrate(url)
    await storeRoot(url, product)
    const population = populate(size)
    const teams = gatherTeams(population)
    await loadNetwork(url, population, teams, new Date())
    await note(url, 'table contacts.search_tokens', marksFingerprint())
    await syncNetworks(product, size)
    await drawQuestions(url, population, teams)
    await postNetworks(product)
  }
  await note(url, 'schema bench', madeBy())
  const tokens = marksFingerprint()
  if ((await noteOn(url, `to_regclass('contacts.search_tokens')`, 'pg_class')) !== tokens) {
    console.log('words are marked otherwise now: loading them anew')
    await loadWords(url, populate(size))
    await note(url, 'table contacts.search_tokens', tokens)
    await ask(url, 'delete from discovery.indexed_networks')
    await postNetworks(product)
  }
  await ask(url, protectTables)
  return product
}

async function storeRoot(url: string, { environment }: PrivateProduct): Promise<void> {
  const sealed = seal(parseKeyRing(environment['VAULT_KEYS']!), benchRoot.dataSecret, placeIn(sealedRoots, 'data'))
  await ask(url, `insert into platform.roots (id, sealed) values ('data', $1)`, [sealed])
}

async function noteOn(url: string, object: string, catalogue: string): Promise<string | null> {
  const [row] = await ask<{ note: string | null }>(
    url,
    `select obj_description(${object}::oid, '${catalogue}') as note`,
  )
  return row?.note ?? null
}

/** The recipe, and every migration with its content: one that is added is run, one that was changed makes all anew. */
const madeBy = (): string =>
  [
    `recipe ${recipe}`,
    ...migrationNames().map((name) => `${name} ${hash('sha256', readMigration(name)).slice(0, 12)}`),
  ].join(', ')
const readMigration = (name: string): string =>
  readFileSync(join(repository, 'database', 'migrations', `${name}.sql`), 'utf8')

const isStillTrue = (made: string): boolean => madeBy().startsWith(made)

/** Last of all, so that what was broken off is not taken for whole. */
const note = (url: string, object: string, text: string) => ask(url, `comment on ${object} is '${text}'`)

/** Changes when the product marks the same words otherwise. */
const marksFingerprint = (): string =>
  hash(
    'sha256',
    [
      ...tokensOf({ name: 'Ana Example', company: 'Acme, Inc.', title: 'Engineer', location: 'Berlin' }),
      ...variantsOf('engineer'),
    ].join(' '),
  )

export async function ask<R extends object>(url: string, sql: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(sql, values)).rows
  } finally {
    await client.end()
  }
}
