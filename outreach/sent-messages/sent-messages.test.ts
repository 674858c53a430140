import { describe, expect, test } from 'vitest'
import { pauseSending, resumeSending } from '@wellmet/platform/mail/sending-pause.ts'
import { suppressAddress } from '@wellmet/platform/mail/suppress-mailbox.ts'
import { erasePerson } from '@wellmet/contacts/objections/erase-person.ts'
import { joost, passHours, senderStage, tick } from './sending-for-tests.ts'

describe.each(['google', 'microsoft'] as const)('from a mailbox at %s', (suite) => {
  test('a message leaves once, and what it says is sealed until then and gone after', async () => {
    const { world, allow, drafts, send, list } = await senderStage(suite)
    await allow()
    const waiting = await send({ message: 'A canary word: zanzibar.' })
    expect(waiting).toMatchObject({
      to: joost,
      from: 'ana@halyard.example',
      state: 'waiting',
      says: 'It is being sent.',
    })
    const stored = async () =>
      (await world.superuser.query<{ text: string }>('select m::text as text from outreach.messages m')).rows[0]!.text
    expect(await stored()).not.toMatch(/zanzibar|Lunch/)
    expect(drafts.left).toEqual([])
    await world.work()
    expect(drafts.left).toHaveLength(1)
    expect(drafts.left[0]!.raw).toContain('zanzibar')
    expect(Object.fromEntries(drafts.left[0]!.headers)).toMatchObject({
      from: 'Ana Lima <ana@halyard.example>',
      to: joost,
      subject: 'Lunch on Thursday',
      'message-id': expect.stringContaining(waiting.id),
    })
    expect(await list()).toMatchObject([
      { id: waiting.id, state: 'sent', says: 'It was sent from your mailbox.', remedy: null, unsent: null },
    ])
    const { rows } = await world.superuser.query('select content from outreach.messages')
    expect(rows).toEqual([{ content: null }])
    await tick(world)
    expect(drafts.left).toHaveLength(1)
  })

  const faults = [
    { kind: 'error after acting', status: 503 },
    { kind: 'error after acting', status: 500 },
    { kind: 'cut body' },
    { kind: 'server error', status: 502 },
    { kind: 'too many requests', retryAfter: 2 },
    { kind: 'unauthorized' },
  ] as const

  test.each(['create', 'send'] as const)('each leaves once, whatever the provider answers to %s', async (at) => {
    const { world, allow, correspondents, drafts, send, list, data, operation } = await senderStage(
      suite,
      faults.length,
    )
    drafts.replacesMessageIds = suite === 'google'
    await allow()
    for (const [one, fault] of faults.entries()) {
      data.faults.script({ ...fault, when: (asked) => asked.operation === `${operation}${at}` })
      await send({ to: correspondents[one]! })
      await world.work()
      expect([fault.kind, data.faults.pending]).toEqual([fault.kind, 0])
    }
    for (let minutes = 0; minutes < 4; minutes += 1) {
      passHours(world, 1 / 60)
      await tick(world)
    }
    expect(drafts.left).toHaveLength(faults.length)
    expect(new Set(drafts.left.map(({ headers }) => headers.get('to')))).toEqual(new Set(correspondents))
    expect(new Set((await list()).map(({ state }) => state))).toEqual(new Set(['sent']))
  })
})

test('what was sent is on the list of its writer, and has left once', async () => {
  const { world, me, allow, drafts, letter } = await senderStage()
  await allow()
  const api = world.as(me).sentMessages
  const { id } = await api.send({ body: letter })
  await world.work()
  expect(drafts.left).toHaveLength(1)
  expect((await api.list({})).items).toMatchObject([{ id, state: 'sent' }])
})

test('without the consent there is no sending, and the refusal says where to allow it', async () => {
  const { send } = await senderStage()
  await expect(send()).rejects.toMatchObject({
    status: 409,
    code: 'not_configured',
    message: expect.stringContaining('allow sending in the settings'),
  })
})

