import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './webhooks.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type WebhookRow = RowOf<typeof listWebhooks>
export type DeliveryRow = RowOf<typeof listDeliveries>
export type ClaimedEndpoint = RowOf<typeof claimEndpoint>
export type ClaimedDelivery = RowOf<typeof claimDeliveries>

export const insertWebhook = sql.run('insert_webhook')
export const listWebhooks = sql.many('list_webhooks')
export const lockWebhook = sql.maybe('lock_webhook')
export const updateWebhook = sql.run('update_webhook')
export const updateAddress = sql.run('update_address')
/** As the system: of all members. */
export const listWebhooksInWorkspace = sql.many('list_webhooks_in_workspace')
/** 0 if it does not wait, or is being tried. */
export const hastenDelivery = sql.run('hasten_delivery')
export const updateSecret = sql.run('update_secret')
export const deleteWebhook = sql.maybe('delete_webhook')
/** As the system, in all workspaces. */
export const deleteWebhooksOfUser = sql.many('delete_webhooks_of_user')
export const deleteWebhooksInWorkspace = sql.many('delete_webhooks_in_workspace')
export const insertEvent = sql.run('insert_event')
export const listTold = sql.many('list_told')
export const insertDeliveries = sql.run('insert_deliveries')
export const listEvents = sql.many('list_events')
export const listDeliveries = sql.many('list_deliveries')
/** Undefined if it is paused, another worker sends to it, or it may get no more events. */
export const claimEndpoint = sql.maybe('claim_endpoint')
export const claimDeliveries = sql.many('claim_deliveries')
export const findNextDue = sql.maybe('find_next_due')
export const settleDeliveries = sql.run('settle_deliveries')
export const releaseDeliveries = sql.run('release_deliveries')
/** Undefined if it was deleted meanwhile. */
export const settleEndpoint = sql.maybe('settle_endpoint')
export const releaseEndpoint = sql.run('release_endpoint')
/** It rests no longer: somebody asks for a try. */
export const wakeEndpoint = sql.run('wake_endpoint')
/** 0 if it was off already. */
export const turnOff = sql.run('turn_off')
export const failWaitingOf = sql.run('fail_waiting_of')
export const deleteEventsBefore = sql.run('delete_events_before')
