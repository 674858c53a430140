import type { RedisConnection } from './redis-connection.ts'

const restMs = 1000

/**
 * After one failure Redis is left alone until it answers a ping. Without it a Redis that accepts commands but does not
 * answer would cost every caller the command timeout, several times per request.
 */
export function createRedisGate(redis: RedisConnection) {
  let isResting = false
  let failures = 0
  const listeners: (() => void)[] = []

  const open = () => {
    isResting = false
    for (const hear of listeners) hear()
  }
  const probe = () => {
    if (!isResting || redis.status === 'end') return
    if (redis.status === 'ready') redis.ping().then(open, rest)
    else rest()
  }
  const rest = () => {
    isResting = true
    setTimeout(probe, restMs).unref()
  }
  redis.on('ready', open)

  return {
    isOpen: () => redis.status === 'ready' && !isResting,
    failures: () => failures,
    onOpen: (hear: () => void) => void listeners.push(hear),

    async run<T>(command: () => Promise<T>): Promise<T> {
      try {
        if (isResting) throw new Error('Redis rests after a failure.')
        return await command()
      } catch (error) {
        failures += 1
        if (!isResting) rest()
        throw error
      }
    },
  }
}

export type RedisGate = ReturnType<typeof createRedisGate>
