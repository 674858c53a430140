import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll } from 'cockatiel'
import type { RedisConnection } from './redis-connection.ts'

const restMs = 1000

/**
 * After one failure Redis is left alone until it answers a ping. Without it a Redis that accepts commands but does not
 * answer would cost every caller the command timeout, several times per request.
 */
export function createRedisGate(redis: RedisConnection) {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: 0, breaker: new ConsecutiveBreaker(1) })
  const isClosed = (): boolean => breaker.state === CircuitState.Closed
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  const probe = (): void => void breaker.execute(() => redis.ping()).catch(() => undefined)
  breaker.onBreak(() => {
    clearTimeout(timer)
    if (redis.status !== 'end') timer = setTimeout(probe, restMs).unref()
  })
  redis.on('ready', probe)

  return {
    isOpen: () => redis.status === 'ready' && isClosed(),
    failures: () => failures,
    onOpen: breaker.onReset,
    async run<T>(command: () => Promise<T>): Promise<T> {
      try {
        // Only a ping may test an open circuit: cockatiel would let callers wait for the outcome of that test.
        if (!isClosed()) throw new BrokenCircuitError('Redis rests after a failure.')
        return await breaker.execute(command)
      } catch (error) {
        failures += 1
        throw error
      }
    },
  }
}

export type RedisGate = ReturnType<typeof createRedisGate>
