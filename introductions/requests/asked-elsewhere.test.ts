import { expect, test } from 'vitest'
import { neverEmailToken } from '@wellmet/platform/mail/mailbox.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { openAssistant, revisions } from '../../tests/world/assistant.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { introductionStage, message, type Stage } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const daysAgo = (days: number): string => new Date(Date.now() - days * millisecondsPerDay).toISOString()

/** A member with two contacts of LinkedIn, one of them with an address, and a draft to one of them. */
async function drafted(email = '') {
  const world = await worldForThisTest({ SESSION_DAYS: '400' })
  const me = await world.signUp('Mara Lind')
  const rows = [`Cara,Nowak,https://www.linkedin.com/in/cara,${email},Kade,Analyst,08 Feb 2024`]
  await bring(world, me, 'Connections.csv', connections(rows))
  const { items } = await world.as(me).contacts.list({})
  const { requests } = world.as(me)
  const body = { target: { name: 'Tara Vega' }, connector: { personId: items[0]!.id }, message }
  const { id } = await requests.create({ body })
  const mailed = async () => {
    await world.work()
    return (await world.mails()).filter(({ kind }) => kind.startsWith('introductions.')).map(({ kind }) => kind)
  }
  return { world, me, requests, body, params: { id }, mailed }
}

/** Later by our clock: what waits in the queue for that time is woken up. */
async function pass({ world }: Pick<Stage, 'world'>, days: number): Promise<void> {
  world.clock.shiftMs += days * millisecondsPerDay
  await world.superuser.query(
    `update graphile_worker._private_jobs set run_at = now() where run_at <= now() + $1 * interval '1 millisecond'`,
    [world.clock.shiftMs],
  )
  await world.work()
}

test('an ask that was made on LinkedIn waits for the connector, nothing is mailed, and the answer is recorded', async () => {
  const { world, me, requests, params, mailed } = await drafted()
  const askedAt = daysAgo(2)
  const asked = await requests.update({ params, body: { askedElsewhere: 'linkedin', askedAt } })
  expect(asked).toMatchObject({
    stage: 'awaiting_connector',
    dashboardStatus: 'pending',
    waitsFor: 'connector',
    askedElsewhere: 'linkedin',
    askedAt,
    outcomeEmail: 'wont',
    undo: { to: 'drafted' },
  })
  expect(asked.timeline.at(-1)).toMatchObject({ kind: 'asked_elsewhere', by: 'asker', note: 'linkedin' })
  expect(asked.moves).toContain('declined')
  const { client: _, use } = await openAssistant(world, me, revisions[0])
  expect(await use('get_request', { id: params.id })).toMatchObject({ askedElsewhere: 'linkedin', askedAt })
  await pass({ world }, 4)
  expect((await requests.show({ params })).isOverdue).toBe(true)
  const { items } = await world.as(me).notifications.list({})
  expect(items.map(({ title }) => title)).toContain('No answer yet about Tara Vega')
  expect(await requests.update({ params, body: { status: 'accepted', note: 'Gladly' } })).toMatchObject({
    stage: 'connector_replied',
    askedElsewhere: 'linkedin',
  })
  await requests.update({ params, body: { status: 'meeting' } })
  await pass({ world }, 1)
  expect(await mailed()).toEqual([])
})

test('“they said no” ends it, and it can be undone to the draft that it was', async () => {
  const { requests, params, body, mailed, world, me } = await drafted('cara@kade.example')
  await requests.update({ params, body: { askedElsewhere: 'phone' } })
  expect(await requests.update({ params, body: { status: 'declined' } })).toMatchObject({ stage: 'declined' })
  const second = await requests.create({ body: { ...body, askedElsewhere: 'in_person' } })
  expect(second).toMatchObject({ stage: 'awaiting_connector', askedElsewhere: 'in_person' })
  const back = await world.as(me).undo.create({ params: { id: second.id } })
  expect(back).toMatchObject({ stage: 'drafted', askedElsewhere: null, askedAt: null })
  expect(await requests.update({ params: { id: second.id }, body: { status: 'pending' } })).toMatchObject({
    stage: 'awaiting_connector',
    askedElsewhere: null,
  })
  expect(await mailed()).toEqual(['introductions.ask'])
})

