import { expect, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { applyConnectorReply } from './apply-connector-reply.ts'
import { moveRequest } from '../moves/move-request.ts'
import { recordTargetAsked } from '../moves/record-target-asked.ts'

async function asked() {
  const stage = await introductionStage()
  const { world, me, bob, find } = stage
  const target = { personId: await find('Ana') }
  const body = { target, connector: { personId: bob.user.id }, message, status: 'pending', context: 'You met at Kade.' }
  const { id } = await world.as(me).requests.create({ body })
  return { ...stage, params: { id }, show: () => world.as(me).requests.show({ params: { id } }) }
}

test('a connector accepts in their own words, and the same answer again changes nothing', async () => {
  const { world, bob, params, show } = await asked()
  const body = { reply: 'accept', message: 'Shorter.', note: 'Gladly.' } as const
  const answered = await world.as(bob).asks.reply({ params, body })
  expect(answered).toMatchObject({ stage: 'connector_replied', repliedWith: 'introduce', message: 'Shorter.' })
  const { version, timeline, message: now } = await show()
  expect(now).toBe('Shorter.')
  expect(timeline.slice(-2)).toMatchObject([{ kind: 'message_edited' }, { kind: 'accepted', note: 'Gladly.' }])
  await world.as(bob).asks.reply({ params, body })
  expect(await show()).toMatchObject({ version })
})

test('a teammate who has written says so, and the asker sees it', async () => {
  const { world, bob, params, show } = await asked()
  await world.as(bob).asks.reply({ params, body: { reply: 'accept' } })
  expect(await show()).toMatchObject({ waitsFor: 'connector' })
  await world.as(bob).asks.reply({ params, body: { reply: 'sent' } })
  expect(await show()).toMatchObject({ stage: 'intro_sent', waitsFor: 'target' })
  expect((await world.as(bob).asks.list({})).items).toEqual([])
  expect((await world.as(bob).asks.history({})).items).toMatchObject([{ cameOfIt: expect.anything() }])
})

test('the notification of an ask leads to its card, and is read once the ask is answered', async () => {
  const { world, bob, params } = await asked()
  const told = async () =>
    (await world.as(bob).notifications.list({})).items.filter(({ kind }) => kind === 'introduction.asked')
  await world.work()
  expect(await told()).toMatchObject([{ link: `/introductions/asks#${params.id}`, readAt: null }])
  await world.as(bob).asks.reply({ params, body: { reply: 'later' } })
  await world.work()
  expect(await told()).toMatchObject([{ readAt: null }])
  await world.as(bob).asks.reply({ params, body: { reply: 'name_drop' } })
  await world.work()
  expect(await told()).toMatchObject([{ readAt: expect.any(String) }])
})

test('who may only mention the name has the next turn', async () => {
  const { world, bob, params, show } = await asked()
  await world.as(bob).asks.reply({ params, body: { reply: 'name_drop' } })
  expect(await show()).toMatchObject({ dashboardStatus: 'approved', repliedWith: 'name_drop', waitsFor: 'me' })
})

test('a no carries its reason to the asker, and an ended request takes no answer', async () => {
  const { world, me, bob, params, show } = await asked()
  await world.as(bob).asks.reply({ params, body: { reply: 'decline', reason: 'not_now' } })
  expect(await show()).toMatchObject({
    stage: 'declined',
    timeline: expect.arrayContaining([expect.objectContaining({ note: 'not_now' })]),
  })
  await world.as(bob).asks.reply({ params, body: { reply: 'decline', reason: 'other' } })
  expect((await show()).timeline.at(-1)).toMatchObject({ note: 'not_now' })
  const late = world.as(bob).asks.reply({ params, body: { reply: 'accept' } })
  await expect(late).rejects.toMatchObject({ status: 409 })
  await world.as(me).requests.update({ params, body: { status: 'draft' } })
  expect((await world.as(bob).asks.list({})).items).toEqual([])
})

test('a target’s no looks like no answer, whoever looks', async () => {
  const { world, me, params, show } = await asked()
  const { services } = world
  const asSystem = services.database.system.asSystem.bind(services.database.system)
  await asSystem((tx) => applyConnectorReply(tx, services, params.id, { reply: 'accept', with: 'ask_target' }))
  await asSystem((tx) => recordTargetAsked(tx, services, params.id))
  const before = await show()
  expect(before).toMatchObject({ waitsFor: 'target', repliedWith: 'ask_target' })
  const outbox = async () => (await world.superuser.query('select count(*) from platform.outbox')).rows
  const announced = await outbox()
  await asSystem((tx) => moveRequest(tx, services, params.id, { to: 'declined', by: 'target', kind: 'declined' }))
  expect(await show()).toEqual(before)
  expect(await outbox()).toEqual(announced)
  const seen = services.database.asViewer({ viewerId: me.user.id, workspaceId: me.workspace!.id, principal: 'test' })
  const rows = await seen.transaction((tx) =>
    tx
      .selectFrom('introductions.outcomes' as never)
      .select('kind' as never)
      .execute(),
  )
  expect(rows).toEqual([{ kind: 'connector_accepted' }])
  const kept = await world.superuser.query("select kind from introductions.outcomes where by = 'target'")
  expect(kept.rows).toEqual([{ kind: 'no_interest' }])
})

test('to ask the target first an address is needed, which the asker is not shown', async () => {
  const { world, bob, params, show } = await asked()
  await world.superuser.query(`update contacts.contact_details set emails = '{}'`)
  const { asks } = world.as(bob)
  const nowhere = asks.reply({ params, body: { reply: 'accept', with: 'ask_target' } })
  await expect(nowhere).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'targetEmail' }] } })
  const body = { reply: 'accept', with: 'ask_target', targetEmail: 'ana.private@home.example' } as const
  expect((await asks.list({})).items).toMatchObject([{ knowsAddress: false }])
  for (const targetEmail of ['nowhere', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
    await expect(asks.reply({ params, body: { ...body, targetEmail } })).rejects.toMatchObject({ status: 400 })
  // Also when the reply comes before the email is written.
  await asks.reply({ params, body })
  expect(JSON.stringify(await show())).not.toContain('ana.private')
  await world.work()
  const [question, ...more] = await world.mails('ana.private@home.example')
  expect(more).toEqual([])
  expect(question).toMatchObject({ subject: expect.stringContaining('Bob Reyes would like to introduce you') })
  await asks.reply({ params, body: { ...body, targetEmail: 'somebody.else@home.example' } })
  const kept = await world.superuser.query('select target_address from introductions.asks')
  expect(kept.rows).toEqual([{ target_address: 'ana.private@home.example' }])
})

