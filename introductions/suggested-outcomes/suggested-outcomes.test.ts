import { expect, test } from 'vitest'
import { mailRecord } from '../../tests/world/connected-accounts.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import {
  addressOf,
  connectMailbox,
  joost,
  meetingRecord,
  minutes,
  stageWithMailbox,
} from './suggested-outcomes-for-tests.ts'

test('an introduction in the mail is suggested to the asker alone, and confirmed and taken back like a record', async () => {
  const { world, me, bob, params, mailbox, introduction, suggestions, request } = await stageWithMailbox()
  const sent = introduction()
  await mailbox.read(sent)
  const [found] = await suggestions()
  expect(found).toMatchObject({
    requestId: params.id,
    role: 'asker',
    outcome: 'intro_sent',
    asker: { name: 'Mara Lind' },
    connector: { name: 'Bob Reyes' },
    target: { name: 'Joost de Wit' },
    records: 1,
    firstAt: sent.at,
  })
  expect(await suggestions(bob)).toEqual([])
  const told = async (who = me) =>
    (await world.as(who).signals.list({ query: {} })).items.map(({ kind, link }) => [kind, link])
  expect(await told()).toEqual([['suggested_outcome', `/introductions?request=${params.id}&tab=all`]])
  expect(await told(bob)).toEqual([])
  expect((await request()).stage, 'nothing is recorded without a click').toBe('awaiting_connector')

  expect(await world.as(me).suggestedOutcomes.confirm({ params: { id: found!.id } })).toEqual({
    requestId: params.id,
    stage: 'intro_sent',
    mayUndo: true,
  })
  await world.work()
  expect((await request()).timeline.at(-1)).toMatchObject({ by: 'asker', kind: 'intro_sent', note: 'seen_in_mail' })
  expect((await world.as(me).outcomes.list({ query: {} })).items).toMatchObject([
    { outcome: 'intro_sent', by: 'asker', at: sent.at, note: 'seen_in_mail' },
  ])
  expect(await suggestions()).toEqual([])
  expect(await told()).toEqual([])
  await expect(world.as(me).suggestedOutcomes.confirm({ params: { id: found!.id } })).rejects.toMatchObject({
    status: 404,
  })

  expect(await world.as(me).undo.create({ params })).toMatchObject({ stage: 'awaiting_connector' })
  expect((await world.as(me).outcomes.list({ query: {} })).items).toEqual([])
  await mailbox.read()
  expect(await suggestions(), 'not again from the same mail').toEqual([])
})

test('a reply of the target is suggested after the introduction, by the address that stood beside their full name', async () => {
  const { world, me, mailbox, introduction, reply, suggestions, request } = await stageWithMailbox()
  await mailbox.read(introduction(), reply(minutes(5)))
  expect(await suggestions(), 'what came before the introduction is no reply').toMatchObject([
    { outcome: 'intro_sent' },
  ])
  await mailbox.read(reply(minutes(20)), reply(minutes(30)))
  const [found, ...more] = await suggestions()
  expect(found).toMatchObject({ outcome: 'target_replied', records: 2 })
  expect(more, 'of one request only the furthest').toEqual([])
  await world.as(me).suggestedOutcomes.confirm({ params: { id: found!.id } })
  await world.work()
  expect(await request()).toMatchObject({ stage: 'target_replied' })
  expect(await suggestions()).toEqual([])
})

test('a meeting is suggested once it is booked, unless it was cancelled or declined', async () => {
  const { world, me, mailbox, introduction, meeting, suggestions, request } = await stageWithMailbox()
  const later = minutes(5 * 24 * 60)
  const declined = meetingRecord(later, [joost], { response: 'declined' })
  await mailbox.read(introduction(), meeting(later, { cancelled: true }), declined)
  expect(await suggestions()).toMatchObject([{ outcome: 'intro_sent' }])
  await mailbox.read(meeting(later))
  const [found] = await suggestions()
  expect(found).toMatchObject({ outcome: 'meeting_booked', firstAt: later.toISOString() })
  await world.as(me).suggestedOutcomes.confirm({ params: { id: found!.id } })
  expect((await request()).timeline.at(-1)).toMatchObject({ kind: 'meeting_booked', note: 'seen_in_calendar' })
})

