import { once } from 'node:events'
import { connectRedis } from '@wellmet/platform/cache/redis-connection.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import type { World } from '../world/world.ts'

/** Somewhere that a secret might have come to rest, and all that is written there. */
export type Place = [name: string, text: string]

/** As it is, in an address, and as a byte string of PostgreSQL. */
export const shapesOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]

/** Every row of every table, the queue included. */
export async function readDatabase({ superuser }: World): Promise<Place[]> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: Place[] = []
  for (const { name } of tables) {
    const { rows } = await superuser.query<{ text: string | null }>(
      `select string_agg(r::text, e'\\n') as text from ${name} r`,
    )
    texts.push([name, rows[0]?.text ?? ''])
  }
  return texts
}

/** Every value of every key; nothing where there is no Redis. */
export async function readRedis(url: string | null | undefined): Promise<Place[]> {
  if (!url) return []
  const redis = connectRedis(url, createLog({ level: 'silent', name: 'test' }), 10_000)
  await once(redis, 'ready')
  const read = {
    string: (key: string) => redis.get(key),
    hash: (key: string) => redis.hgetall(key),
    set: (key: string) => redis.smembers(key),
    list: (key: string) => redis.lrange(key, 0, -1),
    zset: (key: string) => redis.zrange(key, 0, -1),
  }
  const all: unknown[] = []
  for await (const keys of redis.scanStream({ count: 1000 }) as AsyncIterable<string[]>)
    for (const key of keys) {
      const kind = (await redis.type(key)) as keyof typeof read
      all.push(key, await read[kind]?.(key))
    }
  redis.disconnect()
  return [['Redis', JSON.stringify(all)]]
}

/** Which of the secrets, by what they open, are found where. */
export const secretsIn = (places: readonly Place[], secrets: ReadonlyMap<string, string>): string[] =>
  [...secrets].flatMap(([what, secret]) =>
    places
      .filter(([, text]) => shapesOf(secret).some((shape) => text.includes(shape)))
      .map(([place]) => `${what} in ${place}`),
  )
