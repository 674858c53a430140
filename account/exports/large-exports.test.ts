import { expect, test } from 'vitest'
import { ownTimeOf } from '../../tests/own-time.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { exportOf, rowsIn } from '../../tests/world/exports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const many = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) =>
      `First${at},Last${at},https://www.linkedin.com/in/p${at},p${at}@c${at % 900}.example,Company ${at % 900},Engineer,08 Feb 2024`,
  )

test('an export of 10,000 contacts is written within 60 seconds, as JSON and as CSV', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(
    world,
    me,
    'Connections.csv',
    connections([...many(9_999), '=cmd,Evil,,evil@c.example,C,Boss,08 Feb 2024']),
  )
  const { result: files, ms } = await ownTimeOf(() => exportOf(world, me))
  console.info(`10,000 contacts exported in ${(ms / 1000).toFixed(1)} s`)
  expect(ms).toBeLessThan(60_000)
  expect(rowsIn(files, 'contacts/contacts')).toHaveLength(10_000)
  const csv = files.get('contacts/contacts.csv')!
  expect(csv.split('\r\n')).toHaveLength(10_002)
  expect(csv).toContain(`'=cmd`)
  expect(files.get('README.txt')).toContain('account.sessions.token: A secret')
  const { items } = await world.as(me).contacts.list({})
  expect(rowsIn(files, 'contacts/contacts').map((row) => row['person_id'])).toContain(items[0]!.id)
}, 180_000)
