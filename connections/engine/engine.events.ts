import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'

const OfAccount = z.object({ accountId: Id, workspaceId: Id, userId: Id })

/** Something new is stored of an account. */
export const recordsRead = event('connected-account.records-read', OfAccount)
/** Everything that an account holds is stored: for the first time, or again. */
export const accountRead = event('connected-account.read', OfAccount)
/** What is stored of it must go. Whoever gathered from it takes that back, and then deletes the account. */
export const accountDisconnected = event('connected-account.disconnected', OfAccount)
/** Some of what is stored must go, such as mail with a domain that the member does not want read. */
export const recordsWithdrawn = event('connected-account.records-withdrawn', OfAccount)
/** Some of what is stored was withdrawn and is there again: it is to be gathered anew, because it means something else. */
export const recordsReturned = event('connected-account.records-returned', OfAccount)
