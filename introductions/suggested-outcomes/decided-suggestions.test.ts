import { expect, test } from 'vitest'
import { plantRecords } from '../../tests/world/connected-accounts.ts'
import type { World } from '../../tests/world/world.ts'
import { lookForOutcomes } from './look-for-outcomes.ts'
import { minutes, stageWithMailbox } from './suggested-outcomes-for-tests.ts'

const stored = async ({ superuser }: World): Promise<number> =>
  (await superuser.query('select count(*)::int as n from introductions.suggested_outcomes')).rows[0].n

test('what was dismissed stays dismissed for the same mail, and the step before it is suggested instead', async () => {
  const { world, me, mailbox, introduction, reply, suggestions } = await stageWithMailbox()
  await mailbox.read(introduction(), reply())
  const [replied] = await suggestions()
  await world.as(me).suggestedOutcomes.dismiss({ params: { id: replied!.id } })
  const [introduced] = await suggestions()
  expect(introduced).toMatchObject({ outcome: 'intro_sent' })
  await mailbox.read()
  expect(await suggestions()).toMatchObject([{ id: introduced!.id }])
  await mailbox.read(reply(minutes(40)))
  expect(await suggestions(), 'a new mail is another matter').toMatchObject([{ outcome: 'target_replied', records: 1 }])
})

test('without the introduction that was dismissed, nothing that followed counts', async () => {
  const { world, me, mailbox, introduction, reply, meeting, suggestions } = await stageWithMailbox()
  await mailbox.read(introduction())
  const [found] = await suggestions()
  await world.as(me).suggestedOutcomes.dismiss({ params: { id: found!.id } })
  await mailbox.read(reply(), meeting())
  expect(await suggestions()).toEqual([])
})

test('a suggestion ends when the request moves on its own, and comes back when that is taken back', async () => {
  const { world, me, params, mailbox, introduction, suggestions } = await stageWithMailbox()
  await mailbox.read(introduction())
  await world.as(me).requests.update({ params, body: { status: 'sent' } })
  expect(await suggestions(), 'at once').toEqual([])
  await world.work()
  expect(await stored(world)).toBe(0)
  await world.as(me).undo.create({ params })
  await mailbox.read()
  expect(await suggestions()).toMatchObject([{ outcome: 'intro_sent' }])
  await world.as(me).requests.update({ params, body: { status: 'cancelled' } })
  await world.work()
  expect(await stored(world)).toBe(0)
})

test('a reply that came before the introduction was recorded by hand is still suggested', async () => {
  const { world, me, params, mailbox, introduction, reply, suggestions } = await stageWithMailbox()
  await world.as(me).requests.update({ params, body: { status: 'sent' } })
  await mailbox.read(introduction(), reply())
  expect(await suggestions()).toMatchObject([{ outcome: 'target_replied' }])
})

test('disconnecting the account removes what it suggested, also what was dismissed', async () => {
  const { world, me, mailbox, introduction, reply, suggestions } = await stageWithMailbox()
  await mailbox.read(introduction(), reply())
  const [found] = await suggestions()
  await world.as(me).suggestedOutcomes.dismiss({ params: { id: found!.id } })
  expect(await stored(world)).toBe(2)
  await world.as(me).connectedAccounts.disconnect({ params: { id: mailbox.accountId } })
  expect(await suggestions(), 'from this moment').toEqual([])
  await world.work()
  expect(await stored(world)).toBe(0)
})

test('mail with a domain that the member does not want read suggests nothing any more', async () => {
  const { world, me, mailbox, introduction, suggestions } = await stageWithMailbox()
  await mailbox.read(introduction())
  const change = { params: { id: mailbox.accountId }, body: { neverDomains: ['kade.example'] } }
  await world.as(me).connectedAccounts.change(change)
  expect(await suggestions(), 'from this moment').toEqual([])
  await world.work()
  expect(await stored(world)).toBe(0)
})

test('whoever wants it has their own outcomes recorded once, hears of it, and decides after taking one back', async () => {
  const { world, me, params, mailbox, introduction, reply, meeting, suggestions, request } = await stageWithMailbox()
  const settings = world.as(me).suggestedOutcomes
  expect(await settings.showSettings({})).toEqual({ recordsAutomatically: false })
  await settings.saveSettings({ body: { recordsAutomatically: true } })
  expect(await settings.showSettings({})).toEqual({ recordsAutomatically: true })
  await mailbox.read(introduction())
  await mailbox.read()
  const { stage, timeline } = await request()
  expect(stage).toBe('intro_sent')
  expect(timeline.filter(({ kind }) => kind === 'intro_sent')).toMatchObject([{ note: 'seen_in_mail' }])
  const told = async () =>
    (await world.as(me).notifications.list({})).items.filter(({ kind }) => kind === 'introduction.outcome')
  expect(await told()).toMatchObject([{ title: 'Bob Reyes introduced you to Joost de Wit' }])
  await mailbox.read(reply())
  expect((await request()).stage).toBe('target_replied')
  expect(await told()).toHaveLength(2)

  await world.as(me).undo.create({ params })
  await mailbox.read(reply(minutes(50)), meeting())
  expect((await request()).stage).toBe('intro_sent')
  expect(await suggestions()).toMatchObject([{ outcome: 'meeting_booked' }])
  expect(await told()).toHaveLength(2)
})

test('two looks at once record an outcome once', async () => {
  const { world, me, mailbox, introduction, request } = await stageWithMailbox()
  await world.as(me).suggestedOutcomes.saveSettings({ body: { recordsAutomatically: true } })
  const member = { userId: me.user.id, workspaceId: me.workspace!.id }
  await plantRecords(world, { ...member, accountId: mailbox.accountId }, [introduction()])
  await Promise.all([1, 2, 3].map(() => lookForOutcomes(world.services, member)))
  await world.work()
  const { timeline } = await request()
  expect(timeline.filter(({ kind }) => kind === 'intro_sent')).toHaveLength(1)
})

test('nothing of it is left when somebody in the request is deleted', async () => {
  const { world, me, bob, params, mailbox, introduction, suggestions } = await stageWithMailbox()
  await mailbox.read(introduction())
  const [found] = await suggestions()
  await world.as(me).suggestedOutcomes.dismiss({ params: { id: found!.id } })
  const { items } = await world.as(bob).contacts.list({})
  const target = items.find(({ name }) => name === 'Joost de Wit')!
  await world.as(bob).deletions.delete({ params: { id: target.id } })
  await world.work()
  expect(await stored(world)).toBe(0)
  expect((await world.as(me).requests.show({ params })).hasDeletedPerson).toBe(true)
})
