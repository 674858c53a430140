import { sealedOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { newSecret } from '@wellmet/platform/values/secret.ts'
import { newKeyRing, parseKeyRing } from '@wellmet/platform/vault/key-ring.ts'
import { resealColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { areas } from '../areas.ts'
import { UsageError } from './refusal.ts'
import { withServices } from './with-services.ts'

/**
 * wellmet secrets rotate    prints new settings: a new SECRET beside the old one, a new key in the vault's ring
 * wellmet secrets reseal    moves what the vault sealed under the current key, so that older keys can go
 *
 * docs/operations.md says in which order.
 */
export async function run([command]: string[]): Promise<void> {
  if (command === 'rotate') rotate()
  else if (command === 'reseal') await reseal()
  else throw new UsageError('wellmet secrets rotate | reseal')
}

function rotate(): void {
  const { SECRET, VAULT_KEYS } = readConfig(process.env)
  parseKeyRing(VAULT_KEYS)
  const { keys } = JSON.parse(VAULT_KEYS) as { keys: Record<string, string> }
  const id = nextId(Object.keys(keys), new Date().toISOString().slice(0, 10))
  console.log(`SECRET=${newSecret()}`)
  console.log(`SECRET_BEFORE=${SECRET}`)
  console.log(`VAULT_KEYS=${newKeyRing(id, keys)}`)
}

/** A day may see two rotations. */
function nextId(taken: string[], day: string): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? day : `${day}-${number}`
    if (!taken.includes(id)) return id
  }
}

async function reseal(): Promise<void> {
  const { moved, current } = await withServices('secrets', async ({ database, keyRing }) => {
    let count = 0
    for (const column of sealedOf(areas)) count += await resealColumn(database, keyRing, column)
    return { moved: count, current: keyRing.current }
  })
  console.log(`${moved} sealed values moved under the key "${current}". The other keys of VAULT_KEYS can be taken out.`)
}
