import type { ProviderAnswer } from './enrichment.contract.ts'

/** Why an account does not help: its credits, its calls a minute, its key, or the provider itself. */
export type AccountProblem = 'credits' | 'rate' | 'refused' | 'failed'

interface Placed {
  provider: string
  priority: number | null
}

/** Those with a place first; the others follow as they are declared. */
export const inOrder = (declared: readonly string[], placed: readonly Placed[]): string[] => {
  const placeOf = new Map(placed.map(({ provider, priority }) => [provider, priority ?? Infinity]))
  return declared.toSorted((a, b) => {
    const [first, second] = [placeOf.get(a) ?? Infinity, placeOf.get(b) ?? Infinity]
    return first === second ? declared.indexOf(a) - declared.indexOf(b) : first - second
  })
}

/** A place beyond the last one is the last one. */
export const moveTo = (order: readonly string[], provider: string, priority: number): string[] => {
  const others = order.filter((one) => one !== provider)
  return others.toSpliced(priority - 1, 0, provider)
}

/** Nobody tells when an account has credits again; most months begin on the first. */
export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))

export interface AccountState {
  problem: AccountProblem | null
  pausedUntil: Date | null
  /** Credits that are left; null when the provider did not tell. */
  told: number | null
}

/** What an answer says of the account that asked. */
export function accountStateAfter(answer: ProviderAnswer<unknown>, now: Date): AccountState {
  const told = answer.remaining ?? null
  const usedUp: AccountState = { problem: 'credits', pausedUntil: nextMonth(now), told: 0 }
  if (answer.kind === 'too_fast') return { problem: 'rate', pausedUntil: answer.until, told }
  if (answer.kind === 'key_refused') return { problem: 'refused', pausedUntil: null, told }
  if (answer.kind === 'failed') return { problem: 'failed', pausedUntil: null, told }
  return answer.kind === 'out_of_credits' || told === 0 ? usedUp : { problem: null, pausedUntil: null, told }
}
