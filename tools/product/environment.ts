import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from '@wellmet/platform/values/secret.ts'
import { newKeyRing } from '@wellmet/platform/vault/key-ring.ts'
import { signedInAs, type OutdatedDatabase } from '../../database/migrate.ts'
import { migrateLocalDatabase } from '../database/migrate-local-database.ts'
import { defaultFolder, type Purpose } from '../services/data-folder.ts'
import { startServices } from '../services/start-services.ts'

export interface LocalProduct {
  /** What the API and the worker are started with, but for port and mail. */
  environment: Record<string, string>
  /** As the superuser. */
  adminUrl: string
  stopServices(): Promise<void>
}

/** Servers, a migrated database and secrets of its own: all that the product needs on a machine that has nothing. */
export async function prepareLocalProduct(
  purpose: Exclude<Purpose, 'tests'>,
  onRecreate?: (reason: OutdatedDatabase) => void,
  database = 'wellmet',
): Promise<LocalProduct> {
  const services = await startServices({ purpose, durable: true })
  const adminUrl = await migrateLocalDatabase({ postgresUrl: services.postgresUrl, database, onRecreate })
  return {
    adminUrl,
    environment: {
      DATABASE_URL: signedInAs(adminUrl, 'wellmet_app'),
      STAFF_DATABASE_URL: signedInAs(adminUrl, 'wellmet_staff'),
      ...(services.redisUrl ? { REDIS_URL: services.redisUrl } : {}),
      ...keepSecrets(join(defaultFolder(purpose), 'secrets.json')),
    },
    stopServices: () => services.stop(),
  }
}

/** Made once and kept, so that sessions and sealed tokens outlive a restart. */
function keepSecrets(file: string): { SECRET: string; VAULT_KEYS: string } {
  if (!existsSync(file)) {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, JSON.stringify({ SECRET: newSecret(), VAULT_KEYS: newKeyRing('first') }))
    chmodSync(file, 0o600)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as { SECRET: string; VAULT_KEYS: string }
}
