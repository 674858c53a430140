import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newBackupKey } from '@wellmet/database/backup/backup-key.ts'
import { newSecret } from '@wellmet/platform/values/secret.ts'
import { newKeyRing } from '@wellmet/platform/vault/key-ring.ts'
import { Refusal, UsageError } from './refusal.ts'
import { settingLine } from './setting-line.ts'

export const usage = 'wellmet new-secrets [--folder <folder>]'

/**
 * wellmet new-secrets                     prints lines for the file with the settings
 * wellmet new-secrets --folder <folder>   writes a file for each secret of compose.yaml, and the key that opens backups
 *
 * Nothing else is stored: whoever loses VAULT_KEYS loses what they seal.
 */
export async function run(args: string[]): Promise<void> {
  const [option, folder] = args
  if (args.length === 0) for (const [name, value] of Object.entries(newSecrets())) console.log(settingLine(name, value))
  else if (option === '--folder' && folder && args.length === 2) writeFiles(folder)
  else throw new UsageError(usage)
}

const newSecrets = () => ({
  SECRET: newSecret(),
  VAULT_KEYS: newKeyRing(new Date().toISOString().slice(0, 10)),
  METRICS_TOKEN: newSecret(),
})

function writeFiles(folder: string): void {
  refuseOpenFolder(folder)
  const { publicKey, privateKey } = newBackupKey()
  const unused = { SECRET_BEFORE: '', SMTP_URL: '', REDIS_URL: '', BACKUP_STORAGE_URL: '' }
  const secrets = { ...newSecrets(), ...newDatabase(), ...unused, BACKUP_PUBLIC_KEY: publicKey }
  const files = Object.entries(secrets).map(([name, value]) => ({ name: name.toLowerCase(), value, mode: 0o644 }))
  // The account in a container is another one than here. A folder that only its owner can open protects them here.
  files.push({ name: privateKeyFile, value: privateKey, mode: 0o600 })
  const there = files.map(({ name }) => join(folder, name)).filter((file) => existsSync(file))
  if (there.length > 0) throw new Refusal(`Nothing was written, because these are there: ${there.join(', ')}`)
  for (const { name, value, mode } of files) writeFileSync(join(folder, name), value, { mode, flag: 'wx' })
  mkdirSync(join(folder, 'providers'), { recursive: true, mode: 0o755 })
  console.log(`${files.length} files are in ${folder}. Write the address of your mail server into smtp_url.`)
  console.log(
    `Move ${join(folder, privateKeyFile)} away from this machine, to two places. It opens the backups: without it none can be restored.`,
  )
}

/** No container gets it. */
const privateKeyFile = 'backup_private_key'

/**
 * Makes the folder, or refuses one that others can open. Its mode is not changed: the folder may be there for something
 * else that others need.
 */
function refuseOpenFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode } = statSync(folder)
  if ((mode & 0o077) !== 0)
    throw new Refusal(
      `Nothing was written, because others can open ${folder} (mode ${(mode & 0o777).toString(8)}): chmod 700 ${folder}`,
    )
}

/** Of the service `db` in compose.yaml. */
function newDatabase() {
  const password = newSecret()
  return {
    DATABASE_PASSWORD: password,
    DATABASE_URL: `postgres://wellmet_app:${newSecret()}@db:5432/wellmet`,
    DATABASE_ADMIN_URL: `postgres://postgres:${password}@db:5432/wellmet`,
    BACKUP_DATABASE_URL: `postgres://wellmet_backup:${newSecret()}@db:5432/wellmet`,
    STAFF_DATABASE_URL: `postgres://wellmet_staff:${newSecret()}@db:5432/wellmet`,
  }
}
