import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './passkeys.sql.gen.ts'

const named = statements<Statements>(import.meta.url)
const shown = ['id', 'name', 'isBackedUp', 'createdAt', 'lastUsedAt'] as const

/** As the system: nobody is signed in yet. More than one only if two users name the same. */
export const listPasskeysWith = named.many('list_passkeys_with')
/** Undefined if the counter did not grow. */
export const notePasskeyUse = named.maybe('note_passkey_use')

export type PasskeyRow = Awaited<ReturnType<typeof insertPasskey>>
export type StoredPasskey = RowOf<typeof listPasskeysWith>

export interface NewPasskeyRow {
  id: string
  userId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
  isBackedUp: boolean
  name: string
  createdAt: Date
}

export const insertPasskey = (tx: Tx, row: NewPasskeyRow) =>
  tx.insertInto('account.passkeys').values(row).returning(shown).executeTakeFirstOrThrow()

export const listPasskeysOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('account.passkeys')
    .select([...shown, 'credentialId', 'transports'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()

export const updatePasskeyName = (tx: Tx, userId: string, id: string, name: string) =>
  tx
    .updateTable('account.passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst()

export const deletePasskey = (tx: Tx, userId: string, id: string) =>
  tx
    .deleteFrom('account.passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['name', 'credentialId'])
    .executeTakeFirst()

export const deletePasskeysOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('account.passkeys').where('userId', '=', userId).returning('id').execute()
