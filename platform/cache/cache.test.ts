import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ownTimeOf } from '../../tests/own-time.ts'
import { createLog } from '../log/log.ts'
import { type Cache, createCache } from './cache.ts'
import { startRedisForTests } from './redis-for-tests.ts'

const log = createLog({ level: 'silent', name: 'cache-test' })
const wait = { timeout: 5000, interval: 10 }

function counter<T>(value: T, ms = 0) {
  const load = vi.fn<() => Promise<T>>(async () => {
    await pause(ms)
    return value
  })
  return { load, request: { tags: ['people', 'user:1'], ttlSeconds: 60, load } }
}

describe('memory only', () => {
  let cache: Cache
  beforeEach(() => {
    cache = createCache({ log, prefix: 'm' })
    return () => cache.close()
  })

  test('the first call loads, the second is a hit and knows its age', async () => {
    const { load, request } = counter({ n: 1 })
    const first = await cache.get('a', request)
    expect(first).toMatchObject({ value: { n: 1 }, hit: false })
    expect(first.ageSeconds).toBeLessThan(1)
    await pause(50)
    const second = await cache.get('a', request)
    expect(second).toMatchObject({ value: { n: 1 }, hit: true })
    expect(second.ageSeconds).toBeGreaterThan(0.04)
    expect(load).toHaveBeenCalledTimes(1)
    expect(cache.state()).toBe('memory')
  })

  test('a value ends with its time to live', async () => {
    const { load, request } = counter(1)
    await cache.get('a', { ...request, ttlSeconds: 0.02 })
    await pause(40)
    expect((await cache.get('a', request)).hit).toBe(false)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('fifty callers at once share one load', async () => {
    const { load, request } = counter('x', 20)
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', request)))
    expect(load).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map((answer) => answer.value))).toEqual(new Set(['x']))
  })

  test('fifty callers share one failure, and the next caller tries again', async () => {
    const load = vi.fn<() => Promise<never>>(async () => {
      await pause(10)
      throw new RangeError('database away')
    })
    const request = { tags: [], ttlSeconds: 60, load }
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => cache.get('a', request)))
    expect(answers.every((answer) => answer.status === 'rejected' && answer.reason instanceof RangeError)).toBe(true)
    expect(load).toHaveBeenCalledTimes(1)
    await expect(cache.get('a', request)).rejects.toThrow('database away')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('forgetting one tag drops what carries it and nothing else', async () => {
    const mine = counter('mine')
    const other = counter('other')
    await cache.get('mine', mine.request)
    await cache.get('other', { ...other.request, tags: ['user:2'] })
    await cache.deleteByTags({ tags: ['user:1'] })
    expect((await cache.get('mine', mine.request)).hit).toBe(false)
    expect((await cache.get('other', { ...other.request, tags: ['user:2'] })).hit).toBe(true)
  })

  test('a load that began before a change is not kept after it', async () => {
    let row = 'before'
    const load = async () => {
      const seen = row
      await pause(30)
      return seen
    }
    const request = { tags: ['user:1'], ttlSeconds: 60, load }
    const early = cache.get('a', request)
    await pause(10)
    row = 'after'
    await cache.deleteByTags({ tags: ['user:1'] })
    const late = cache.get('a', request)
    expect((await early).value).toBe('before')
    expect((await late).value).toBe('after')
    expect((await cache.get('a', request)).value).toBe('after')
  })

  test('a caller who changes the answer does not change the cache', async () => {
    const { request } = counter({ list: [1] })
    await cache.get('a', request)
    ;(await cache.get('a', request)).value.list.push(2)
    expect((await cache.get('a', request)).value).toEqual({ list: [1] })
  })

  test('nothing found and a date look the same for the first and the second caller', async () => {
    for (const value of [null, undefined, 0, '', { at: new Date(0) }]) {
      const { request } = counter(value)
      const first = await cache.get(`k${JSON.stringify(value)}`, request)
      const second = await cache.get(`k${JSON.stringify(value)}`, request)
      expect(second.hit).toBe(true)
      expect(second.value).toEqual(first.value)
    }
  })
})

