import { sealedOf } from '@wellmet/platform/area.ts'
import { resealColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { areas } from '../areas.ts'
import { withServices } from './with-services.ts'

/** Moves what the vault sealed under the current key. */
export async function reseal(): Promise<void> {
  const { moved, current } = await withServices('secrets', async ({ database, keyRing }) => {
    let count = 0
    for (const column of sealedOf(areas)) count += await resealColumn(database, keyRing, column)
    return { moved: count, current: keyRing.current }
  })
  console.log(`${moved} sealed values moved under the key "${current}". The other keys of VAULT_KEYS can be taken out.`)
}
