import { expect, test } from 'vitest'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { sweepNotificationsJob } from './notifications.jobs.ts'
import { sentence } from './notifications-for-tests.ts'
import { notify, type NewNotification } from './notify.ts'

const answered = { kind: 'introduction.answered', title: sentence('Ana said yes'), link: '/introductions' } as const

const tell = ({ services }: World, who: Somebody, news: Partial<NewNotification> = {}) =>
  services.database.system.asSystem((tx) =>
    notify(tx, services, { ...answered, userId: who.user.id, workspaceId: who.workspace!.id, ...news }),
  )

const titles = async ({ as }: World, who: Somebody, unread = false) =>
  (await as(who).notifications.list({ query: { unread } })).items.map(({ title }) => title)

test('what somebody is told is listed newest first, page by page, read, and deleted', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const { notifications } = world.as(me)
  for (const [at, title] of ['One', 'Two', 'Three'].entries()) {
    world.clock.shiftMs = at * 1_000
    await tell(world, me, { title: sentence(title), body: [sentence(`About ${title}`)] })
  }
  const first = await notifications.list({ query: { limit: 2 } })
  expect(first.items.map(({ title }) => title)).toEqual(['Three', 'Two'])
  const rest = await notifications.list({ query: { limit: 2, cursor: first.next! } })
  expect(rest).toMatchObject({ items: [{ title: 'One', body: 'About One', readAt: null }], next: null })
  expect(await notifications.count({})).toEqual({ unread: 3, newestId: first.items[0]!.id })

  const params = { id: first.items[1]!.id }
  const read = await notifications.markRead({ params })
  expect(read).toMatchObject({ title: 'Two', readAt: expect.any(String) })
  world.clock.shiftMs = 60_000
  expect(await notifications.markRead({ params })).toEqual(read)
  expect(await titles(world, me, true)).toEqual(['Three', 'One'])

  expect(await notifications.removeRead({})).toEqual({ deleted: 1 })
  expect(await titles(world, me)).toEqual(['Three', 'One'])
  expect(await notifications.markAllRead({})).toEqual({ marked: 2 })
  expect(await notifications.count({})).toMatchObject({ unread: 0 })
  await notifications.remove({ params: { id: first.items[0]!.id } })
  expect(await titles(world, me)).toEqual(['One'])
})

test('nobody else sees, reads or deletes it, and neither do I in another workspace', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara')
  const bob = await join(world, me, 'admin', 'Bob')
  await tell(world, me)
  const { id } = (await world.as(me).notifications.list({})).items[0]!
  const elsewhere = await world.as(me).workspaces.create({ body: { name: 'Elsewhere' } })
  await world.as(me).users.enterWorkspace({ params: { id: elsewhere.id } })
  for (const who of [bob, me]) {
    const { notifications } = world.as(who)
    expect((await notifications.list({})).items).toEqual([])
    expect(await notifications.count({})).toEqual({ unread: 0, newestId: null })
    await expect(notifications.markRead({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(notifications.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await notifications.markAllRead({})).toEqual({ marked: 0 })
    expect(await notifications.removeRead({})).toEqual({ deleted: 0 })
  }
  await world.as(me).users.enterWorkspace({ params: { id: me.workspace!.id } })
  expect((await world.as(me).notifications.list({})).items).toMatchObject([{ id, readAt: null }])
})

test('the same thing is told once', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await tell(world, me, { dedupeKey: 'request:7' })
  await tell(world, me, { dedupeKey: 'request:7', title: sentence('Ana said yes again') })
  await tell(world, me, { dedupeKey: 'request:8' })
  await tell(world, me)
  await tell(world, me)
  expect(await titles(world, me)).toEqual(Array(4).fill('Ana said yes'))
})

test('who does not belong to the workspace is told nothing, and who leaves takes nothing along', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const stranger = await world.signUp('Eve')
  const bob = await join(world, me, 'member', 'Bob')
  await tell(world, { ...stranger, workspace: me.workspace })
  await tell(world, bob)
  const count = async () =>
    (await world.superuser.query('select count(*)::int as n from account.notifications')).rows[0].n
  expect(await count()).toBe(1)
  await world.as(bob).members.remove({ params: { userId: bob.user.id } })
  expect(await count()).toBe(0)
})

