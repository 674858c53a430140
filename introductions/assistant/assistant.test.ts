import { expect, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { mailRecord } from '../../tests/world/connected-accounts.ts'
import { outcomeStage, settle } from '../../tests/world/outcomes.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { addressOf, connectMailbox, joost, meetingRecord } from '../suggested-outcomes/suggested-outcomes-for-tests.ts'

const accept = { reply: 'accept', with: 'introduce' } as never
const day = 24 * 3_600_000

test('a preparation tells who they are, what happened and what I noted, each line with its evidence', async () => {
  const { world, me, bob, find, ask } = await outcomeStage()
  const ana = await find('Ana')
  const before = await world.as(me).assistant.prepCard({ body: { personId: ana } })
  expect(before.who.map(({ text }) => text)).toEqual(['Ana Ribeiro, Partner at Northgate, Inc.'])
  expect(before.soFar).toEqual([])
  expect(before.shared.map(({ text }) => text)).toContain('Bob Reyes and Cleo Park are connected with Ana on LinkedIn.')
  const id = await ask(bob, 'Ana')
  await world.as(bob).asks.reply({ params: { id }, body: accept })
  const meetingAt = new Date(Date.now() + 3 * day).toISOString()
  await world.as(me).outcomes.record({ body: { requestId: id, outcome: 'meeting_booked', meetingAt } })
  await settle(world)
  const card = await world.as(me).assistant.prepCard({ body: { requestId: id } })
  expect(card.meetingAt).toBe(meetingAt)
  const soFar = card.soFar.flatMap(({ evidence }) => evidence.map((one) => one.id))
  expect(soFar).toContain(`request:${id}:meeting_booked`)
  // After what came of it, that it was asked for goes without saying.
  expect(soFar).not.toContain(`request:${id}:asked`)
  expect(soFar.some((one) => /:(?:introduced|answered)$/.test(one))).toBe(true)
  expect(card.questions.length).toBeLessThanOrEqual(3)
  expect(card.questions[0]!.text).toBe('What would you want to see from us over the next six months?')
  await world.as(bob).notes.write({ params: { id: ana }, body: { text: 'Likes sailing.' } })
  const ofBob = await world.as(bob).assistant.prepCard({ body: { personId: ana } })
  expect(ofBob.notes).toMatchObject([{ text: 'Your note: “Likes sailing.”', evidence: [{ source: 'note' }] }])
  // A note is its writer's alone.
  expect((await world.as(me).assistant.prepCard({ body: { personId: ana } })).notes).toEqual([])
})

test('opportunities are people whom I want to meet, and nobody about whom somebody waits for an answer', async () => {
  const { world, me, bob, cleo, find, ask } = await outcomeStage()
  const ana = await find('Ana')
  await world.as(me).missions.create({ body: { title: 'Meet partners', personIds: [ana, await find('Joost')] } })
  const named = async (who = me) =>
    (await world.as(who).assistant.opportunities({ query: {} })).items.map(({ person }) => person.name).toSorted()
  const { items } = await world.as(me).assistant.opportunities({ query: {} })
  expect(items.map(({ person }) => person.name)).toEqual(expect.arrayContaining(['Ana Ribeiro', 'Joost de Wit']))
  const first = items.find(({ person }) => person.id === ana)!
  expect(first.reason).toMatch(/^You want to meet Ana Ribeiro\. Ask (?:Bob Reyes|Cleo Park)\.$/)
  expect(first.evidence.length).toBeGreaterThan(0)
  await ask(bob, 'Ana')
  await settle(world)
  expect(await named()).not.toContain('Ana Ribeiro')
  expect(await named()).toContain('Joost de Wit')
  expect(await world.as(cleo).requests.list({ query: {} })).toMatchObject({ items: [] })
})

test('a follow-up is a draft of what happened, sends nothing, and is refused where there is nothing to write', async () => {
  const { world, me, bob, ask } = await outcomeStage()
  const id = await ask(bob, 'Ana')
  // Right after asking it is too early for a reminder.
  await expect(world.as(me).assistant.followup({ body: { requestId: id } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/You asked Bob Reyes today\. If there is no answer, remind them on \w+ \d+\./),
  })
  world.clock.shiftMs += 8 * day
  const nudge = await world.as(me).assistant.followup({ body: { requestId: id } })
  expect(nudge).toMatchObject({ kind: 'nudge', to: 'connector', name: 'Bob Reyes' })
  expect(nudge.message).toMatch(
    /^Hi Bob,\n\nDid you get a chance to look at my note (?:from last week|of \w+ \d+) about Ana Ribeiro\?/,
  )
  expect(nudge.sentences[0]!.evidence[0]!.id).toBe(`request:${id}:asked`)
  await expect(world.as(me).assistant.followup({ body: { requestId: id, kind: 'thanks' } })).rejects.toMatchObject({
    status: 409,
  })
  await world.as(bob).asks.reply({ params: { id }, body: accept })
  await world.as(me).outcomes.record({ body: { requestId: id, outcome: 'target_replied' } })
  await settle(world)
  const mails = (await world.mails(bob.user.email)).length
  const thanks = await world.as(me).assistant.followup({ body: { requestId: id } })
  expect(thanks.message).toContain(
    'Ana wrote back, and we are in touch now. Thank you for introducing us! I’ll let you know how it goes.',
  )
  await world.work()
  expect((await world.mails(bob.user.email)).length).toBe(mails)
  expect((await world.as(me).requests.show({ params: { id } })).stage).toBe('target_replied')
  await expect(world.as(bob).assistant.followup({ body: { requestId: id } })).rejects.toMatchObject({ status: 404 })
})

test('meetings with an address come from my own calendar, past and coming, with who else was there', async () => {
  const { world, me, bob } = await introductionStage()
  const { read } = await connectMailbox(world, me)
  const [mara, ben] = [addressOf(me), addressOf(bob)]
  expect((await world.as(me).suggestedOutcomes.list({})).items).toEqual([])
  await read(
    meetingRecord(new Date(Date.now() - 9 * day), [mara, joost, ben]),
    meetingRecord(new Date(Date.now() + 2 * day), [mara, joost]),
  )
  const meetings = await world.as(me).assistant.contactMeetings({ params: { email: 'joost@kade.example' } })
  expect(meetings.past).toHaveLength(1)
  expect(meetings.past[0]!.others.map(({ email }) => email ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual(
    [bob.user.email, me.user.email].toSorted((a, b) => a.localeCompare(b)),
  )
  expect(meetings.coming).toHaveLength(1)
  // Bob shares contacts, and no calendar.
  expect((await world.as(bob).assistant.contactMeetings({ params: { email: 'joost@kade.example' } })).past).toEqual([])
})

test('whom to meet and what to say on Home: nothing without a figure, and each figure is what its screen counts', async () => {
  const { world, me, bob, ask, find } = await outcomeStage()
  expect(await world.as(me).assistant.dashboardInsights({})).toEqual({ items: [] })
  expect(await world.as(me).assistant.meetingSuggestions({})).toEqual({ items: [] })
  expect((await world.as(me).insights.show({ query: {} })).goingQuiet).toEqual([])
  await world.as(me).missions.create({ body: { title: 'Meet Priya', personIds: [await find('Priya')] } })
  const id = await ask(bob, 'Ana')
  await world.as(bob).asks.reply({ params: { id }, body: accept })
  await world.as(me).outcomes.record({ body: { requestId: id, outcome: 'intro_sent' } })
  await settle(world)
  const { items } = await world.as(me).assistant.dashboardInsights({})
  const { mine } = await world.as(me).outcomeGraph.summary({})
  expect(items.find(({ code }) => code === 'introduced')).toMatchObject({
    figure: mine.funnel.introduced,
    n: mine.funnel.asked,
  })
  expect(items.find(({ code }) => code === 'targets_in_reach')).toMatchObject({ figure: 1, n: 1, link: '/missions' })
  expect(items.length).toBeLessThanOrEqual(5)
  for (const { figure, n, link } of items) expect([figure > 0, n > 0, link.startsWith('/')]).toEqual([true, true, true])
})

test('somebody who goes quiet is worth a meeting, and more so where I am meeting a colleague of theirs', async () => {
  const { world, me } = await introductionStage()
  const cards = connections([
    'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2020',
    'Omar,Said,https://www.linkedin.com/in/omar,omar@kade.example,Kade,CTO,02 May 2020',
  ])
  await bring(world, me, 'Connections.csv', cards)
  const { read } = await connectMailbox(world, me)
  const mara = addressOf(me)
  const omar = { name: 'Omar Said', email: 'omar@kade.example' }
  const old = Array.from({ length: 40 }, (_, week) => new Date(Date.now() - (80 + 7 * week) * day))
  await read(
    ...old.flatMap((at) => [mailRecord({ from: mara, to: [joost], at }), mailRecord({ from: joost, to: [mara], at })]),
    meetingRecord(new Date(Date.now() + 3 * day), [mara, omar]),
  )
  await settle(world)
  const { goingQuiet } = await world.as(me).insights.show({ query: {} })
  const { items } = await world.as(me).assistant.meetingSuggestions({})
  expect(items.map(({ contactId }) => contactId)).toContain(goingQuiet[0]!.contact.id)
  expect(items[0]).toMatchObject({
    name: 'Joost de Wit',
    lastContactOn: goingQuiet[0]!.lastContactOn,
    near: { with: 'Omar Said' },
  })
  expect(items[0]!.text).toMatch(/^You are meeting Omar Said on \w+ \d+\. Joost de Wit works at the same company\.$/)
  const { items: said } = await world.as(me).assistant.dashboardInsights({})
  expect(said).toMatchObject([{ code: 'going_quiet', figure: goingQuiet.length, link: '/relationship-intelligence' }])
})

test('an imported calendar says when and how many, and not who', async () => {
  const { world, bob } = await introductionStage()
  await bring(
    world,
    bob,
    'Connections.csv',
    connections(['Ivy,Stone,https://www.linkedin.com/in/ivy,ivy@north.example,North,CEO,08 Feb 2024']),
  )
  const { contactId, past } = await world.as(bob).assistant.contactMeetings({ params: { email: 'IVY@north.example' } })
  expect([contactId === null, past]).toEqual([false, []])
  expect(message).not.toBe('')
})