test('an ask by email that is taken back and made by phone reminds nobody, and a wish for no mail does not end it', async () => {
  const { world, requests, params, mailed } = await drafted('cara@kade.example')
  await requests.update({ params, body: { status: 'pending' } })
  expect(await mailed()).toEqual(['introductions.ask'])
  await requests.update({ params, body: { status: 'cancelled' } })
  await requests.update({ params, body: { status: 'draft' } })
  await requests.update({ params, body: { askedElsewhere: 'phone' } })
  await world.as(null).mailboxes.suppress({
    params: { token: neverEmailToken(world.services, 'cara@kade.example') },
  })
  await pass({ world }, 8)
  expect(await requests.show({ params })).toMatchObject({ stage: 'awaiting_connector', unreached: null })
  expect(await mailed()).not.toContain('introductions.reminder')
})

test('what cannot be true is refused at its field', async () => {
  const { requests, params, body } = await drafted()
  const refused: [object, number, string][] = [
    [{ askedAt: daysAgo(1) }, 422, 'askedAt'],
    [{ askedElsewhere: 'phone', askedAt: daysAgo(-1) }, 422, 'askedAt'],
    [{ askedElsewhere: 'phone', askedAt: daysAgo(40) }, 422, 'askedAt'],
    [{ askedElsewhere: 'phone', status: 'sent' }, 422, 'status'],
    [{ askedElsewhere: 'phone', scheduledFor: daysAgo(-3) }, 422, 'scheduledFor'],
    [{ askedElsewhere: 'pigeon' }, 400, 'askedElsewhere'],
  ]
  for (const [change, status, field] of refused)
    await expect(requests.update({ params, body: change })).rejects.toMatchObject({
      status,
      problem: { errors: [{ field: expect.stringContaining(field) }] },
    })
  await requests.update({ params, body: { askedElsewhere: 'phone', status: 'pending' } })
  await expect(requests.update({ params, body: { askedElsewhere: 'chat' } })).rejects.toMatchObject({
    status: 409,
    problem: { errors: [{ field: 'askedElsewhere' }] },
  })
  await expect(requests.create({ body: { ...body, askedElsewhere: 'chat' } })).rejects.toMatchObject({ status: 409 })
})

test('without a confirmed address it can be recorded, because nobody is written to', async () => {
  const { world, me, requests, params } = await drafted()
  await world.superuser.query('update account.users set email_verified = false where id = $1', [me.user.id])
  expect(await requests.update({ params, body: { askedElsewhere: 'chat' } })).toMatchObject({
    stage: 'awaiting_connector',
  })
})

test('a teammate who was asked in person finds nothing to answer here, and another who wants the same joins', async () => {
  const { world, me, bob, find } = await introductionStage()
  const ida = await join(world, me, 'member', 'Ida Berg')
  const ask = { connector: { personId: bob.user.id }, message }
  const asksTold = async () =>
    (await world.as(bob).notifications.list({})).items.filter(({ kind }) => kind.startsWith('introduction.'))
  const { id } = await world.as(me).requests.create({
    body: { ...ask, target: { personId: await find('Ana') }, askedElsewhere: 'in_person' },
  })
  await world.work()
  expect((await world.as(bob).asks.list({})).items).toEqual([])
  expect(await asksTold()).toEqual([])
  await expect(world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept' } })).rejects.toMatchObject({
    status: 404,
  })
  const { personState } = await world.as(bob).people.profile({ params: { id: await find('Ana') } })
  expect(personState.state).not.toBe('asked_of_you')
  const { people } = await world.as(ida).paths.top({})
  const target = { personId: people.find(({ name }) => name.startsWith('Ana'))!.id }
  const joined = await world.as(ida).requests.create({ body: { ...ask, target, status: 'pending' } })
  expect(joined).toMatchObject({ id, isMine: false, askedElsewhere: 'in_person' })
  await world.as(me).requests.update({ params: { id }, body: { status: 'sent' } })
  await world.work()
  expect((await world.mails(bob.user.email)).filter(({ kind }) => kind.startsWith('introductions.'))).toEqual([])
  expect(await asksTold()).toEqual([])
})
