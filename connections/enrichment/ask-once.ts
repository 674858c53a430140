import { setTimeout as pause } from 'node:timers/promises'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { requestEnrichment, type ProviderCall } from './request-enrichment.ts'
import type { ProviderAnswer } from './enrichment.contract.ts'
import type { EnrichmentProvider } from './enrichment-provider.ts'

/**
 * A question, from the look at what is stored to what is stored of the answer. Each step has a transaction of its own:
 * nothing is locked while the provider thinks.
 */
interface Question<Claim, Found, Result> {
  /** Claims the question together with the credits for it, or tells why not. */
  reserve(hasWaited: boolean): Promise<Reservation<Claim, Result>>
  toAsk(claim: Claim): ProviderCall<Found>
  /** Stores what was answered and what it cost, and gives back the credits that were not spent. */
  settle(claim: Claim, answer: ProviderAnswer<Found>): Promise<Result>
  /** When it could not be asked in time. */
  giveUp(): Promise<Result>
}

export type Reservation<Claim, Result> =
  | { is: 'claimed'; claim: Claim }
  /** Somebody else asks the same right now. */
  | { is: 'being asked' }
  /** Somebody was quicker, with this question or with the last credits: look again. */
  | { is: 'taken' }
  | { is: 'settled'; result: Result }

const lookAgainMs = 50

/** For everything beside the call itself. */
const patienceMs = 5_000

/** Longer than any call takes: a reservation that is older belongs to a process that died. */
export const lostAfterMs = ({ config }: Services, provider: EnrichmentProvider): number =>
  provider.timeoutMs(config) + 30_000

/** Asks a provider once, however many ask the same at the same time in however many processes. */
export async function askOnce<Claim, Found, Result>(
  { services }: MemberCall,
  provider: EnrichmentProvider,
  question: Question<Claim, Found, Result>,
): Promise<Result> {
  const patientUntil = performance.now() + provider.timeoutMs(services.config) + patienceMs
  let hasWaited = false
  while (performance.now() < patientUntil) {
    const reservation = await question.reserve(hasWaited)
    if (reservation.is === 'settled') return reservation.result
    if (reservation.is === 'claimed') {
      const answer = await requestEnrichment(services, provider, question.toAsk(reservation.claim))
      return await question.settle(reservation.claim, answer)
    }
    if (reservation.is === 'being asked') {
      hasWaited = true
      await pause(lookAgainMs)
    }
  }
  return await question.giveUp()
}

class RolledBack<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super()
    this.result = result
  }
}

/** `rollBack` ends the transaction without its effects and returns the result. */
export async function orRollBack<T>(reserve: (rollBack: (result: T) => never) => Promise<T>): Promise<T> {
  const rollBack = (result: T): never => {
    throw new RolledBack(result)
  }
  try {
    return await reserve(rollBack)
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T
    throw error
  }
}
