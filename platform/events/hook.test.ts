import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testConfig } from '../../tests/world/config.ts'
import { newDatabase } from '../../tests/world/database.ts'
import { openServices } from '../open-services.ts'
import { during, hook, runHook, type HookReaction } from './hook.ts'

const saved = hook<{ name: string }>('things.saved')
const other = hook<{ name: string }>('things.dropped')

async function servicesWith(hooks: HookReaction[]) {
  const database = await newDatabase()
  return openServices(testConfig(database.url), 'test', { hooks })
}

test('what is bound to a hook runs at once, in order, and nothing else does', async () => {
  const seen: string[] = []
  const note =
    (who: string) =>
    async (_: unknown, { name }: { name: string }) =>
      void seen.push(`${who} ${name}`)
  const services = await servicesWith([
    during(saved, note('first')),
    during(other, note('never')),
    during(saved, note('second')),
  ])
  await services.database.system.asSystem((tx) => runHook({ tx, services }, saved, { name: 'thing' }))
  await services.close()
  expect(seen).toEqual(['first thing', 'second thing'])
})

test('a hook that fails takes the change with it', async () => {
  const services = await servicesWith([during(saved, () => Promise.reject(new Error('cannot follow')))])
  const { system } = services.database
  const change = system.asSystem(async (tx) => {
    await sql`insert into platform.workers (worker_id, process) values ('hook-test', 'none')`.execute(tx)
    await runHook({ tx, services }, saved, { name: 'thing' })
  })
  await expect(change).rejects.toThrow('cannot follow')
  const left = await system.asSystem((tx) =>
    tx.selectFrom('platform.workers').select('workerId').where('workerId', '=', 'hook-test').execute(),
  )
  await services.close()
  expect(left).toEqual([])
})
