import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const people = [
  'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024',
  'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026',
]
const insertContact = `insert into contacts.contacts (network_id, person_id, name, changed_at) values ($1, 4711, 'Late Arrival', now())`

test('deleting a user deletes their contacts and relationships, and nobody else’s', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, me, 'Connections.csv', connections(people))
  await bring(world, bob, 'Connections.csv', connections(people.slice(0, 1)))
  await world.services.database.system.asSystem((tx) =>
    tx.deleteFrom('account.users').where('id', '=', me.user.id).execute(),
  )
  for (const table of ['contacts', 'contact_details', 'evidence', 'relationships']) {
    const { rows } = await world.superuser.query<{ user: string }>(
      `select distinct o.user_id as user from contacts.${table} t left join identity.member_networks o on o.id = t.network_id where t.network_id <> 0`,
    )
    expect([table, rows]).toEqual([table, [{ user: bob.user.id }]])
  }
})

test('rows of a network that does not exist are refused', async () => {
  const world = await worldForThisTest()
  await expect(world.superuser.query(insertContact, [4711])).rejects.toMatchObject({ code: '23503' })
})

test('a network is not deleted while somebody writes to it, so nothing of it is left behind', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections(people))
  const { rows } = await world.superuser.query<{ id: number }>('select id from identity.member_networks')
  const network = [rows[0]!.id]
  const writer = await world.superuser.connect()
  try {
    await writer.query('begin')
    await writer.query(insertContact, network)
    const deletion = world.superuser.query('delete from identity.member_networks where id = $1', network)
    await expect(Promise.race([deletion, writer.query('select pg_sleep(0.2)')])).resolves.toMatchObject({
      command: 'SELECT',
    })
    await writer.query('commit')
    await deletion
  } finally {
    writer.release()
  }
  expect((await world.superuser.query('select from contacts.contacts where network_id = $1', network)).rowCount).toBe(0)
  await expect(world.superuser.query(insertContact, network)).rejects.toMatchObject({ code: '23503' })
})
