import type { Database } from '../database/database.ts'
import { present } from '../values/present.rules.ts'
import { newSecret } from '../values/secret.ts'
import type { KeyRing } from './key-ring.ts'
import { currentPrefix, open, rewrap, seal } from './vault.ts'

/** What the keyed numbers in stored rows rest on. */
export interface DataRoot {
  /** Never changes, because rows hold numbers that were made with it. `SECRET` can be rotated. */
  readonly dataSecret: string
}

const id = 'data'

/** Names the row, so that a sealed root that is put into another row does not open. */
export const rootContext = (root: string): string => `platform.roots.sealed/${root}`

/** The root of this database. The first process that asks makes it, and two that ask at once get the same. */
export const loadDataSecret = (database: Database, keyRing: KeyRing): Promise<string> =>
  database.system.asSystem(async (tx) => {
    const find = () => tx.selectFrom('platform.roots').select('sealed').where('id', '=', id).executeTakeFirst()
    let root = await find()
    if (!root) {
      const sealed = seal(keyRing, newSecret(), rootContext(id))
      await tx
        .insertInto('platform.roots')
        .values({ id, sealed })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      root = await find()
    }
    return open(keyRing, present(root).sealed, rootContext(id))
  })

/** Moves what was sealed with an older key under the current one, and returns how many values that were. */
export const resealRoots = (database: Database, keyRing: KeyRing): Promise<number> =>
  database.system.asSystem(async (tx) => {
    const rows = await tx.selectFrom('platform.roots').select(['id', 'sealed']).execute()
    const older = rows.filter(({ sealed }) => !sealed.startsWith(currentPrefix(keyRing)))
    for (const { id: root, sealed } of older) {
      const resealed = rewrap(keyRing, sealed, rootContext(root))
      await tx.updateTable('platform.roots').set({ sealed: resealed }).where('id', '=', root).execute()
    }
    return older.length
  })
