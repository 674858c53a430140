import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { secondsPerDay } from '../values/days.rules.ts'
import type { RedisConnection } from '../cache/redis-connection.ts'
import { createRedisGate } from '../cache/redis-gate.ts'
import type { Log } from '../log/log.ts'

export type RateRule = { name: string; points: number; seconds: number }
export type RateDecision = { allowed: boolean; remaining: number; resetSeconds: number }
export type RateLimiter = ReturnType<typeof createRateLimiter>

/** Timers wrap around after 24.8 days and the count in memory would vanish at once: longer quotas are table rows. */
const longestSeconds = 24 * secondsPerDay

/**
 * Counts in Redis for all processes together. Each answer is mirrored in memory, so when Redis is lost this process
 * goes on from the shared count: the limit becomes local, it never opens.
 */
export function createRateLimiter({ redis, log }: { redis?: RedisConnection | undefined; log: Log }) {
  const limiters = new Map<string, ReturnType<typeof createPair>>()
  const gate = redis && createRedisGate(redis)
  let isLocal = false

  const limiterFor = (rule: RateRule) => {
    const id = `${rule.name}:${rule.points}:${rule.seconds}`
    const known = limiters.get(id) ?? createPair(rule, redis)
    limiters.set(id, known)
    return known
  }

  const noteLocal = (now: boolean, error?: unknown) => {
    if (now && !isLocal) log.warn({ err: error }, 'rate limits are counted per process: Redis is unreachable')
    if (!now && isLocal) log.info('rate limits are shared again')
    isLocal = now
  }

  return {
    async consume(rule: RateRule, key: string, points = 1): Promise<RateDecision> {
      const { shared, local } = limiterFor(rule)
      if (!shared || !gate) return decide(await consumeOrRefuse(local, key, points), rule)
      try {
        const result = await gate.run(() => consumeOrRefuse(shared, key, points))
        noteLocal(false)
        // A refusal from the block list of this process carries no count; what is mirrored already stands.
        if (result.consumedPoints > 0) await local.set(key, result.consumedPoints, result.msBeforeNext / 1000)
        return decide(result, rule)
      } catch (error) {
        noteLocal(true, error)
        return decide(await consumeOrRefuse(local, key, points), rule)
      }
    },
  }
}

function createPair({ name, points, seconds }: RateRule, redis: RedisConnection | undefined) {
  if (seconds > longestSeconds) throw new RangeError(`The rate rule "${name}" is longer than 24 days.`)
  const options = { keyPrefix: `rate:${name}`, points, duration: seconds }
  const local = new RateLimiterMemory(options)
  const shared =
    redis &&
    new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      inMemoryBlockOnConsumed: points,
    })
  return { local, shared }
}

/** The library rejects with the result when the limit is passed, and with an Error when the store failed. */
async function consumeOrRefuse(limiter: RateLimiterAbstract, key: string, points: number): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Object.assign(reason, { isRefused: true })
    throw reason
  }
}

function decide(result: RateLimiterRes, { points }: RateRule): RateDecision {
  return {
    allowed: !('isRefused' in result),
    remaining: Math.min(points, Math.max(0, result.remainingPoints)),
    resetSeconds: Math.max(0, Math.ceil(result.msBeforeNext / 1000)),
  }
}
