import type { L2CacheDriver } from 'bentocache/types'
import type { RedisConnection } from './redis-connection.ts'
import type { RedisGate } from './redis-gate.ts'

/**
 * The shared tier as bentocache wants it. Its own Redis driver has no gate, and its own circuit breaker drops writes
 * silently: a deleted tag would be lost unnoticed.
 */
export function createRedisTier(redis: RedisConnection, gate: RedisGate, prefix: string): L2CacheDriver {
  const full = (key: string) => `${prefix}:${key}`
  return {
    type: 'l2',
    namespace: (name) => createRedisTier(redis, gate, full(name)),
    get: async (key) => (await gate.run(() => redis.get(full(key)))) ?? undefined,
    pull: async (key) => (await gate.run(() => redis.getdel(full(key)))) ?? undefined,
    set: async (key, value, ttlMs) => {
      await gate.run(() => (ttlMs ? redis.set(full(key), value, 'PX', ttlMs) : redis.set(full(key), value)))
      return true
    },
    delete: async (key) => (await gate.run(() => redis.unlink(full(key)))) > 0,
    deleteMany: async (keys) => keys.length === 0 || (await gate.run(() => redis.unlink(keys.map(full)))) > 0,
    clear: async () => {
      let cursor = '0'
      do {
        const [next, keys] = await gate.run(() => redis.scan(cursor, 'MATCH', `${prefix}:*`, 'COUNT', 1000))
        if (keys.length > 0) await gate.run(() => redis.unlink(keys))
        cursor = next
      } while (cursor !== '0')
    },
    disconnect: async () => redis.disconnect(),
  }
}
