import { BrokenCircuitError, circuitBreaker, CountBreaker, handleWhen } from 'cockatiel'
import { isTheirFault, OutboundError } from './outbound-error.ts'
import { createRetryBudget, type RetryBudgetOptions } from './retry-budget.ts'

export type BreakerOptions = { failureShare: number; calls: number; fewest: number; openMs: number }

const most = 2000

/** What is remembered about each origin. Strangers' addresses are called too, so the least recently used are dropped. */
export function createOrigins(breaker: BreakerOptions, budget: RetryBudgetOptions) {
  const origins = new Map<string, ReturnType<typeof createOrigin>>()
  const createOrigin = () => {
    const policy = circuitBreaker(
      handleWhen(isTheirFault).orWhenResult((result) => (result as { status: number }).status >= 500),
      {
        halfOpenAfter: breaker.openMs,
        breaker: new CountBreaker({
          threshold: breaker.failureShare,
          size: breaker.calls,
          minimumNumberOfCalls: breaker.fewest,
        }),
      },
    )
    return { policy, budget: createRetryBudget(budget) }
  }
  return {
    get(origin: string) {
      const known = origins.get(origin) ?? createOrigin()
      origins.delete(origin)
      origins.set(origin, known)
      for (const oldest of origins.keys()) {
        if (origins.size <= most) break
        origins.delete(oldest)
      }
      return known
    },
    async guard<T>(origin: string, run: () => Promise<T>): Promise<T> {
      try {
        return await this.get(origin).policy.execute(run)
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error
        throw new OutboundError('circuit_open', `${origin} failed too often and is left alone for a while.`)
      }
    },
  }
}