test('mass mail, a conference, and a name beside another address show nothing', async () => {
  const { me, bob, mailbox, introduction, meeting, suggestions } = await stageWithMailbox()
  const [mara, ben] = [addressOf(me), addressOf(bob)]
  const crowd = Array.from({ length: 7 }, (_, at) => ({ email: `guest${at}@elsewhere.example` }))
  const namesake = { name: 'Joost de Wit', email: 'joost@other.example' }
  await mailbox.read(
    { ...introduction(), isMachine: true },
    { ...introduction(), people: 40 },
    mailRecord({ from: { name: 'Bob Reyes', email: 'bob@other.example' }, to: [mara, joost], at: minutes(10) }),
    mailRecord({ from: ben, to: [mara], cc: [{ name: 'Joost', email: 'joost@kade.example' }], at: minutes(10) }),
    mailRecord({ from: ben, to: [joost], at: minutes(10) }),
    mailRecord({ from: ben, to: [mara, joost, namesake], at: minutes(10) }),
    mailRecord({ from: joost, to: [mara], at: minutes(10) }),
    meeting(minutes(11)),
  )
  expect(await suggestions()).toEqual([])
  await mailbox.read(
    introduction(minutes(12)),
    mailRecord({ from: namesake, to: [mara], at: minutes(20) }),
    { ...mailRecord({ from: joost, to: [mara], at: minutes(20) }), isMachine: true },
    meetingRecord(minutes(60), [mara, namesake]),
    meetingRecord(minutes(60), [mara, joost, ...crowd]),
  )
  expect(await suggestions()).toMatchObject([{ outcome: 'intro_sent', records: 1 }])
})

test('the target is known by an address among one’s own contacts, whatever the mail calls them', async () => {
  const { world, me, bob, mailbox, suggestions } = await stageWithMailbox()
  const [mara, ben] = [addressOf(me), addressOf(bob)]
  const alias = { name: 'J.', email: 'joost@kade.example' }
  await mailbox.read(mailRecord({ from: ben, to: [mara, alias], at: minutes(10) }))
  expect(await suggestions(), 'what Bob knows of Joost is Bob’s').toEqual([])
  const row = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'
  await bring(world, me, 'Connections.csv', connections([row]))
  await mailbox.read()
  expect(await suggestions()).toMatchObject([{ outcome: 'intro_sent' }])
})

test('nobody is shown what is in the mailbox of somebody else; the connector is asked about their own', async () => {
  const { world, me, bob, params, introduction, reply, suggestions, request } = await stageWithMailbox()
  const mailbox = await connectMailbox(world, bob)
  await mailbox.read(introduction(), reply())
  expect(await suggestions()).toEqual([])
  const [found, ...more] = await suggestions(bob)
  expect(found).toMatchObject({
    requestId: params.id,
    role: 'connector',
    outcome: 'intro_sent',
    asker: { name: 'Mara Lind' },
  })
  expect(more).toEqual([])
  await expect(world.as(me).suggestedOutcomes.confirm({ params: { id: found!.id } })).rejects.toMatchObject({
    status: 404,
  })
  await world.as(bob).suggestedOutcomes.saveSettings({ body: { recordsAutomatically: true } })
  await mailbox.read()
  expect((await request()).stage, 'what a connector cannot take back needs a click').toBe('awaiting_connector')
  expect(await world.as(bob).suggestedOutcomes.confirm({ params: { id: found!.id } })).toMatchObject({
    stage: 'intro_sent',
    mayUndo: false,
  })
  const { stage, timeline, undo } = await request()
  expect({ stage, undo }).toEqual({ stage: 'intro_sent', undo: null })
  expect(timeline.slice(-2)).toMatchObject([
    { by: 'connector', kind: 'accepted', note: null },
    { by: 'connector', kind: 'forwarded', note: null },
  ])
})
