import { sendDigestsJob } from '@wellmet/account/notifications/notifications.jobs.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { introductionStage, message, type Stage } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'

const briefOf = ({ world }: Stage, who: Stage['me']) => world.as(who).briefs.show({})

async function asked({ world, me, bob, find }: Stage, name: string): Promise<string> {
  const body = { target: { personId: await find(name) }, connector: { personId: bob.user.id }, message }
  return (await world.as(me).requests.create({ body: { ...body, status: 'pending' } })).id
}

test('what others did for me is news with what to do next, the newest first, and then no turn as well', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const first = await asked(stage, 'Ana')
  expect(await briefOf(stage, me)).toMatchObject({ news: [], turns: [], turnCount: 0 })
  expect((await briefOf(stage, bob)).turns).toMatchObject([
    { title: 'Mara Lind would like to meet Ana Ribeiro', action: { label: 'Answer' }, page: 'ask', pageId: first },
  ])
  await world.as(bob).asks.reply({ params: { id: first }, body: { reply: 'name_drop' } })
  const said = await briefOf(stage, me)
  expect(said.news).toMatchObject([
    {
      title: 'Bob said you may mention their name',
      action: { label: 'Write to Ana' },
      email: null,
      page: 'request',
      pageId: first,
      who: { name: 'Ana Ribeiro' },
      isYourTurn: true,
    },
  ])
  const waiting = await world.as(me).requests.list({ query: { tab: 'active' } })
  expect(waiting.items, 'as the page of requests says').toMatchObject([{ id: first, waitsFor: 'me' }])
  expect(said.turns).toEqual([])
  // A week later it still waits, and is news no more.
  world.clock.shiftMs += 8 * 86_400_000
  expect(await briefOf(stage, me)).toMatchObject({ news: [], turns: [{ title: 'Ana Ribeiro', pageId: first }] })
})

test('what I record myself is no news, and an introduction is until I go on', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const id = await asked(stage, 'Ana')
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'sent' } })
  expect((await briefOf(stage, me)).news).toMatchObject([
    {
      title: 'Bob introduced you to Ana',
      action: { label: 'See the introduction' },
      email: null,
      at: expect.any(String) as string,
    },
  ])
  await world.as(me).requests.update({ params: { id }, body: { status: 'target_replied' } })
  const { news, turns } = await briefOf(stage, me)
  expect(news).toEqual([])
  expect(turns).toMatchObject([{ title: 'Ana Ribeiro', action: { label: 'Answer' }, page: 'conversation' }])
  await world.as(me).requests.update({
    params: { id },
    body: { status: 'meeting_booked', meetingAt: addDays(world.services.now(), 2).toISOString() },
  })
  expect((await briefOf(stage, me)).thank).toMatchObject({
    title: 'Thank Bob Reyes',
    action: { label: 'Thank Bob' },
    email: { to: bob.user.email, subject: 'Thank you for introducing me to Ana Ribeiro' },
  })
})

test('nobody sees the brief of somebody else, and who may only look is offered nothing to do', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const looking = await join(world, me, 'viewer', 'Vera Klein')
  const id = await asked(stage, 'Ana')
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
  expect(await briefOf(stage, looking)).toEqual({
    news: [],
    turns: [],
    signals: [],
    turnCount: 0,
    thank: null,
    reconnect: null,
  })
  await world.superuser.query(`update account.memberships set role = 'viewer' where user_id = $1`, [bob.user.id])
  expect((await briefOf(stage, bob)).turns).toMatchObject([
    { title: 'Mara Lind would like to meet Ana Ribeiro', action: null },
  ])
})

const morning = (world: Stage['world'], later: number) => {
  const day = addDays(new Date(), later).toISOString().slice(0, 10)
  world.clock.shiftMs = Date.parse(`${day}T08:00:00Z`) - Date.now()
}

async function briefsMailed({ world }: Stage, who: Stage['me']) {
  await world.services.database.system.asSystem((tx) => enqueue(tx, sendDigestsJob, {}))
  await world.work()
  return (await world.mails(who.user.email)).filter(({ body }) => body.includes('Here is what matters today.'))
}

test('whoever wants it gets the brief at eight, with the words of Home, once a morning, and nobody else does', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  expect((await world.as(me).notifications.settings({})).brief).toBe(false)
  const id = await asked(stage, 'Ana')
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'name_drop' } })
  await world.work()
  expect((await world.as(me).notifications.changeSettings({ body: { brief: true } })).brief).toBe(true)
  expect(await briefsMailed(stage, me), 'from the next morning on').toEqual([])
  morning(world, 1)
  const [mail, ...others] = await briefsMailed(stage, me)
  expect(others).toEqual([])
  const { news } = await briefOf(stage, me)
  expect(mail!.subject).toBe(news[0]!.title)
  expect(mail!.body).toContain(`- ${news[0]!.title}\n  ${news[0]!.text}\n  `)
  expect(mail!.body).toContain(`/introductions?request=${id}`)
  expect(mail!.body, 'the notification about it is not listed as well').not.toContain('Also unread')
  expect(await briefsMailed(stage, me)).toHaveLength(1)
  expect(await briefsMailed(stage, bob)).toEqual([])
  morning(world, 2)
  expect(await briefsMailed(stage, me)).toHaveLength(2)
  await world.as(me).notifications.changeSettings({ body: { brief: false } })
  morning(world, 3)
  expect(await briefsMailed(stage, me)).toHaveLength(2)
})

test('the brief is written in the reader’s language, and of a day without anything there is none', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  for (const who of [me, bob]) await world.as(who).notifications.changeSettings({ body: { brief: true } })
  await world.superuser.query(`update account.users set language = 'de' where id = $1`, [bob.user.id])
  await asked(stage, 'Ana')
  await world.as(me).notifications.markAllRead({})
  morning(world, 1)
  await world.services.database.system.asSystem((tx) => enqueue(tx, sendDigestsJob, {}))
  await world.work()
  const mail = (await world.mails(bob.user.email)).find(({ subject }) => subject.includes('auf dich'))
  expect(mail!.subject).toBe('Eine Sache wartet auf dich')
  expect(mail!.body).toContain('Mara Lind möchte Ana Ribeiro kennenlernen\n  Antworte mit Ja, Später oder Nein.')
  expect((await world.mails(me.user.email)).filter(({ body }) => body.includes('what matters today'))).toEqual([])
})

test('of a workspace that would not let them in, nothing is in the brief', async () => {
  const stage = await introductionStage()
  const { world, bob } = stage
  await world.as(bob).notifications.changeSettings({ body: { brief: true } })
  await asked(stage, 'Ana')
  await world.superuser.query('update account.workspaces set requires_second_factor = true')
  morning(world, 1)
  expect(await briefsMailed(stage, bob)).toEqual([])
})
