import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { areas, hooks } from '../../apps/areas.ts'
import { newDatabase } from '../world/database.ts'
import { addressesOf, judgeSends, sendUnderKills, shiftToMonday, startMailProviders } from './sends-under-kills.ts'

/** `npm run faults:sends` does it with ten thousand messages and 50 kills. */
test('messages of members leave once or not at all, although workers are killed and providers answer wrongly', async () => {
  const plan = { senders: 4, messages: 10, kills: 1, workers: 2, toOne: 8, faults: 0.15, isSilentAtTimes: false }
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const providers = await startMailProviders(addressesOf(plan))
  onTestFinished(() => providers.close())
  const redisUrl = inject('redisUrl')
  const environment = {
    DATABASE_URL: database.url,
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ...providers.settings,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET: 'a secret for tests, at least 32 characters',
    VAULT_KEYS: JSON.stringify({ current: 'test', keys: { test: Buffer.alloc(32, 7).toString('base64') } }),
    LOG_LEVEL: 'silent',
  }
  const shiftMs = shiftToMonday()
  const services = await openServices(readConfig(environment, settingsOf(areas)), 'writer', {
    hooks,
    now: () => new Date(Date.now() + shiftMs),
  })
  onTestFinished(() => services.close())
  const superuser = new pg.Client({ connectionString: database.superuserUrl })
  await superuser.connect()
  onTestFinished(() => superuser.end())
  const stage = { services, database: superuser, adminUrl: database.superuserUrl, environment, shiftMs }
  const done = await sendUnderKills(stage, providers, plan)
  const { twice, lost, ...others } = judgeSends(done)
  expect({ twice, lost }).toEqual({ twice: [], lost: [] })
  expect(Object.entries(others).filter(([, offenders]) => offenders.length > 0)).toEqual([])
  expect(done.killed).toBe(1)
  expect(done.toOne).toBe(1)
  expect(done.left).toHaveLength(37)
}, 300_000)
