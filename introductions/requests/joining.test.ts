import { expect, test } from 'vitest'
import { findPerson, introductionStage, message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'

test('the second teammate who asks the same joins the first, and hears what becomes of it', async () => {
  const { world, me, bob, find } = await introductionStage()
  const ida = await join(world, me, 'member', 'Ida Berg')
  const connector = { personId: bob.user.id }
  const body = { target: { personId: await find('Ana') }, connector, message, status: 'pending' }
  const first = await world.as(me).requests.create({ body })
  const theirs = { name: 'My old boss', linkedinUrl: 'https://www.linkedin.com/in/ana' }
  const second = await world.as(ida).requests.create({ body: { ...body, target: theirs, message: 'My words' } })
  expect(second).toMatchObject({
    id: first.id,
    isMine: false,
    joined: { requestId: first.id, askedBy: { name: 'Mara Lind' } },
    target: { name: 'My old boss' },
    message: null,
    subject: null,
    route: null,
    moves: [],
  })
  expect((await world.as(bob).asks.list({})).items).toHaveLength(1)
  expect(await world.as(me).requests.show({ params: { id: first.id } })).toMatchObject({
    isMine: true,
    joined: null,
    joinedBy: [{ userId: ida.user.id, name: 'Ida Berg' }],
  })
  const move = world.as(ida).requests.update({ params: { id: first.id }, body: { status: 'cancelled' } })
  await expect(move).rejects.toMatchObject({ status: 403 })
  await world.as(bob).asks.reply({
    params: { id: first.id },
    body: { reply: 'decline', reason: 'not_close', note: 'We met once.' },
  })
  const heard = await world.as(ida).requests.show({ params: { id: first.id } })
  expect(heard).toMatchObject({ dashboardStatus: 'declined', targetStatus: 'declined' })
  expect(heard.timeline.at(-1)).toMatchObject({ kind: 'declined', by: 'connector', note: null })
  const told = await world.as(me).requests.show({ params: { id: first.id } })
  expect(told.timeline.at(-1)).toMatchObject({ kind: 'declined', note: 'not_close: We met once.' })
  expect((await world.as(ida).requests.list({ query: { tab: 'declined' } })).items).toMatchObject([{ isMine: false }])
})

test('a draft that is asked too late joins as well, and asking twice myself is refused', async () => {
  const { world, me, bob, find } = await introductionStage()
  const ida = await join(world, me, 'member', 'Ida Berg')
  await world.work()
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  const draft = await world.as(ida).requests.create({ body })
  const first = await world.as(me).requests.create({ body: { ...body, status: 'pending' } })
  const joined = await world.as(ida).requests.update({ params: { id: draft.id }, body: { status: 'pending' } })
  expect(joined).toMatchObject({ id: draft.id, stage: 'cancelled', joined: { requestId: first.id } })
  const again = world.as(me).requests.create({ body: { ...body, status: 'pending' } })
  await expect(again).rejects.toMatchObject({ status: 409 })
  const sent = world.as(ida).requests.create({ body: { ...body, status: 'sent' } })
  await expect(sent).rejects.toMatchObject({ status: 409 })
})

test('of many teammates who ask the same at once one asks and the others join', async () => {
  const { world, me, bob } = await introductionStage()
  const team = [me]
  for (let i = 0; i < 5; i++) team.push(await join(world, me, 'member', `Member ${i}`))
  await world.work()
  const asked = await Promise.all(
    team.map(async (who) => {
      const target = { personId: await findPerson(world, who, 'Ana') }
      return world.as(who).requests.create({
        body: { target, connector: { personId: bob.user.id }, message, status: 'pending' },
      })
    }),
  )
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  expect(asked.filter(({ isMine }) => isMine)).toHaveLength(1)
  expect((await world.as(bob).asks.list({})).items).toHaveLength(1)
  const { rows } = await world.superuser.query('select count(*)::int as n from introductions.requests')
  expect(rows).toEqual([{ n: 1 }])
})
