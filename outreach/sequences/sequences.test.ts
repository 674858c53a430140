import { expect, test } from 'vitest'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { suppressAddress } from '@wellmet/platform/mail/suppress-mailbox.ts'
import { erasePerson } from '@wellmet/contacts/objections/erase-person.ts'
import { plantSuggestions } from '../../tests/world/suggested-outcomes.ts'
import { ana, introducedStage, pass } from '../outreach-for-tests.ts'
import { tick } from '../sent-messages/sending-for-tests.ts'
import { followUpSenderStage } from './follow-up-sender-for-tests.ts'
import { findDueSequencesJob } from './sequences.jobs.ts'

const nothing = { ready: 0, postponed: 0, stopped: 0 }

test('follow-ups are drafts that wait for the member; nothing is sent, and what is done is done once', async () => {
  const { world, me, bob, requestId } = await introducedStage()
  const api = world.as(me).sequences
  const started = await api.schedule({ body: { requestId, email: ana, afterDays: [2, 7, 14] } })
  expect(started).toMatchObject({ requestId, target: 'Ana Ribeiro', connector: 'Bob Reyes', email: ana, draft: null })
  expect(started.steps.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(await api.process({})).toEqual(nothing)
  pass(world, 2)
  expect(await api.process({})).toEqual({ ready: 1, postponed: 0, stopped: 0 })
  expect(await api.process({})).toEqual(nothing)
  const [shown] = (await api.scheduled({})).items
  expect(shown!.draft).toMatchObject({ step: 1, message: expect.stringContaining('Bob Reyes introduced us') })
  expect(shown!.draft!.sentences[0]!.evidence[0]!.id).toBe(`request:${requestId}:introduced`)
  const told = (await world.as(me).notifications.list({})).items.map(({ title, link }) => [title, link])
  expect(told).toContainEqual([
    'Your follow-up to Ana Ribeiro is ready',
    `/introductions/follow-ups?request=${requestId}`,
  ])
  const settle = (step: number, as: 'sent' | 'skipped' = 'sent') =>
    api.settle({ body: { sequenceId: started.id, step, as } })
  await expect(settle(2)).rejects.toMatchObject({ status: 409 })
  expect(await settle(1)).toEqual({ isRunning: true })
  await expect(settle(1)).rejects.toMatchObject({ status: 409 })
  // The next one counts from now, not from when the first was due.
  pass(world, 6)
  expect(await api.process({})).toEqual(nothing)
  pass(world, 1)
  expect(await api.process({})).toMatchObject({ ready: 1 })
  const second = (await api.scheduled({})).items[0]!.draft!
  expect(second).toMatchObject({ step: 2, message: expect.stringContaining('A no is fine, too.') })
  await settle(2, 'skipped')
  pass(world, 14)
  expect(await api.process({})).toMatchObject({ ready: 1 })
  expect((await api.scheduled({})).items[0]!.draft!.message).toContain('This is my last note about it.')
  expect(await settle(3)).toEqual({ isRunning: false })
  expect(await api.scheduled({})).toEqual({ items: [] })
  await world.work()
  expect(await world.mails(ana)).toEqual([])
  const { items } = await api.logs({})
  expect(items.map(({ kind, step }) => [kind, step])).toEqual([
    ['sent', 3],
    ['stopped', null],
    ['ready', 3],
    ['skipped', 2],
    ['ready', 2],
    ['sent', 1],
    ['ready', 1],
    ['started', null],
  ])
  expect(await api.stats({})).toMatchObject({
    enrolled: 1,
    active: 0,
    stopped: [{ reason: 'done', count: 1 }],
    replies: { count: 0, n: 1 },
  })
  // A reply after the last one is one all the same.
  await world.as(me).outcomes.record({ body: { requestId, outcome: 'target_replied' } })
  await world.work()
  expect((await api.stats({})).replies).toMatchObject({
    count: 1,
    n: 1,
    says: '1 of 1 follow-ups that ended got a reply.',
  })
  // Nobody else sees any of it.
  expect(await world.as(bob).sequences.logs({})).toEqual({ items: [] })
  expect((await world.as(bob).sequences.stats({})).enrolled).toBe(0)
})

test('what falls on a weekend waits for Monday at nine, and says so', async () => {
  const { world, me, start } = await introducedStage()
  const api = world.as(me).sequences
  await start([5])
  pass(world, 5)
  expect(await api.process({})).toEqual({ ready: 0, postponed: 1, stopped: 0 })
  const [step] = (await api.scheduled({})).items[0]!.steps
  expect(step).toMatchObject({ state: 'waiting', says: 'It is outside office hours where they are.' })
  expect(new Date(step!.dueAt).getUTCDay()).toBe(1)
  expect(step!.dueAt).toMatch(/T09:00:00/)
  pass(world, 2)
  expect(await api.process({})).toMatchObject({ ready: 1 })
})

test('the clock does the same as the member who asks for it', async () => {
  const { world, me, start } = await introducedStage()
  const api = world.as(me).sequences
  await start()
  pass(world, 2)
  const { database } = world.services
  await database.system.asSystem((tx) => enqueue(tx, findDueSequencesJob, {}))
  await world.work()
  expect((await api.scheduled({})).items).toMatchObject([{ draft: { step: 1 } }])
})

test.each([
  ['target_replied', 'reply'],
  ['meeting_booked', 'meeting'],
  ['no_interest', 'no'],
] as const)('an outcome of %s stops it', async (outcome, reason) => {
  const { world, me, requestId, start, stopped } = await introducedStage()
  const api = world.as(me).sequences
  await start()
  await world.as(me).outcomes.record({ body: { requestId, outcome } })
  await world.work()
  expect(await stopped()).toEqual([reason])
  pass(world, 2)
  expect(await api.process({})).toEqual(nothing)
  expect(await api.scheduled({})).toEqual({ items: [] })
})

test('an answer that the calendar shows and nobody recorded yet stops it, too', async () => {
  const { world, me, start, stopped } = await introducedStage()
  const api = world.as(me).sequences
  await start()
  await plantSuggestions(world, { userId: me.user.id, workspaceId: me.workspace!.id })
  pass(world, 2)
  expect(await api.process({})).toEqual({ ready: 0, postponed: 0, stopped: 1 })
  expect(await stopped()).toEqual(['meeting'])
})

test('whoever unsubscribes stops it, at the next draft at the latest', async () => {
  const { world, me, start, stopped } = await introducedStage()
  const api = world.as(me).sequences
  await start()
  const { services } = world
  await services.database.system.asSystem((tx) => suppressAddress(tx, services, ana))
  pass(world, 2)
  expect(await api.process({})).toEqual({ ready: 0, postponed: 0, stopped: 1 })
  expect(await stopped()).toEqual(['unsubscribed'])
})

test('a person who is erased leaves no address behind', async () => {
  const { world, me, start } = await introducedStage()
  const api = world.as(me).sequences
  await start()
  pass(world, 2)
  await api.process({})
  await erasePerson(world.services, ana)
  await world.work()
  expect(await api.scheduled({})).toEqual({ items: [] })
  const { rows } = await world.superuser.query('select address, person_keys, stop_reason from outreach.sequences')
  expect(rows).toEqual([{ address: null, person_keys: [], stop_reason: 'erased' }])
  expect((await api.logs({})).items.map(({ target }) => target)).not.toContain('Ana Ribeiro')
})

test('a draft that came back, or one click, stops it; what the member stopped can be started again', async () => {
  const { world, me, start, stopped, requestId } = await introducedStage()
  const api = world.as(me).sequences
  const { id } = await start()
  await expect(start()).rejects.toMatchObject({ status: 409 })
  expect(await api.stop({ body: {} })).toEqual({ stopped: 1 })
  await expect(api.stop({ body: { requestId } })).rejects.toMatchObject({ status: 404 })
  expect(await stopped()).toEqual(['member'])
  const again = await start()
  expect(again.id).not.toBe(id)
  pass(world, 2)
  await api.process({})
  const settled = { sequenceId: again.id, step: 1, as: 'bounced' } as const
  expect(await api.settle({ body: settled })).toEqual({ isRunning: false })
  expect(await stopped()).toEqual(['bounce'])
  await expect(start()).rejects.toMatchObject({ status: 409 })
})

test('it takes an introduction of one’s own, by name, without an answer, and an address', async () => {
  const { world, me, bob, find, requestId } = await introducedStage()
  const api = world.as(me).sequences
  await expect(api.schedule({ body: { requestId } })).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'email' }] },
  })
  const body = { requestId, email: ana }
  await expect(world.as(bob).sequences.schedule({ body })).rejects.toMatchObject({ status: 404 })
  const { id } = await world.as(me).requests.create({
    body: { target: { personId: await find('Joost') }, connector: { personId: bob.user.id }, message: 'Hello' },
  })
  await expect(api.schedule({ body: { requestId: id, email: 'joost@kade.example' } })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('once Joost de Wit has been introduced to you'),
  })
  const { services } = world
  await services.database.system.asSystem((tx) => suppressAddress(tx, services, ana))
  await expect(api.schedule({ body })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('You can’t email this person.'),
  })
})

