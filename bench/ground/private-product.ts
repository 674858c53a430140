import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, signedInAs } from '../../database/migrate.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { startServices } from '../../tools/services/start-services.ts'
import type { Undoing } from './undoing.ts'

export interface PrivateProduct {
  /** What the API and the worker are started with, but for port and mail. */
  environment: Record<string, string>
  /** As the superuser. */
  adminUrl: string
  /** As the application signs in. */
  databaseUrl: string
  hasRedis: boolean
  /** For logs; gone with the servers. */
  folder: string
}

/**
 * Servers in a folder of their own, gone afterwards: a measurement or a fault shares nothing with a test run or a demo
 * that is going on beside it. Durable, because a server that need not flush is not the one people run.
 */
export async function preparePrivateProduct(undoing: Undoing): Promise<PrivateProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-measured-'))
  undoing.later(() => rmSync(folder, { recursive: true, force: true }))
  const services = await startServices({ purpose: 'development', durable: true, folder })
  undoing.later(() => services.stop())
  const adminUrl = await ensureDatabase(services.postgresUrl, 'wellmet')
  await migrate(adminUrl)
  const databaseUrl = signedInAs(adminUrl, 'wellmet_app')
  return {
    adminUrl,
    databaseUrl,
    folder,
    hasRedis: services.redisUrl !== null,
    environment: settingsOfProduct(databaseUrl, services.redisUrl),
  }
}

/** What the API and the worker are started with, but for port, address and mail. */
export const settingsOfProduct = (databaseUrl: string, redisUrl: string | null): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  HOST: '127.0.0.1',
  SECRET: randomBytes(32).toString('base64url'),
  VAULT_KEYS: JSON.stringify({ current: 'first', keys: { first: randomBytes(32).toString('base64') } }),
  // All load comes from one address here; what is measured is not the limit for one address.
  RATE_LIMIT_FACTOR: '1000000',
  SIGN_UP: 'open',
  // Every account here is in its first day.
  MAILS_PER_USER_ON_FIRST_DAY: '1000000',
})
