import { sql } from 'kysely'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { hashToken } from './authentication.ts'
import type { Statements } from './users.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

export type UserRow = RowOf<typeof findUser>

export const findUser = named.maybe('find_user')

/** Makes two sign-ups with the same address wait for each other, so that the second gets a clear refusal. */
export const lockEmail = (tx: Tx, email: string) =>
  sql`select platform.acquire_lock('account.email', ${email})`.execute(tx)

export const updateName = (tx: Tx, userId: string, name: string, now: Date) =>
  tx
    .updateTable('account.users')
    .set({ name, updatedAt: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const placeSession = (tx: Tx, token: string, workspaceId: string) =>
  tx.updateTable('account.sessions').set({ workspaceId }).where('token', '=', hashToken(token)).execute()

export const endSession = (tx: Tx, token: string) =>
  tx.deleteFrom('account.sessions').where('token', '=', hashToken(token)).execute()

export const endOtherSessions = (tx: Tx, userId: string, keep: string | null) =>
  tx
    .deleteFrom('account.sessions')
    .where('userId', '=', userId)
    .$if(keep !== null, (query) => query.where('id', '!=', keep))
    .execute()

export const prolongSession = (tx: Tx, sessionId: string, now: Date, expiresAt: Date) =>
  tx.updateTable('account.sessions').set({ expiresAt, updatedAt: now }).where('id', '=', sessionId).execute()
