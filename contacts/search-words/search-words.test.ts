import { expect, test } from 'vitest'
import { searchWordsVersion } from '@wellmet/identity/search-words/words-version.rules.ts'
import { connectionsOf } from '../../tests/two-worlds/address-books.ts'
import { bring } from '../../tests/world/imports.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const namesFound = async ({ as }: World, who: Somebody, query: string): Promise<string[]> =>
  (await as(who).people.searchNetwork({ body: { query } })).results.map(({ name }) => name)

async function refresh({ superuser, work }: World): Promise<void> {
  await superuser.query(`select graphile_worker.add_job('contacts.refresh-search-words', '{}')`)
  await work()
}

/** As contacts were brought in before an upgrade: without the codes of the words of today. */
async function asBefore({ superuser, work }: World): Promise<void> {
  await superuser.query(`update contacts.contacts set search_vector =
    (select coalesce(string_agg(format('''%s'':1A', replace(w, '''', '')), ' '), '')::tsvector
     from unnest(string_to_array(lower(name), ' ')) w) where network_id > 0`)
  await superuser.query(`delete from contacts.worded_networks`)
  await work()
}

test('after an upgrade contacts of before are found by the new words, once and without a new import', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const rows = [
    { first: 'Ana', last: 'Ribeiro', company: 'Kade', title: 'Hebamme' },
    { first: 'Tom', last: 'Okafor', company: 'Kade', title: 'Roofer' },
  ]
  await bring(world, me, 'Connections.csv', connectionsOf(rows))
  expect(await namesFound(world, me, 'midwives')).toEqual(['Ana Ribeiro'])
  await asBefore(world)
  expect(await namesFound(world, me, 'midwives')).toEqual([])
  await refresh(world)
  expect(await namesFound(world, me, 'midwives')).toEqual(['Ana Ribeiro'])
  const { rows: done } = await world.superuser.query<{ version: number }>(
    `select version from contacts.worded_networks w join identity.member_networks o on o.id = w.network_id and o.user_id = '${me.user.id}'`,
  )
  expect(done).toEqual([{ version: searchWordsVersion }])
})

test('a network that is up to date is left alone', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(
    world,
    me,
    'Connections.csv',
    connectionsOf([{ first: 'Ana', last: 'Ribeiro', company: 'Kade', title: 'Hebamme' }]),
  )
  await refresh(world)
  const states = () =>
    world.superuser.query('select network_id, person_id, xmin::text from contacts.contacts order by 1, 2')
  const before = (await states()).rows
  await world.superuser.query(`delete from contacts.worded_networks`)
  await refresh(world)
  expect((await states()).rows).toEqual(before)
})
