import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '@wellmet/platform/database/database.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import { newDatabase } from '../world/database.ts'
import { secondServer } from '../world/second-server.ts'
import { moveUnderKills } from './kill-the-mover.ts'
import { plantWorkspace } from './moving-workspace.ts'
import { startWriters } from './routed-writers.ts'
import { verifyMoved } from './verify-moved.ts'

/** `npm run faults:move` does it twenty times, in every step, with two real servers. */
test('a workspace whose movers are killed under writes loses nothing, doubles nothing, and is on one server', async () => {
  const first = await newDatabase()
  onTestFinished(() => first.drop())
  const second = await secondServer()
  const log = createLog({ level: 'silent', name: 'writers' })
  const servers = [first, second].map(({ url }) => openDatabase({ url, maxConnections: 8, log, name: 'writers' }))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))))
  const planted = await plantWorkspace(first.superuserUrl, 'Moving', 500)
  const stage = {
    adminUrls: [first.superuserUrl, second.superuserUrl],
    appUrls: [first.url, second.url],
    servers,
    environment: { VAULT_KEYS: JSON.stringify({ current: 'a', keys: { a: Buffer.alloc(32, 7).toString('base64') } }) },
  } as const
  const writers = startWriters(servers, planted, 2)
  const runs = [
    await moveUnderKills(stage, planted, writers, [2, 3]),
    await moveUnderKills(stage, planted, writers, [4]),
  ]
  const seen = await writers.stop()
  expect(runs.flatMap(({ faults }) => faults)).toEqual([])
  expect(runs.reduce((sum, { killedIn, escaped }) => sum + killedIn.length + escaped, 0)).toBe(3)
  expect(seen.failed).toEqual([])
  expect(seen.notes.length).toBeGreaterThan(0)
  expect(await verifyMoved(stage.adminUrls, planted, seen)).toEqual({ lost: [], doubled: [] })
}, 120_000)