test('follow-ups go to whom the introduction names, and to one address where it names none', async () => {
  const { world, me, start, requestId } = await introducedStage()
  const api = world.as(me).sequences
  const { id: personId } = await world.as(me).manualContacts.add({ body: { name: 'Carl Ito' } })
  const refused = { status: 422, problem: { errors: [{ field: 'email' }] } }
  await start()
  await api.stop({ body: { requestId } })
  await expect(
    api.schedule({ body: { requestId, email: 'stranger@kade.example', afterDays: [1, 60] } }),
  ).rejects.toMatchObject(refused)
  await start()
  const { id } = await world.as(me).requests.create({
    body: {
      target: { name: 'Rui Costa', email: 'rui@kade.example' },
      connector: { personId },
      message: 'Hello, would you meet?',
      status: 'intro_sent',
    },
  })
  const schedule = (email: string) => api.schedule({ body: { requestId: id, email, afterDays: [1, 60] } })
  await expect(schedule('stranger@kade.example')).rejects.toMatchObject(refused)
  expect(await schedule('Rui+work@kade.example')).toMatchObject({ email: 'rui@kade.example' })
})

test('introductions that only the asker recorded allow one email each, and three a day', async () => {
  const { world, me } = await introducedStage()
  const api = world.as(me).sequences
  const { id: personId } = await world.as(me).manualContacts.add({ body: { name: 'Carl Ito' } })
  for (const name of ['Rui Eins', 'Rui Zwei', 'Rui Drei', 'Rui Vier']) {
    const target = { name, email: `${name.slice(4).toLowerCase()}@kade.example` }
    const body = { target, connector: { personId }, message: 'Hello, would you meet?', status: 'intro_sent' } as const
    const { id: requestId } = await world.as(me).requests.create({ body })
    await api.schedule({ body: { requestId, afterDays: [1, 1] } })
  }
  const { permissions } = await world.as(me).sending.check({ body: { email: 'eins@kade.example' } })
  expect(permissions).toMatchObject([
    { kind: 'introduced_as_said', evidence: expect.stringContaining('You recorded that Carl Ito introduced you') },
  ])
  pass(world, 1)
  expect(await api.process({})).toEqual({ ready: 3, postponed: 1, stopped: 0 })
  const running = (await api.scheduled({})).items
  const says = running.flatMap(({ steps }) => steps.flatMap((step) => step.says ?? []))
  expect(says).toEqual([expect.stringContaining('introductions that only you recorded')])
  for (const { id, draft } of running) if (draft) await api.settle({ body: { sequenceId: id, step: 1, as: 'sent' } })
  pass(world, 1)
  expect(await api.process({})).toEqual({ ready: 1, postponed: 0, stopped: 3 })
})

