import { randomBytes } from 'node:crypto'
import { areas, hooks } from '../../apps/areas.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { ConfigError, readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { newSecret } from '@wellmet/platform/values/secret.ts'
import { resealRoots } from '@wellmet/platform/vault/data-root.ts'
import { parseKeyRing } from '@wellmet/platform/vault/key-ring.ts'

/**
 * rotate   npm run secrets -- rotate    prints new settings: a new SECRET beside the old one, a new key in the vault's ring
 * reseal   npm run secrets -- reseal    moves what the vault sealed under the current key, so that older keys can go
 *
 * With the settings of the API and the worker in the environment. docs/operations.md says in which order.
 */
const [command] = process.argv.slice(2)

try {
  if (command === 'rotate') rotate()
  else if (command === 'reseal') await reseal()
  else {
    console.error('npm run secrets -- rotate | reseal')
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}

function rotate(): void {
  const { SECRET, VAULT_KEYS } = readConfig(process.env)
  parseKeyRing(VAULT_KEYS)
  const { keys } = JSON.parse(VAULT_KEYS) as { keys: Record<string, string> }
  const id = nextId(Object.keys(keys), new Date().toISOString().slice(0, 10))
  const ring = { current: id, keys: { [id]: randomBytes(32).toString('base64'), ...keys } }
  console.log(`SECRET=${newSecret()}`)
  console.log(`SECRET_BEFORE=${SECRET}`)
  console.log(`VAULT_KEYS=${JSON.stringify(ring)}`)
}

/** A day may see two rotations. */
function nextId(taken: string[], day: string): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? day : `${day}-${number}`
    if (!taken.includes(id)) return id
  }
}

async function reseal(): Promise<void> {
  const services = await openServices(readConfig(process.env, settingsOf(areas)), 'wellmet-secrets', { hooks })
  try {
    const moved = await resealRoots(services.database, services.keyRing)
    const { current } = services.keyRing
    console.log(
      `${moved} sealed values moved under the key "${current}". The other keys of VAULT_KEYS can be taken out.`,
    )
  } finally {
    await services.close()
  }
}
