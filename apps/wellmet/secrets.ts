import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { newSecret } from '@wellmet/platform/values/secret.ts'
import { newKeyRing, parseKeyRing } from '@wellmet/platform/vault/key-ring.ts'
import { Refusal, UsageError } from './refusal.ts'
import { settingLine } from './setting-line.ts'

export const usage = 'wellmet secrets rotate [--folder <folder>] | reseal'

/**
 * wellmet secrets rotate                     prints new settings: a new SECRET beside the old one, a new key in the vault's ring
 * wellmet secrets rotate --folder <folder>   writes them into the files of the folder that wellmet new-secrets made
 * wellmet secrets reseal                     moves what the vault sealed under the current key, so that older keys can go
 *
 * docs/operations.md says in which order.
 */
export async function run([command, ...options]: string[]): Promise<void> {
  const [option, folder] = options
  if (command === 'rotate' && options.length === 0) printRotated()
  else if (command === 'rotate' && option === '--folder' && folder && options.length === 2) rotateFiles(folder)
  // It loads every area, which takes most of the time of a command.
  else if (command === 'reseal' && options.length === 0) await (await import('./reseal.ts')).reseal()
  else throw new UsageError(usage)
}

function printRotated(): void {
  const { SECRET, VAULT_KEYS } = readConfig(process.env)
  for (const [name, value] of Object.entries(rotate(SECRET, VAULT_KEYS))) console.log(settingLine(name, value))
}

/** Each file is replaced as a whole, so that none is ever half written. The keys come first: nothing is lost if it ends there. */
function rotateFiles(folder: string): void {
  const read = (name: string): string => readSecretFile(join(folder, name))
  const { VAULT_KEYS, SECRET_BEFORE, SECRET } = rotate(read('secret'), read('vault_keys'))
  replaceFile(join(folder, 'vault_keys'), VAULT_KEYS)
  replaceFile(join(folder, 'secret_before'), SECRET_BEFORE)
  replaceFile(join(folder, 'secret'), SECRET)
  console.log(`secret, secret_before and vault_keys in ${folder} are new. Keep a copy of vault_keys elsewhere.`)
  console.log('Now restart all processes, then run wellmet secrets reseal. After three days empty secret_before.')
}

function readSecretFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Refusal(`Nothing was changed, because ${file} cannot be read: ${(error as Error).message}`)
  }
}

function replaceFile(file: string, content: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644
  writeFileSync(`${file}.new`, content, { mode, flush: true })
  renameSync(`${file}.new`, file)
}

/** A new secret and a new key, beside those that they replace. */
function rotate(secret: string, vaultKeys: string) {
  parseKeyRing(vaultKeys)
  const { keys } = JSON.parse(vaultKeys) as { keys: Record<string, string> }
  const id = nextId(Object.keys(keys), new Date().toISOString().slice(0, 10))
  return { SECRET: newSecret(), SECRET_BEFORE: secret, VAULT_KEYS: newKeyRing(id, keys) }
}

/** A day may see two rotations. */
function nextId(taken: string[], day: string): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? day : `${day}-${number}`
    if (!taken.includes(id)) return id
  }
}