describe('with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedisForTests>>
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  let round = 0

  beforeAll(async () => {
    redis = await startRedisForTests()
    process.on('unhandledRejection', note)
  })
  afterAll(async () => {
    await redis.kill()
    process.off('unhandledRejection', note)
  })

  async function twoProcesses() {
    round += 1
    const open = () => createCache({ redisUrl: redis.url, log, prefix: `c${round}` })
    const [a, b] = [open(), open()] as const
    onTestFinished(async () => void (await Promise.all([a.close(), b.close()])))
    await vi.waitFor(() => expect([a.state(), b.state()]).toEqual(['redis', 'redis']), wait)
    return { a, b, open }
  }

  test('a value loaded by one process is a hit in another', async () => {
    const { a, b } = await twoProcesses()
    const { load, request } = counter({ n: 1 })
    await a.get('k', request)
    expect(await b.get('k', request)).toMatchObject({ value: { n: 1 }, hit: true })
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('what one process forgets, the other no longer serves', async () => {
    const { a, b } = await twoProcesses()
    const { request } = counter('old')
    await a.get('k', request)
    await b.get('k', request)
    await a.deleteByTags({ tags: ['user:1'] })
    await pause(20)
    expect((await b.get('k', counter('new').request)).value).toBe('new')
    expect((await a.get('k', request)).value).toBe('new')
  })

  test('a load under way in another process during a change is not kept', async () => {
    const { a, b } = await twoProcesses()
    const early = b.get('k', counter('before', 60).request)
    await pause(10)
    await a.deleteByTags({ tags: ['user:1'] })
    await early
    expect((await b.get('k', counter('after').request)).value).toBe('after')
  })

  test('fifty callers at once cause one load', async () => {
    const { a } = await twoProcesses()
    const { load, request } = counter('x', 20)
    await Promise.all(Array.from({ length: 50 }, () => a.get('k', request)))
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('Redis killed in the middle: calls answer at once, and it recovers by itself', async () => {
    const { a, b } = await twoProcesses()
    await a.get('warm', counter('kept').request)
    await b.get('shared', counter('old').request)

    const traffic = Array.from({ length: 200 }, async (_, n) => {
      await pause(n / 2)
      return ownTimeOf(() => a.get(`t${n}`, counter(n).request))
    })
    await pause(40)
    await redis.kill()
    const answers = await Promise.all(traffic)
    expect(answers.map((answer) => answer.result.value)).toEqual(Array.from({ length: 200 }, (_, n) => n))
    expect(Math.max(...answers.map((answer) => answer.ms))).toBeLessThan(150)

    await vi.waitFor(() => expect(a.state()).toBe('redis unreachable'), wait)
    expect((await a.get('warm', counter('again').request)).value).toBe('kept')
    const alone = await ownTimeOf(() => a.deleteByTags({ tags: ['user:1'] }))
    expect(alone.ms).toBeLessThan(100)
    expect((await a.get('warm', counter('again').request)).value).toBe('again')

    redis = await startRedisForTests(redis.port)
    await vi.waitFor(() => expect([a.state(), b.state()]).toEqual(['redis', 'redis']), wait)
    await vi.waitFor(async () => expect((await b.get('shared', counter('new').request)).value).toBe('new'), wait)
    await a.get('fresh', counter('shared again').request)
    expect((await b.get('fresh', counter('not used').request)).value).toBe('shared again')
  }, 15_000)

  test('a Redis that hangs costs one caller one command timeout, and what was forgotten meanwhile is forgotten later', async () => {
    const { a, b, open } = await twoProcesses()
    await a.get('k', counter('old').request)
    redis.pause()
    const first = await ownTimeOf(() => a.get('x', counter(1).request))
    const next = await ownTimeOf(() => a.get('y', counter(2).request))
    const deletion = await ownTimeOf(() => a.deleteByTags({ tags: ['user:1'] }))
    expect(first.ms).toBeLessThan(130)
    expect(next.ms).toBeLessThan(30)
    expect(deletion.ms).toBeLessThan(30)
    redis.resume()
    await vi.waitFor(() => expect(a.state()).toBe('redis'), wait)
    await pause(50)
    const late = open()
    onTestFinished(() => late.close())
    await vi.waitFor(() => expect(late.state()).toBe('redis'), wait)
    expect((await late.get('k', counter('new').request)).value).toBe('new')
    expect((await b.get('k', counter('not used').request)).value).toBe('new')
  }, 15_000)

  test('a process that starts without Redis works and joins it later', async () => {
    const { port } = redis
    await redis.kill()
    const cache = createCache({ redisUrl: `redis://127.0.0.1:${port}`, log, prefix: 'late' })
    onTestFinished(() => cache.close())
    const answer = await ownTimeOf(() => cache.get('k', counter('v').request))
    expect(answer.result).toMatchObject({ value: 'v', hit: false })
    expect(answer.ms).toBeLessThan(100)
    expect((await cache.get('k', counter('w').request)).hit).toBe(true)
    expect(cache.state()).toBe('redis unreachable')
    redis = await startRedisForTests(port)
    await vi.waitFor(() => expect(cache.state()).toBe('redis'), wait)
  }, 15_000)

  test('through all of this no rejection went unhandled', () => {
    expect(unhandled).toEqual([])
  })
})