test('without a permission nothing is written, and the refusal says what would change that', async () => {
  const { allow, send, list } = await senderStage()
  await allow()
  await expect(send({ to: 'stranger@kade.example' })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(
      'Nothing shows that this person expects an email from you. Ask someone who knows them for an introduction',
    ),
  })
  expect(await list()).toEqual([])
})

test('a second message in a week is refused, and says from when it is possible', async () => {
  const { world, allow, api, send } = await senderStage()
  await allow()
  await send()
  await world.work()
  await expect(send()).rejects.toMatchObject({ status: 422, message: expect.stringContaining('one a week') })
  // A morning, and not the moment in which somebody wrote.
  const { refusal } = await api.sending.check({ body: { email: joost } })
  expect(refusal).toMatchObject({ reason: 'recipient_cap', from: expect.stringMatching(/T09:00:00\.000Z$/) })
})

test('one answer passes caps and hours, and goes into the thread of what it answers', async () => {
  const { world, allow, drafts, send, mailbox, ask } = await senderStage()
  const answers = await ask('thread-of-joost')
  await allow()
  passHours(world, 12)
  await expect(send({ answers: 'another@kade.example' })).rejects.toMatchObject({ status: 422 })
  const answer = (message: string) => send({ subject: 'Re: Lunch', message, answers })
  expect(await answer('On Thursday.')).toMatchObject({ state: 'waiting', sendAt: null })
  await world.work()
  expect(drafts.left.map(({ headers }) => headers.get('in-reply-to'))).toEqual([`<${answers}>`])
  // The mailbox has not been read since: what was sent from here counts all the same.
  const second = await answer('Or on Friday.')
  expect(second.sendAt).toMatch(/T09:00:00/)
  await expect(answer('Or on Saturday.')).rejects.toMatchObject({ status: 422 })
  await world.work()
  expect(drafts.left).toHaveLength(1)
  expect(mailbox.messages.at(mailbox.messages.slots - 1)).toMatchObject({ folder: 'sent', threadId: 'thread-of-joost' })
})

