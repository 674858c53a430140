import { ConfigError } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { present } from '../values/present.rules.ts'
import { newSecret } from '../values/secret.ts'
import type { KeyRing } from './key-ring.ts'
import { placeIn, type SealedColumn } from './sealed-column.ts'
import { open, seal } from './vault.ts'
import { VaultError } from './vault-error.ts'

/** What the keyed numbers in stored rows rest on. */
export interface DataRoot {
  /** Never changes, because rows hold numbers that were made with it. `SECRET` can be rotated. */
  readonly dataSecret: string
}

const id = 'data'

export const sealedRoots: SealedColumn = { table: 'platform.roots', column: 'sealed', row: ['id'] }

/** The root of this database. The first process that asks makes it, and two that ask at once get the same. */
export const loadDataSecret = (database: Database, keyRing: KeyRing): Promise<string> =>
  // As the system: the root of stored numbers belongs to the server
  database.system.asSystem(async (tx) => {
    const find = () => tx.selectFrom('platform.roots').select('sealed').where('id', '=', id).executeTakeFirst()
    let root = await find()
    if (!root) {
      const sealed = seal(keyRing, newSecret(), placeIn(sealedRoots, id))
      await tx
        .insertInto('platform.roots')
        .values({ id, sealed })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      root = await find()
    }
    return openRoot(keyRing, present(root).sealed)
  })

/** Every process opens it when it starts, so this is where a wrong key is noticed. */
function openRoot(keyRing: KeyRing, sealed: string): string {
  try {
    return open(keyRing, sealed, placeIn(sealedRoots, id))
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    throw new ConfigError(
      `VAULT_KEYS is not what this database was sealed with: ${describeKey(keyRing, sealed)}. Put back the VAULT_KEYS of this database; if you restored a backup, those of the server that it was made on.`,
      { cause: error },
    )
  }
}

function describeKey(keyRing: KeyRing, sealed: string): string {
  const keyId = sealed.split('.')[1] ?? ''
  return keyRing.keys.has(keyId) ? `its key "${keyId}" is another one` : `it has no key "${keyId}"`
}
