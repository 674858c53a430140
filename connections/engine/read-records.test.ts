import { expect, test } from 'vitest'
import { mailRecord, plantAccount, plantRecords } from '../../tests/world/connected-accounts.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { readRecords } from './read-records.ts'

test('records are read in the order they came, and part by part none is left out', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const owner = { userId: me.user.id, workspaceId: me.workspace!.id }
  const accountId = await plantAccount(world, { ...owner, address: 'ana@halyard.example' })
  const now = world.services.now()
  const mail = () => mailRecord({ from: { email: 'xavi@outside.example' }, to: [{ email: me.user.email }], at: now })
  // Their numbers have one digit, two and three.
  const written = Array.from({ length: 120 }, mail)
  await plantRecords(world, { accountId, ...owner }, written)
  const db = world.services.database.asViewer({
    viewerId: owner.userId,
    workspaceId: owner.workspaceId,
    principal: 'test',
  })
  const refs = new Set(written.map(({ ref }) => ref))
  const read: string[] = []
  for (let after = '0'; ;) {
    const found = await db.transaction((tx) => readRecords(tx, { accountId, after, since: null, now, limit: 7 }))
    const records = found!.records
    if (records.length === 0) break
    read.push(
      ...records.flatMap(({ record }) => (record.kind === 'message' && refs.has(record.ref) ? [record.ref] : [])),
    )
    after = records.at(-1)!.number
  }
  expect(read).toEqual([...refs])
})