test('however many members follow up one person at once, that person gets one email a week', async () => {
  const { world, me, start } = await introducedStage()
  await start()
  const others = []
  // Of other workspaces: in one, a second ask about the same person has to wait.
  for (const name of ['Kim Eins', 'Lee Zwei', 'Max Drei', 'Noa Vier']) {
    const who = await world.signUp(name)
    const { id: personId } = await world
      .as(who)
      .manualContacts.add({ body: { name: 'Carl Ito', email: 'carl@kade.example' } })
    const target = { name: 'Ana Ribeiro', email: ana }
    const { id } = await world.as(who).requests.create({
      body: { target, connector: { personId }, message: 'Hello Ana', status: 'intro_sent' },
    })
    await world.as(who).sequences.schedule({ body: { requestId: id, afterDays: [2] } })
    others.push(who)
  }
  pass(world, 2)
  const all = [me, ...others]
  const done = await Promise.all(all.map((who) => world.as(who).sequences.process({})))
  expect(done.map(({ ready }) => ready).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1])
  expect(done.map(({ postponed }) => postponed).toSorted((a, b) => a - b)).toEqual([0, 1, 1, 1, 1])
  const { rows } = await world.superuser.query('select count(*)::int as n from outreach.sends')
  expect(rows).toEqual([{ n: 1 }])
})

