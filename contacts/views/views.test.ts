import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { mostViews } from './views.contract.ts'

const columns = ['company', 'strength'] as const
const body = { name: 'At Kade', filters: { company: 'Kade' }, sort: 'name', columns: [...columns] } as const

async function stage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  return { world, me, views: world.as(me).views }
}

test('a view is saved as it was asked for, changed in part, renamed and deleted', async () => {
  const { views } = await stage()
  const made = await views.create({ body: { ...body, columns: [...columns] } })
  expect(made).toMatchObject({ ...body, isShared: false, isMine: true, owner: 'Mara Lind' })
  expect((await views.list({})).items).toEqual([made])
  const params = { id: made.id }
  const renamed = await views.change({ params, body: { name: 'Kade people' } })
  expect(renamed).toMatchObject({ ...body, name: 'Kade people' })
  const changed = await views.change({
    params,
    body: { filters: { freshness: 'dormant', tag: 'Investor' }, sort: 'lastContact', columns: [] },
  })
  expect(changed).toMatchObject({
    name: 'Kade people',
    filters: { freshness: 'dormant', tag: 'Investor' },
    sort: 'lastContact',
    columns: [],
  })
  await views.delete({ params })
  expect((await views.list({})).items).toEqual([])
  await expect(views.delete({ params })).rejects.toMatchObject({ status: 404 })
})

test('a shared view shows its definition to the workspace, and each member their own contacts', async () => {
  const { world, me, views } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const vera = await join(world, me, 'viewer', 'Vera Ortiz')
  const stranger = await world.signUp('Sam Stranger')
  const contactsOf = (name: string) =>
    connections([`${name},https://www.linkedin.com/in/x,x@kade.example,Kade,CTO,08 Feb 2024`])
  await bring(world, me, 'Connections.csv', contactsOf('Ana,Ribeiro'))
  await bring(world, bob, 'Connections.csv', contactsOf('Joost,de Wit'))
  const made = await views.create({ body: { ...body, columns: [...columns] } })
  expect((await world.as(bob).views.list({})).items).toEqual([])
  await views.change({ params: { id: made.id }, body: { isShared: true } })
  for (const mate of [bob, vera]) {
    const [seen] = (await world.as(mate).views.list({})).items
    expect(seen).toMatchObject({ ...body, isShared: true, isMine: false, owner: 'Mara Lind' })
  }
  const [seen] = (await world.as(bob).views.list({})).items
  const { items } = await world.as(bob).contacts.list({ query: { ...seen!.filters, sort: seen!.sort } })
  expect(items.map(({ name }) => name)).toEqual(['Joost de Wit'])
  expect((await world.as(stranger).views.list({})).items).toEqual([])
  await views.change({ params: { id: made.id }, body: { isShared: false } })
  expect((await world.as(bob).views.list({})).items).toEqual([])
})

test('only the owner changes a view, shared or not, and a viewer saves none', async () => {
  const { world, me, views } = await stage()
  const bob = await join(world, me, 'admin', 'Bob Reyes')
  const vera = await join(world, me, 'viewer', 'Vera Ortiz')
  const { id } = await views.create({ body: { ...body, columns: [...columns], isShared: true } })
  const params = { id }
  await expect(world.as(bob).views.change({ params, body: { name: 'Mine now' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(world.as(bob).views.delete({ params })).rejects.toMatchObject({ status: 404 })
  await expect(world.as(vera).views.create({ body: { name: 'Mine', columns: [] } })).rejects.toMatchObject({
    status: 403,
  })
  expect((await views.list({})).items).toMatchObject([{ name: 'At Kade' }])
})

test('the views of somebody who leaves the workspace go with them', async () => {
  const { world, me } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(bob).views.create({ body: { name: 'Shared', columns: [], isShared: true } })
  await world.as(me).members.remove({ params: { userId: bob.user.id } })
  expect((await world.as(me).views.list({})).items).toEqual([])
})

test('a member has each name once, however it is written, and a limited number of views', async () => {
  const { world, me, views } = await stage()
  await views.create({ body: { name: 'Going cold', columns: [] } })
  const again = views.create({ body: { name: 'GOING  cold', columns: [] } })
  await expect(again).rejects.toMatchObject({ status: 409 })
  const other = await views.create({ body: { name: 'Other', columns: [] } })
  const taken = views.change({ params: { id: other.id }, body: { name: 'going cold' } })
  await expect(taken).rejects.toMatchObject({ status: 409 })
  await views.change({ params: { id: other.id }, body: { name: 'OTHER' } })
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(bob).views.create({ body: { name: 'Going cold', columns: [] } })
  await world.superuser.query(
    `insert into contacts.contact_views
     select gen_random_uuid(), workspace_id, user_id, 'v' || n, 'v' || n, '{}', 'name', '{}', false, now(), now()
     from contacts.contact_views, generate_series(3, $1) n where id = $2`,
    [mostViews, other.id],
  )
  await expect(views.create({ body: { name: 'One more', columns: [] } })).rejects.toMatchObject({
    status: 409,
    problem: { detail: expect.stringContaining(String(mostViews)) },
  })
})

test('bad input is refused', async () => {
  const { views } = await stage()
  const invalid = { status: 400, code: 'invalid_request' }
  const wrongs = [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { sort: 'height' },
    { columns: ['secrets'] },
    { filters: { everything: true } },
  ]
  for (const wrong of wrongs)
    await expect(views.create({ body: { name: 'First', columns: [], ...(wrong as object) } })).rejects.toMatchObject(
      invalid,
    )
})
