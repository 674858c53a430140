import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ownTimeOf } from '../../tests/own-time.ts'
import { secondsPerDay } from '../values/days.rules.ts'
import { connectRedis } from '../cache/redis-connection.ts'
import { startRedisForTests } from '../cache/redis-for-tests.ts'
import { createLog } from '../log/log.ts'
import { createRateLimiter, type RateLimiter, type RateRule } from './rate-limit.ts'

const log = createLog({ level: 'silent', name: 'rate-limit-test' })
const allowedOf = async (limiter: RateLimiter, rule: RateRule, key: string, calls: number) => {
  const decisions = await Promise.all(Array.from({ length: calls }, () => limiter.consume(rule, key)))
  return decisions.filter((decision) => decision.allowed).length
}

let redis: Awaited<ReturnType<typeof startRedisForTests>>
beforeAll(async () => {
  redis = await startRedisForTests()
})
afterAll(() => redis.kill())

async function connect() {
  const connection = connectRedis(redis.url, log, 1000)
  onTestFinished(() => connection.disconnect())
  while (connection.status !== 'ready') await pause(5)
  return connection
}

function connectRedisForHang() {
  const connection = connectRedis(redis.url, log)
  onTestFinished(() => connection.disconnect())
  return connection
}

test('without Redis exactly N of 200 parallel calls pass', async () => {
  const limiter = createRateLimiter({ log })
  const rule = { name: 'm', points: 25, seconds: 60 }
  expect(await allowedOf(limiter, rule, 'ann', 200)).toBe(25)
  expect(await limiter.consume(rule, 'ann')).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 60 })
  expect(await limiter.consume(rule, 'bob')).toMatchObject({ allowed: true, remaining: 24 })
})

test('two processes share one limit: exactly N of 200 parallel calls pass', async () => {
  const [a, b] = [
    createRateLimiter({ redis: await connect(), log }),
    createRateLimiter({ redis: await connect(), log }),
  ]
  const rule = { name: 'shared', points: 25, seconds: 60 }
  const [first, second] = await Promise.all([allowedOf(a, rule, 'ann', 100), allowedOf(b, rule, 'ann', 100)])
  expect(first + second).toBe(25)
  expect(await a.consume(rule, 'ann')).toMatchObject({ allowed: false, remaining: 0 })
  expect((await b.consume(rule, 'ann')).resetSeconds).toBeGreaterThan(50)
})

test('the window ends and the count starts again', async () => {
  const limiter = createRateLimiter({ redis: await connect(), log })
  const rule = { name: 'short', points: 2, seconds: 1 }
  expect(await allowedOf(limiter, rule, 'ann', 5)).toBe(2)
  await pause(1050)
  expect(await allowedOf(limiter, rule, 'ann', 5)).toBe(2)
})

test('rules with the same key do not disturb each other', async () => {
  const limiter = createRateLimiter({ redis: await connect(), log })
  expect(await allowedOf(limiter, { name: 'one', points: 3, seconds: 60 }, 'ann', 10)).toBe(3)
  expect(await allowedOf(limiter, { name: 'two', points: 4, seconds: 60 }, 'ann', 10)).toBe(4)
})

test('a rule longer than timers can hold is refused', async () => {
  await expect(
    createRateLimiter({ log }).consume({ name: 'month', points: 1, seconds: 31 * secondsPerDay }, 'k'),
  ).rejects.toThrow('24 days')
})

test('a Redis that hangs delays one call, and the limit goes on from the shared count', async () => {
  const limiter = createRateLimiter({ redis: connectRedisForHang(), log })
  const rule = { name: 'hung', points: 10, seconds: 60 }
  await pause(100)
  expect(await allowedOf(limiter, rule, 'ann', 6)).toBe(6)
  redis.pause()
  const first = await ownTimeOf(() => limiter.consume(rule, 'bob'))
  expect(first.ms).toBeLessThan(200)
  const others = await ownTimeOf(() => allowedOf(limiter, rule, 'ann', 100))
  expect(others.result).toBe(4)
  expect(others.ms).toBeLessThan(50)
  redis.resume()
})

test('with Redis killed under 200 parallel calls exactly N pass, and the limit holds until Redis is back', async () => {
  const connection = await connect()
  const limiter = createRateLimiter({ redis: connection, log })
  const rule = { name: 'killed', points: 50, seconds: 60 }
  expect(await allowedOf(limiter, rule, 'ann', 20)).toBe(20)

  const calls = Array.from({ length: 200 }, async (_, n) => {
    await pause(n / 4)
    return limiter.consume(rule, 'ann')
  })
  await pause(3)
  await redis.kill()
  const decisions = await Promise.all(calls)
  expect(decisions.filter((decision) => decision.allowed)).toHaveLength(30)
  expect(await allowedOf(limiter, rule, 'ann', 200)).toBe(0)
  expect(await allowedOf(limiter, rule, 'bob', 200)).toBe(50)

  redis = await startRedisForTests(redis.port)
  while (connection.status !== 'ready') await pause(10)
  expect(await allowedOf(limiter, rule, 'carl', 200)).toBe(50)
})
