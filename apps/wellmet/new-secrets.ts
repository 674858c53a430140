import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from '@wellmet/platform/values/secret.ts'
import { newKeyRing } from '@wellmet/platform/vault/key-ring.ts'
import { Refusal, UsageError } from './refusal.ts'

/**
 * wellmet new-secrets                     prints lines for the file with the settings
 * wellmet new-secrets --folder <folder>   writes a file for each secret of compose.yaml
 *
 * Nothing else is stored: whoever loses VAULT_KEYS loses what they seal.
 */
export async function run(args: string[]): Promise<void> {
  const [option, folder] = args
  if (args.length === 0) for (const [name, value] of Object.entries(newSecrets())) console.log(`${name}=${value}`)
  else if (option === '--folder' && folder && args.length === 2) writeFiles(folder)
  else throw new UsageError('wellmet new-secrets [--folder <folder>]')
}

const newSecrets = () => ({
  SECRET: newSecret(),
  VAULT_KEYS: newKeyRing(new Date().toISOString().slice(0, 10)),
  METRICS_TOKEN: newSecret(),
})

function writeFiles(folder: string): void {
  const files = Object.entries({ ...newSecrets(), ...newDatabase(), SMTP_URL: '', REDIS_URL: '' }).map(
    ([name, value]): [string, string] => [join(folder, name.toLowerCase()), value],
  )
  const there = files.map(([file]) => file).filter((file) => existsSync(file))
  if (there.length > 0) throw new Refusal(`Nothing was written, because these are there: ${there.join(', ')}`)
  // The account in a container is another one than here. A folder that only its owner can open protects them here.
  for (const [file, value] of files) writeFileSync(file, value, { mode: 0o644, flag: 'wx' })
  console.log(`${files.length} files are in ${folder}. Write the address of your mail server into smtp_url.`)
}

/** Of the service `db` in compose.yaml. */
function newDatabase() {
  const password = newSecret()
  const administrator = `postgres://postgres:${password}@db:5432/wellmet`
  return {
    DATABASE_PASSWORD: password,
    DATABASE_URL: `postgres://wellmet_app:${newSecret()}@db:5432/wellmet`,
    DATABASE_ADMIN_URL: administrator,
    BACKUP_DATABASE_URL: administrator,
  }
}
