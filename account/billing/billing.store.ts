import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements } from '@wellmet/platform/database/statement.ts'
import type { Grant, PricedSubscription } from './billing.rules.ts'
import type { Statements } from './billing.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const countSeats = sql.one('count_seats')
export const findCustomer = sql.maybe('find_customer')
export const insertCustomer = sql.run('insert_customer')
export const numberQuestion = sql.maybe('number_question')
export const lockCustomer = sql.maybe('lock_customer')
export const markRefreshed = sql.run('mark_refreshed')
export const listCustomers = sql.many('list_customers')
export const listSubscriptionsOf = sql.many('list_subscriptions_of')
export const listEntitlements = sql.many('list_entitlements')
export const findEntitlement = sql.maybe('find_entitlement')
export const findAgreement = sql.maybe('find_agreement')
export const insertEvent = sql.maybe('insert_event')
export const sweepEvents = sql.run('sweep_events')

/** What there was before goes: nothing of it is left that Stripe did not say now. */
export async function replaceSubscriptions(
  tx: Tx,
  workspaceId: string,
  subscriptions: readonly PricedSubscription[],
): Promise<void> {
  await tx.deleteFrom('account.subscriptions').where('workspaceId', '=', workspaceId).execute()
  if (subscriptions.length === 0) return
  await tx
    .insertInto('account.subscriptions')
    .values(subscriptions.map((one) => ({ ...one, workspaceId })))
    .execute()
}

/** Gifts and contracts stay. */
export async function replaceGrants(tx: Tx, workspaceId: string, grants: readonly Grant[]): Promise<void> {
  await tx
    .deleteFrom('account.entitlementGrants')
    .where('workspaceId', '=', workspaceId)
    .where('source', 'in', ['subscription', 'trial'])
    .execute()
  if (grants.length === 0) return
  await tx
    .insertInto('account.entitlementGrants')
    .values(grants.map((one) => ({ ...one, workspaceId })))
    .execute()
}
