import type { Log } from '../log/log.ts'
import { createRedisBus } from './redis-bus.ts'
import { connectRedis } from './redis-connection.ts'
import { createRedisGate } from './redis-gate.ts'
import { createRedisTier } from './redis-tier.ts'

/** Redis as the cache uses it: values, the bus, and whether both can be relied upon at this moment. */
export function openSharedTier(redisUrl: string, prefix: string, log: Log) {
  const redis = connectRedis(redisUrl, log)
  const gate = createRedisGate(redis)
  const announcements = `${prefix}:forgotten`
  let emptyMemory = () => {}
  const bus = createRedisBus(redis, gate, () => emptyMemory())
  return {
    gate,
    tier: createRedisTier(redis, gate, prefix),
    isReliable: () => gate.isOpen() && bus.isListening(),

    /** bentocache offers no way to empty only the memory of this process, except to hear it on the bus. */
    bus: {
      ...bus,
      async subscribe(channel: string, handler: (message: never) => void | Promise<void>) {
        emptyMemory = () => void handler({ type: 'clear', keys: [], namespace: prefix } as never)
        await bus.subscribe(channel, handler)
      },
    },
    announceDeleted: (tags: string[]) => bus.publish(announcements, tags),
    onDeleted: (listener: (tags: string[]) => void) => void bus.subscribe(announcements, listener),
  }
}

export type SharedTier = ReturnType<typeof openSharedTier>