test('a backfill says first what it would start, and starts each once', async () => {
  const { world, me, bob } = await introducedStage()
  const api = world.as(me).sequences
  const { id } = await world.as(me).requests.create({
    body: {
      target: { name: 'Rui Costa', email: 'rui@kade.example' },
      connector: { personId: bob.user.id },
      message: 'Hello, would you meet?',
      status: 'pending',
    },
  })
  await world.work()
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
  await world.as(me).outcomes.record({ body: { requestId: id, outcome: 'intro_sent' } })
  const dry = await api.backfill({ body: {} })
  expect(dry).toMatchObject({ dryRun: true, started: 0 })
  expect(dry.items.map(({ target, qualifies }) => [target, qualifies])).toEqual([
    ['Rui Costa', true],
    ['Ana Ribeiro', false],
  ])
  expect(dry.items[1]!.says).toContain('We don’t know where you write to Ana Ribeiro.')
  expect(await api.scheduled({})).toEqual({ items: [] })
  expect(await api.backfill({ body: { dryRun: false } })).toMatchObject({ started: 1 })
  expect((await api.scheduled({})).items).toMatchObject([{ target: 'Rui Costa', email: 'rui@kade.example' }])
  expect(await api.backfill({ body: { dryRun: false } })).toMatchObject({ started: 0 })
})

test('a draft that is ready leaves the member’s own mailbox with one click, in the thread of the one before', async () => {
  const { world, me, api, drafts, allow, toStep } = await followUpSenderStage()
  await allow()
  const { id, draft } = await toStep(1)
  const words = { subject: draft.subject, message: `${draft.message}\n\nAna` }
  const body = { sequenceId: id, step: 1, ...words }
  expect(await api.send({ body })).toMatchObject({ to: ana, state: 'waiting' })
  await expect(api.send({ body })).rejects.toMatchObject({ status: 409 })
  await expect(api.settle({ body: { sequenceId: id, step: 1, as: 'sent' } })).rejects.toMatchObject({ status: 409 })
  await world.work()
  expect(drafts.left).toHaveLength(1)
  expect((await api.scheduled({})).items).toMatchObject([
    { steps: [{ state: 'sent' }, { state: 'waiting' }, {}], draft: null },
  ])
  expect((await api.logs({})).items[0]).toMatchObject({ kind: 'sent', step: 1 })
  const second = await toStep(2)
  await api.send({ body: { sequenceId: id, step: 2, ...words, message: second.draft.message } })
  await world.work()
  const [first, last] = drafts.left
  expect(last!.headers.get('in-reply-to')).toBe(first!.headers.get('message-id'))
  expect((await world.as(me).sentMessages.list({})).items.map(({ state }) => state)).toEqual(['sent', 'sent'])
  const { rows } = await world.superuser.query('select count(*)::int as n from outreach.sends')
  expect(rows, 'each is counted once').toEqual([{ n: 2 }])
})

