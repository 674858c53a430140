import { BentoCache, bentostore, errors } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import type { Log } from '../log/log.ts'
import { createDeletedTags } from './deleted-tags.ts'
import { openSharedTier, type SharedTier } from './shared-tier.ts'

export type CacheState = 'memory' | 'redis' | 'redis unreachable'
export type Cached<T> = { value: T; hit: boolean; ageSeconds: number }
export type CacheRequest<T> = { tags: string[]; ttlSeconds: number; load: () => Promise<T> }
export type CacheOptions = { redisUrl?: string | undefined; log: Log; prefix: string; memoryMegabytes?: number }
export type Cache = ReturnType<typeof createCache>

type Entry<T> = { loadedAt: number; value: T }
type Flight = { startedAt: number; answer: Promise<Cached<unknown>> }

/** Without Redis this process does not learn what the others changed, so its memory is valid for this long only. */
const trustAloneMs = 30_000

/**
 * Memory in front of Redis, or memory alone. Values must be JSON. Redis may be lost at any moment: every call then
 * answers from memory or from `load`, and what was forgotten meanwhile is forgotten again when Redis is back.
 */
export function createCache({ redisUrl, log, prefix, memoryMegabytes = 64 }: CacheOptions) {
  const shared = redisUrl === undefined ? undefined : openSharedTier(redisUrl, prefix, log)
  // With Redis it listens to the others from the start. Memory alone waits: its driver allocates for all items at once.
  let store = shared && createStore(prefix, memoryMegabytes, shared)
  const openStore = () => (store ??= createStore(prefix, memoryMegabytes, shared))
  const deletedTags = createDeletedTags()
  const flights = new Map<string, Flight>()
  const unsent = new Set<string>()

  const state = (): CacheState => (!shared ? 'memory' : shared.isReliable() ? 'redis' : 'redis unreachable')

  const isStale = (entry: Entry<unknown>, tags: string[]) =>
    deletedTags.areDeletedSince(tags, entry.loadedAt) ||
    (state() === 'redis unreachable' && Date.now() - entry.loadedAt > trustAloneMs)

  async function answer<T>(key: string, { tags, ttlSeconds, load }: CacheRequest<T>): Promise<Cached<T>> {
    let hit = true
    const factory = async (): Promise<Entry<T>> => {
      hit = false
      const loadedAt = Date.now()
      const value = await load()
      // Converted as the cache does it, so that the first caller does not get a Date where the others get a string.
      return { loadedAt, value: value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T) }
    }
    const options = { key, tags, ttl: ttlSeconds * 1000, factory }
    let entry = await openStore().getOrSet<Entry<T>>(options)
    if (hit && isStale(entry, tags)) entry = await openStore().getOrSet<Entry<T>>({ ...options, forceFresh: true })
    return { value: entry.value, hit, ageSeconds: Math.max(0, (Date.now() - entry.loadedAt) / 1000) }
  }

  async function deleteEverywhere(tags: string[]): Promise<void> {
    const failuresBefore = shared?.gate.failures()
    await Promise.allSettled([store?.deleteByTag({ tags }), shared?.announceDeleted(tags)])
    if (shared?.gate.failures() !== failuresBefore) for (const tag of tags) unsent.add(tag)
  }

  shared?.onDeleted((tags) => deletedTags.note(tags, Date.now()))
  shared?.gate.onOpen(() => {
    const tags = [...unsent]
    unsent.clear()
    if (tags.length > 0) void deleteEverywhere(tags)
  })

  return {
    /** One load per key at a time. All callers share its result or its error. */
    async get<T>(key: string, request: CacheRequest<T>): Promise<Cached<T>> {
      const current = flights.get(key)
      // A caller after a change must not share a load that began before it.
      if (current && !deletedTags.areDeletedSince(request.tags, current.startedAt))
        return current.answer as Promise<Cached<T>>
      const flight = { startedAt: Date.now(), answer: answer(key, request).catch(throwCause) }
      flights.set(key, flight)
      try {
        return await flight.answer
      } finally {
        if (flights.get(key) === flight) flights.delete(key)
      }
    },

    /** When it resolves, this process no longer serves values with these tags; others follow within milliseconds. */
    async deleteByTags({ tags }: { tags: string[] }): Promise<void> {
      deletedTags.note(tags, Date.now())
      await deleteEverywhere(tags)
    },

    state,

    async close(): Promise<void> {
      await store?.disconnect()
    },
  }
}

function createStore(prefix: string, memoryMegabytes: number, shared: SharedTier | undefined) {
  const memory = bentostore().useL1Layer(memoryDriver({ maxItems: 50_000, maxSize: `${memoryMegabytes}mb` }))
  // Missed messages are not queued: after a gap the whole memory is emptied instead.
  const retryQueue = { enabled: false, retryInterval: false } as const
  const tiers = shared
    ? memory
        .useL2Layer({ options: {}, factory: () => shared.tier })
        .useBus({ options: { retryQueue }, factory: () => shared.bus })
    : memory
  const bento = new BentoCache({ default: 'tiers', stores: { tiers }, prefix })
  return bento.use('tiers')
}

function throwCause(error: unknown): never {
  throw error instanceof errors.E_FACTORY_ERROR ? error.cause : error
}