test('a teammate who never confirmed their address cannot have us write to the target in their name', async () => {
  const { world, bob, params, show } = await asked()
  await world.superuser.query('update account.users set email_verified = false where id = $1', [bob.user.id])
  const body = { reply: 'accept', with: 'ask_target', targetEmail: 'ana.private@home.example' } as const
  await expect(world.as(bob).asks.reply({ params, body })).rejects.toMatchObject({
    status: 403,
    code: 'email_not_verified',
  })
  await world.work()
  expect(await world.mails('ana.private@home.example')).toEqual([])
  expect((await show()).stage).toBe('awaiting_connector')
})

test('an address that a connector gave is for that ask alone', async () => {
  const { world, me, bob, params } = await asked()
  const body = { reply: 'accept', with: 'ask_target', targetEmail: 'ana.private@home.example' } as const
  await world.as(bob).asks.reply({ params, body })
  await world.work()
  for (const status of ['cancelled', 'draft', 'pending'])
    await world.as(me).requests.update({ params, body: { status } })
  await world.work()
  const own = 'ana@northgate.example'
  expect((await world.as(bob).asks.list({})).items).toMatchObject([{ knowsAddress: false, targetEmail: own }])
  await world.superuser.query(`update contacts.contact_details set emails = '{}'`)
  const again = world.as(bob).asks.reply({ params, body: { reply: 'accept', with: 'ask_target' } })
  await expect(again).rejects.toMatchObject({ status: 422 })
})
