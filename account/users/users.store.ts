import { sql } from 'kysely'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { Language } from '@wellmet/platform/messages/locale.ts'
import type { ProfileChange } from './users.contract.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { hashToken } from './authentication.ts'
import type { Statements } from './users.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

export type UserRow = RowOf<typeof findUser>

export const findUser = named.maybe('find_user')
export const findUserByEmail = named.maybe('find_user_by_email')

export const hasUsers = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('account.users').select('id').limit(1).executeTakeFirst()) !== undefined

export const findDisabledUser = named.maybe('find_disabled_user')
export const findSignInMethods = named.one('find_sign_in_methods')
export const listUsers = named.many('list_users')

export const setDisabled = (tx: Tx, id: string, disabledAt: Date | null, now: Date) =>
  tx.updateTable('account.users').set({ disabledAt, updatedAt: now }).where('id', '=', id).execute()

/** Changing a password waits for those who are signing in with the old one, so that it ends their sessions too. */
export const lockUser = (tx: Tx, id: string) =>
  tx.selectFrom('account.users').select('id').where('id', '=', id).forNoKeyUpdate().execute()

export const lockUserSigningIn = (tx: Tx, email: string) =>
  tx.selectFrom('account.users').select('id').where('email', '=', email).forShare().execute()

/** The user with this address and the hash of their password; null if they have no password. */
export const findPassword = (tx: Tx, email: string) =>
  tx
    .selectFrom('account.users as u')
    .leftJoin('account.credentials as c', (join) =>
      join.onRef('c.userId', '=', 'u.id').on('c.providerId', '=', 'credential'),
    )
    .select(['u.id as userId', 'c.password as hash'])
    .where('u.email', '=', email)
    .executeTakeFirst()

/** Makes two sign-ups with the same address wait for each other, so that the second gets a clear refusal. */
export const lockEmail = (tx: Tx, email: string) => acquireLock(tx, 'account.email', email)

/** What is left out stays as it is. */
export const updateProfile = async (
  tx: Tx,
  userId: string,
  { name, language, headline }: ProfileChange,
  now: Date,
): Promise<UserRow> => {
  await tx
    .updateTable('account.users')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(language === undefined ? {} : { language }),
      ...(headline === undefined ? {} : { headline }),
      updatedAt: now,
    })
    .where('id', '=', userId)
    .execute()
  return present(await findUser(tx, { id: userId }))
}

/** Returns the id of the session. */
export const placeSession = async (tx: Tx, token: string, workspaceId: string): Promise<string> => {
  const { id } = await tx
    .updateTable('account.sessions')
    .set({ workspaceId })
    .where('token', '=', hashToken(token))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface SessionBeginning {
  deviceId: string
  provenAt: Date | null
  signOnWorkspaceId: string | null
  isConfined: boolean
}

export const updateBeginning = (tx: Tx, token: string, beginning: SessionBeginning) =>
  tx.updateTable('account.sessions').set(beginning).where('token', '=', hashToken(token)).execute()

export const updateProof = (tx: Tx, sessionId: string, provenAt: Date) =>
  tx.updateTable('account.sessions').set({ provenAt }).where('id', '=', sessionId).execute()

export const endSession = (tx: Tx, token: string) =>
  tx.deleteFrom('account.sessions').where('token', '=', hashToken(token)).execute()

export const endOtherSessions = (tx: Tx, userId: string, keep: string | null) =>
  tx
    .deleteFrom('account.sessions')
    .where('userId', '=', userId)
    .$if(keep !== null, (query) => query.where('id', '!=', keep))
    .execute()

/** False if the address was verified before. */
export const markVerified = async (tx: Tx, userId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('account.users')
    .set({ emailVerified: true, updatedAt: now })
    .where('id', '=', userId)
    .where('emailVerified', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** A verification is stored by a hash of its token, and its value is the user. */
export const deleteResetLinks = (tx: Tx, userId: string) =>
  tx.deleteFrom('account.verifications').where('value', '=', userId).execute()

/** The old token stops working. */
export const replaceToken = (tx: Tx, sessionId: string, token: string) =>
  tx
    .updateTable('account.sessions')
    .set({ token: hashToken(token) })
    .where('id', '=', sessionId)
    .returning('expiresAt')
    .executeTakeFirst()

/** Not beyond `mostDays` after it began. */
export const prolongSession = (tx: Tx, sessionId: string, now: Date, until: Date, mostDays: number) =>
  tx
    .updateTable('account.sessions')
    .set({
      expiresAt: sql<Date>`least(${until}::timestamptz, created_at + ${mostDays} * interval '1 day')`,
      updatedAt: now,
    })
    .where('id', '=', sessionId)
    .returning('expiresAt')
    .executeTakeFirstOrThrow()

interface NewUser {
  id: string
  name: string
  email: string
  emailVerified: boolean
  language: Language | null
  createdAt: Date
  updatedAt: Date
}

export const insertUser = (tx: Tx, row: NewUser) => tx.insertInto('account.users').values(row).execute()