test('a follow-up that waits for office hours is stopped with its sequence', async () => {
  const { world, api, drafts, allow, toStep } = await followUpSenderStage()
  await allow()
  const { id, draft } = await toStep(1)
  pass(world, 10 / 24)
  const sent = await api.send({ body: { sequenceId: id, step: 1, subject: draft.subject, message: draft.message } })
  expect(sent.says).toContain('when their office opens')
  expect((await api.scheduled({})).items).toMatchObject([{ sending: { id: sent.id, state: 'waiting' } }])
  await api.stop({ body: {} })
  pass(world, 1)
  await tick(world)
  expect(drafts.left).toEqual([])
})

test('without the consent a follow-up is still sent by hand', async () => {
  const { api, toStep } = await followUpSenderStage()
  const { id, draft } = await toStep(1)
  const body = { sequenceId: id, step: 1, subject: draft.subject, message: draft.message }
  await expect(api.send({ body })).rejects.toMatchObject({ status: 409, code: 'not_configured' })
  expect(await api.settle({ body: { sequenceId: id, step: 1, as: 'sent' } })).toEqual({ isRunning: true })
})

test('a follow-up that failed is not sent again once the member said what became of it', async () => {
  const { world, me, api, account, drafts, allow, toStep } = await followUpSenderStage()
  await allow()
  const { id, draft } = await toStep(1)
  pass(world, 10 / 24)
  const sent = await api.send({ body: { sequenceId: id, step: 1, subject: draft.subject, message: draft.message } })
  await world.as(me).mailAccess.end({ params: { accountId: account.id } })
  pass(world, 14 / 24)
  await tick(world)
  expect((await world.as(me).sentMessages.list({})).items).toMatchObject([{ id: sent.id, state: 'failed' }])
  expect(await api.settle({ body: { sequenceId: id, step: 1, as: 'sent' } })).toEqual({ isRunning: true })
  await allow()
  await expect(
    world.as(me).sentMessages.decide({ params: { id: sent.id }, body: { as: 'again' } }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('sent, skipped or stopped already') })
  await world.work()
  expect(drafts.left).toEqual([])
})

test('a no on the page of a target holds follow-ups as a full cap does, and tells the asker nothing', async () => {
  const { world, me, requestId, start } = await introducedStage()
  const api = world.as(me).sequences
  await start()
  await world.superuser.query(
    `insert into introductions.outcomes (id, request_id, workspace_id, kind, at, by)
     select gen_random_uuid(), r.id, r.workspace_id, 'no_interest', now(), 'target' from introductions.requests r where r.id = $1`,
    [requestId],
  )
  pass(world, 2)
  expect(await api.process({})).toEqual({ ready: 0, postponed: 1, stopped: 0 })
  const [step] = (await api.scheduled({})).items[0]!.steps
  expect(step).toMatchObject({ state: 'waiting', says: expect.stringContaining('one a week and three in 90 days') })
  pass(world, 8)
  expect(await api.process({})).toEqual({ ready: 0, postponed: 1, stopped: 0 })
})

test('an introduction allows writing to whom it was to, and to nobody else', async () => {
  const { world, me, requestId, allow } = await followUpSenderStage()
  await allow()
  const send = (to: string) =>
    world.as(me).sentMessages.send({ body: { to, subject: 'Hello', message: 'Hello', requestId } })
  await expect(send('stranger@kade.example')).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('Nothing shows that this person expects an email'),
  })
})
