import { Redis } from 'ioredis'
import type { Log } from '../log/log.ts'

export type RedisConnection = Redis

/**
 * A connection that fails fast instead of queueing: its callers must be able to go on without Redis. ioredis'
 * defaults hide an outage by holding commands until the connection is back.
 */
export function connectRedis(url: string, log: Log, commandTimeoutMs = 80): RedisConnection {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 1000,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.random() * Math.min(2000, 100 * 2 ** attempt),
  })
  let isLost = false
  // One line per outage: ioredis repeats the error at every attempt to reconnect.
  redis.on('error', (error: Error) => {
    if (!isLost) log.warn({ err: error }, 'Redis is unreachable')
    isLost = true
  })
  redis.on('ready', () => {
    if (isLost) log.info('Redis is back')
    isLost = false
  })
  return redis
}
