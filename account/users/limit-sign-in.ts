import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { truncateAddress } from '@wellmet/platform/log/truncate-address.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { findKnownDevice } from '../devices/find-known-device.ts'
import { countedBy, countedByPerson } from './counted-by.ts'
import { looseSince, looseWaitMs, strictSince, strictWaitMs } from './sign-in.rules.ts'
import { countFailure, deleteFailures, lockFailures } from './sign-in-failures.store.ts'
import { usersMessages } from './users.messages.ts'

/** How the tries of one sign-in are counted. */
export interface SignInLimit {
  /** Until the next try is allowed; 0 if this one is. */
  waitMs: number
  /** Returns how often this person has failed lately, as far as others than their own devices are concerned. */
  countFailed(): Promise<number>
  clear(): Promise<void>
}

/**
 * A device on which the person has signed in before is counted by itself, so nobody else can use it up. Any other is
 * counted by person and network, strictly, and by person, loosely: see `sign-in.rules.ts`.
 */
export async function limitSignIn(tx: Tx, { services, request }: Call, email: string): Promise<SignInLimit> {
  const now = services.now()
  const { RATE_LIMIT_FACTOR: factor } = services.config
  const device = await findKnownDevice(tx, services, request.deviceToken, email)
  const here = countedBy(
    services,
    device ? `device ${device} ${email}` : `network ${truncateAddress(request.address)} ${email}`,
  )
  const person = countedByPerson(services, email)
  const counted = { here: await lockFailures(tx, here), person: device ? undefined : await lockFailures(tx, person) }
  return {
    waitMs: Math.max(strictWaitMs(counted.here, now, factor), looseWaitMs(counted.person, now, factor)),
    async countFailed() {
      const failures = await countFailure(tx, here, now, strictSince(now))
      return device ? failures : countFailure(tx, person, now, looseSince(now))
    },
    async clear() {
      await deleteFailures(tx, here)
    },
  }
}

export const tooManyTries = ({ waitMs }: SignInLimit): Problem =>
  fail('rate_limited', usersMessages.tooManyTries(), { retryAfterSeconds: Math.ceil(waitMs / 1000) })
