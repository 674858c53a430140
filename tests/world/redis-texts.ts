import { once } from 'node:events'
import { connectRedis, type RedisConnection } from '@wellmet/platform/cache/redis-connection.ts'
import { createLog } from '@wellmet/platform/log/log.ts'

type Read = (redis: RedisConnection, key: string) => Promise<unknown>

const readers: Record<string, Read> = {
  string: (redis, key) => redis.get(key),
  hash: (redis, key) => redis.hgetall(key),
  list: (redis, key) => redis.lrange(key, 0, -1),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, 0, -1),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
}

/** Every key with what it holds, as text. Throws for a type that cannot be read. */
export async function redisTexts(url: string): Promise<string[]> {
  const redis = connectRedis(url, createLog({ level: 'silent', name: 'test' }), 5_000)
  try {
    if (redis.status !== 'ready') await once(redis, 'ready')
    const texts: string[] = []
    for await (const keys of redis.scanStream({ count: 500 }) as AsyncIterable<string[]>) {
      for (const key of keys) {
        const type = await redis.type(key)
        // It ended between the two questions.
        if (type === 'none') continue
        const read = readers[type]
        if (!read) throw new Error(`Redis has a ${type}, which this does not read.`)
        texts.push(`${key} ${JSON.stringify(await read(redis, key))}`)
      }
    }
    return texts
  } finally {
    redis.disconnect()
  }
}