test('a kind that is off is not told', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const kinds = [{ kind: 'introduction.answered', delivery: 'off' }] as const
  await world.as(me).notifications.changeSettings({ body: { kinds: [...kinds] } })
  await tell(world, me)
  await tell(world, me, { kind: 'introduction.due', title: sentence('Follow up with Ana') })
  expect(await titles(world, me)).toEqual(['Follow up with Ana'])
})

test('a thousand are kept, the unread before the read', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await world.superuser.query(
    `insert into account.notifications (id, user_id, workspace_id, kind, title, body, link, awaits_digest, created_at, read_at)
     select gen_random_uuid(), $1, $2, 'import.done', '{"text":"Old"}', '[]', '/', false, now(), case when n > 990 then now() end
     from generate_series(1, 1000) n`,
    [me.user.id, me.workspace!.id],
  )
  for (let n = 0; n < 15; n++) await tell(world, me)
  const { rows } = await world.superuser.query(
    `select count(*)::int as kept, count(*) filter (where read_at is not null)::int as read from account.notifications`,
  )
  expect(rows[0]).toEqual({ kept: 1_000, read: 0 })
  expect((await world.as(me).notifications.count({})).unread).toBe(1_000)
})

test('what was read long ago is swept, and what was not stays', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await tell(world, me, { title: sentence('Read') })
  await world.as(me).notifications.markAllRead({})
  await tell(world, me, { title: sentence('Unread') })
  const sweep = async (days: number) => {
    world.clock.shiftMs = days * millisecondsPerDay
    await world.services.database.system.asSystem((tx) => enqueue(tx, sweepNotificationsJob, {}))
    await world.work()
    const { rows } = await world.superuser.query(
      `select title ->> 'text' as title from account.notifications order by id`,
    )
    return rows.map(({ title }) => title)
  }
  expect(await sweep(89)).toEqual(['Read', 'Unread'])
  expect(await sweep(91)).toEqual(['Unread'])
})

test('who runs a workspace hears who joined it, and the others do not', async () => {
  const world = await worldForThisTest()
  const owner = await world.signUp('Olga')
  const member = await join(world, owner, 'member', 'Mia')
  await world.work()
  await join(world, owner, 'viewer', 'Vic')
  await world.work()
  expect(await titles(world, owner)).toEqual(['Vic joined the workspace', 'Mia joined the workspace'])
  expect(await titles(world, member)).toEqual([])
  const [told] = (await world.as(owner).notifications.list({})).items
  expect(told).toMatchObject({ kind: 'member.joined', link: '/settings/workspace' })
})

test('who brought a file in hears what became of it, also when it was refused', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
  const { import: done } = await bring(world, me, 'Connections.csv', connections([ana]))
  await bring(world, me, 'notes.txt', 'not an export at all')
  const { items } = await world.as(me).notifications.list({})
  expect(items).toMatchObject([
    { title: 'notes.txt couldn’t be read', body: expect.any(String) },
    { title: 'Connections.csv was imported', body: '1 contact was created.', link: `/access?panel=${done.id}` },
  ])
})

test('a notification is in the language of whoever reads it', async () => {
  const world = await worldForThisTest()
  const owner = await world.signUp('Olga')
  await join(world, owner, 'member', 'Mia')
  await world.work()
  const read = async (language: string) => {
    const headers = { cookie: owner.cookie!, 'accept-language': language }
    const reply = await fetch(`${world.origin()}/api/notifications`, { headers })
    return ((await reply.json()) as { items: { title: string }[] }).items[0]!.title
  }
  expect(await read('en')).toBe('Mia joined the workspace')
  expect(await read('en-XA')).toMatch(/^⟦Mia .*ŵöö.*⟧$/)
})