describe('outside office hours', () => {
  /** Written on a Monday at 20:00. */
  async function waiting() {
    const stage = await senderStage()
    await stage.allow()
    passHours(stage.world, 10)
    const written = await stage.send()
    await stage.world.work()
    return { ...stage, written }
  }

  test('a message waits until their office opens, and says when', async () => {
    const { world, written, drafts, list } = await waiting()
    expect(written).toMatchObject({ state: 'waiting', reason: null })
    // The moment is told by the reader's own clock.
    expect(written.says).toBe('It leaves when their office opens.')
    expect(written.sendAt).toMatch(/T09:00:00/)
    expect(new Date(written.sendAt!).getUTCDay()).toBe(2)
    await tick(world)
    expect(drafts.left).toEqual([])
    passHours(world, 14)
    await tick(world)
    expect(drafts.left).toHaveLength(1)
    expect(await list()).toMatchObject([{ state: 'sent' }])
  })

  test('a mail from them in the meantime stops it, and the text stays', async () => {
    const { world, reply, drafts, list } = await waiting()
    passHours(world, 1)
    await reply()
    passHours(world, 13)
    await tick(world)
    expect(drafts.left).toEqual([])
    expect(await list()).toMatchObject([
      {
        state: 'stopped',
        reason: 'reply',
        unsent: { subject: 'Lunch on Thursday' },
        remedy: expect.stringContaining('Read their email first'),
      },
    ])
  })

  test('whoever unsubscribes, objects or is erased in the meantime gets nothing', async () => {
    for (const happens of ['unsubscribes', 'objects'] as const) {
      const { world, drafts, list } = await waiting()
      const { services } = world
      if (happens === 'objects') await erasePerson(services, joost)
      else await services.database.system.asSystem((tx) => suppressAddress(tx, services, joost))
      await world.work()
      passHours(world, 14)
      await tick(world)
      expect(drafts.left).toEqual([])
      const reason = happens === 'objects' ? 'erased' : 'unreachable'
      expect(await list()).toMatchObject([{ state: 'stopped', reason, unsent: null }])
    }
  })

  test('its writer can take it back, and then it is not counted', async () => {
    const { world, api, written, drafts, send } = await waiting()
    const decide = (as: 'dropped' | 'sent' | 'again') =>
      api.sentMessages.decide({ params: { id: written.id }, body: { as } })
    await expect(decide('sent')).rejects.toMatchObject({ status: 409 })
    expect(await decide('dropped')).toMatchObject({ state: 'stopped', reason: 'member' })
    passHours(world, 14)
    await tick(world)
    expect(drafts.left).toEqual([])
    const again = await send()
    await world.work()
    expect(drafts.left).toHaveLength(1)
    await expect(api.sentMessages.decide({ params: { id: again.id }, body: { as: 'dropped' } })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('consent that is taken back keeps it, and says what to do', async () => {
    const { world, api, account, drafts, list } = await waiting()
    await api.mailAccess.end({ params: { accountId: account.id } })
    passHours(world, 14)
    await tick(world)
    expect(drafts.left).toEqual([])
    const [message] = await list()
    expect(message).toMatchObject({ state: 'failed', reason: 'access', unsent: { subject: 'Lunch on Thursday' } })
    expect(message!.remedy).toContain('Allow sending')
  })
})

test('a draft that somebody deleted leaves it to its writer whether it was sent', async () => {
  const { world, api, allow, drafts, send, list, data, mailbox } = await senderStage()
  await allow()
  data.faults.script({ kind: 'server error', status: 500, when: ({ operation }) => operation === 'gmail.drafts.send' })
  const { id } = await send()
  await world.work()
  drafts.of(mailbox).drafts.clear()
  passHours(world, 1 / 60)
  await tick(world)
  expect(await list()).toMatchObject([{ id, state: 'unknown', unsent: { subject: 'Lunch on Thursday' } }])
  expect(await api.sentMessages.decide({ params: { id }, body: { as: 'again' } })).toMatchObject({ state: 'waiting' })
  await world.work()
  expect(drafts.left).toHaveLength(1)
  expect(await list()).toMatchObject([{ id, state: 'sent' }])
})

test('what a process that died left behind is tried again, and leaves once', async () => {
  const { world, allow, drafts, send, list, mailbox } = await senderStage()
  await allow()
  const { id } = await send()
  const { rows } = await world.superuser.query<{ id: string }>('select id from outreach.messages')
  expect(rows).toEqual([{ id }])
  // It died after the draft was saved, before its id was stored.
  drafts.of(mailbox).save(`To: ${joost}\r\nX-Wellmet-Id: ${id}\r\nSubject: Lunch\r\n\r\nx`, null)
  await world.superuser.query(`update outreach.messages set state = 'drafting', claimed_at = now(), claims = 1`)
  await world.work()
  expect(drafts.left).toEqual([])
  passHours(world, 0.1)
  await tick(world)
  expect(drafts.left).toHaveLength(1)
  expect(drafts.of(mailbox).drafts.size).toBe(0)
  expect(await list()).toMatchObject([{ id, state: 'sent' }])
})

test('others see nothing of it', async () => {
  const { world, allow, send } = await senderStage()
  await allow()
  const { id } = await send()
  const other = world.as(await world.signUp('Eve Sand'))
  expect(await other.sentMessages.list({})).toEqual({ items: [] })
  await expect(other.sentMessages.decide({ params: { id }, body: { as: 'dropped' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('while email is paused on the server a message waits, and leaves once it is resumed', async () => {
  const { world, allow, drafts, send, list } = await senderStage()
  await allow()
  const { system } = world.services.database
  await system.asSystem((tx) => pauseSending(tx, world.services.now()))
  await send({})
  await world.work()
  expect(drafts.left).toEqual([])
  expect(await list()).toMatchObject([{ state: 'waiting' }])
  await system.asSystem((tx) => resumeSending(tx))
  passHours(world, 2 / 60)
  await tick(world)
  expect(drafts.left).toHaveLength(1)
})
