import { hook } from '@wellmet/platform/events/hook.ts'

/** Somebody who agreed to get a newsletter, and proved that the address is theirs. */
export interface OptedIn {
  /** Of the lead who agreed. */
  id: string
  email: string
  name: string | null
  agreedAt: Date
}

/** Whoever follows the hook adds those who opted in. Nobody else is ever sent to a newsletter. */
export interface OptedInWanted {
  readonly workspaceId: string
  /** Only this lead; null is everybody. */
  readonly only: string | null
  /** Nobody is taken beyond this number. */
  readonly limit: number
  readonly people: OptedIn[]
}

/** Runs in a transaction of the member who connected the newsletter. */
export const optedInWanted = hook<OptedInWanted>('newsletter.opted-in-wanted')

/** Somebody left the newsletter at its provider. */
export interface SubscribersLeft {
  readonly workspaceId: string
  readonly leads: readonly { id: string; at: Date }[]
}

/** Runs in the transaction that saved it, as the member who connected the newsletter. */
export const subscribersLeft = hook<SubscribersLeft>('newsletter.subscribers-left')
