import { newSecret } from '@wellmet/platform/values/secret.ts'
import { newKeyRing } from '@wellmet/platform/vault/key-ring.ts'

/** Lines for the file with the settings. Nothing is stored: whoever loses VAULT_KEYS loses what they seal. */
export async function run(): Promise<void> {
  console.log(`SECRET=${newSecret()}`)
  console.log(`VAULT_KEYS=${newKeyRing(new Date().toISOString().slice(0, 10))}`)
  console.log(`METRICS_TOKEN=${newSecret()}`)
}
