import { describe, expect, test } from 'vitest'
import type { MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { bring } from '../../tests/world/imports.ts'
import { suiteStage, type Suite } from '../../tests/world/suites.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'

const bo = { name: 'Bo Berg', address: 'bo@acme.example' }
const stranger = { name: 'Sam Stone', address: 'sam@nowhere.example' }
const people = 'Name,Email,Company,Title\nBo Berg,bo@acme.example,Acme,Partner\n'
const secret = 'kaleidoscope'

/** A mailbox with one conversation with Bo, one with a stranger, and a network in which Bo is. */
async function stage(suite: Suite, log?: Parameters<typeof suiteStage>[3]) {
  const made = await suiteStage(suite, { messages: 0, events: 0, contacts: 0, people: 2 }, {}, log)
  const { world, me, mailbox, connect } = made
  const { account, messages } = mailbox
  const base = { kind: 'conversation' as const, cc: [], extraHeaders: [], threadId: 'thread1', subject: 'Pilot' }
  const at = (day: number) => new Date(Date.now() - (30 - day) * 86_400_000)
  const first = messages.add({
    ...base,
    folder: 'sent',
    from: account,
    to: [bo],
    sentAt: at(1),
    messageId: '<one@mail.example>',
    text: 'Shall we talk?',
  })
  const reply = messages.add({
    ...base,
    folder: 'inbox',
    from: bo,
    to: [account],
    sentAt: at(2),
    messageId: '<two@mail.example>',
    inReplyTo: '<one@mail.example>',
    subject: `Re: ${secret}`,
    html: `<p>Yes, the <b>${secret}</b>.</p><img src="https://pixel.example/x.gif"><script>alert(1)</script>`,
    text: `Yes, the ${secret}.`,
    isUnread: true,
  })
  messages.add({
    ...base,
    threadId: 'thread2',
    folder: 'inbox',
    from: stranger,
    to: [account],
    sentAt: at(3),
    messageId: '<three@mail.example>',
  })
  await bring(world, me, 'people.csv', people)
  const { id: accountId } = await connect()
  await world.work()
  const { mailbox: api, mailAccess } = world.as(me)
  const allow = async (uses: MailUse[]) => {
    const { consent } = await mailAccess.allow({ body: { accountId, uses } })
    const answer = Object.fromEntries((await clickThrough(present(consent).url)).searchParams) as { state: string }
    await mailAccess.callback({ query: answer })
  }
  const threads = async (query = {}) => (await api.threads({ query })).items
  const withBo = async () => present((await threads())[0])
  return { ...made, accountId, api, mailAccess, allow, threads, withBo, first, reply }
}

describe.each(['google', 'microsoft'] as const)('conversations at %s', (suite) => {
  test('show people and dates without the second consent, and nobody whom I do not know', async () => {
    const { threads, api, withBo } = await stage(suite)
    const items = await threads()
    expect(items).toMatchObject([
      { mails: 2, theyWroteLast: true, reading: 'off', live: null, people: [{ email: bo.address, name: 'Bo Berg' }] },
    ])
    expect(items[0]?.people[0]?.personId).not.toBeNull()
    const { thread, mails } = await api.thread({ params: { threadId: (await withBo()).id } })
    expect(thread).toMatchObject({ reading: 'off', live: null })
    expect(mails).toMatchObject([
      { isMine: true, content: null, isRead: null },
      { isMine: false, content: null, isRead: null },
    ])
    expect(JSON.stringify([items, mails])).not.toContain(secret)
  })

  test('with it, subject and text are read live, and cleaned', async () => {
    const { api, allow, withBo } = await stage(suite)
    await allow(['read'])
    const thread = await withBo()
    expect(thread).toMatchObject({ reading: 'on', live: { subject: `Re: ${secret}`, isRead: false, isInInbox: true } })
    const { mails } = await api.thread({ params: { threadId: thread.id } })
    expect(mails[0]?.content?.html).toContain('Shall we talk?')
    expect(mails[1]?.content?.html).toContain(`<b>${secret}</b>`)
    expect(mails[1]?.content?.html).not.toMatch(/script|img|pixel/)
    expect(mails[1]?.content?.picturesLeftOut).toBe(1)
    expect(mails.map(({ isDoubtful }) => isDoubtful)).toEqual([false, false])
  })

  test('what is read is stored nowhere: not in the database, the log or Redis', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'trace', name: 'test', destination: { write: (line) => void lines.push(line) } })
    const { world, api, allow, withBo } = await stage(suite, log)
    await allow(['read', 'organize'])
    const { id: threadId } = await withBo()
    await api.thread({ params: { threadId } })
    await api.changeThread({ params: { threadId }, body: { isRead: true } })
    await world.work()
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.join('').includes(secret)).toBe(false)
    const { rows: tables } = await world.superuser.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    for (const { name } of tables) {
      const { rows } = await world.superuser.query(`select 1 from ${name} t where t::text like $1 limit 1`, [
        `%${secret}%`,
      ])
      expect({ name, hits: rows.length }).toEqual({ name, hits: 0 })
    }
    expect(tables.length).toBeGreaterThan(100)
  })

  test('changes are written back to the mailbox, and read from there', async () => {
    const { api, mailbox, allow, withBo, reply } = await stage(suite)
    await allow(['read', 'organize'])
    const { id: threadId } = await withBo()
    const change = (body: Parameters<typeof api.changeThread>[0]['body']) =>
      api.changeThread({ params: { threadId }, body })
    expect((await change({ isRead: true })).live).toMatchObject({ isRead: true })
    expect(mailbox.messages.find(reply.id)?.isUnread).toBe(false)
    expect((await change({ addLabels: ['Investors'] })).live?.labels).toContain('Investors')
    expect(mailbox.messages.find(reply.id)?.ownLabels).toEqual(['Investors'])
    expect((await change({ removeLabels: ['Investors'] })).live?.labels).not.toContain('Investors')
    expect((await change({ isInInbox: false })).live).toMatchObject({ isInInbox: false })
    expect(mailbox.messages.find(reply.id)?.folder).toBe('archive')
    await api.changeMail({ params: { messageId: threadId }, body: { isRead: false, isInInbox: true } })
    expect(mailbox.messages.find(reply.id)).toMatchObject({ isUnread: true, folder: 'inbox' })
  })

  test('a snoozed one leaves the inbox, and comes back when its time has come', async () => {
    const { world, api, mailbox, allow, withBo, reply } = await stage(suite)
    await allow(['read', 'organize'])
    const { id: threadId } = await withBo()
    const until = new Date(Date.now() + world.clock.shiftMs + 3_600_000)
    const snoozed = await api.changeThread({ params: { threadId }, body: { snoozedUntil: until.toISOString() } })
    expect(snoozed).toMatchObject({ snoozedUntil: until.toISOString(), live: { isInInbox: false } })
    await world.work()
    expect(mailbox.messages.find(reply.id)?.folder).toBe('archive')
    world.clock.shiftMs += 2 * 3_600_000
    await world.superuser.query(`update graphile_worker._private_jobs set run_at = now()`)
    await world.work()
    expect(mailbox.messages.find(reply.id)?.folder).toBe('inbox')
    expect((await withBo()).snoozedUntil).toBeNull()
  })

  test('one that cannot be snoozed stays in the inbox', async () => {
    const { world, me, accountId, api, mailbox, allow, withBo, reply } = await stage(suite)
    await allow(['organize'])
    const { id: threadId } = await withBo()
    await world.superuser.query(
      `insert into outreach.snoozed_threads (account_id, ref, message_id, workspace_id, user_id, until)
       select $1, 'other-' || n, 'other-' || n, $2, $3, now() + interval '1 day' from generate_series(1, 500) n`,
      [accountId, me.workspace!.id, me.user.id],
    )
    const snoozedUntil = new Date(Date.now() + world.clock.shiftMs + 3_600_000).toISOString()
    await expect(api.changeThread({ params: { threadId }, body: { snoozedUntil } })).rejects.toMatchObject({
      status: 422,
    })
    expect(mailbox.messages.find(reply.id)?.folder).toBe('inbox')
  })

  test('a provider that does not answer leaves people and dates', async () => {
    const { data, allow, withBo } = await stage(suite)
    await allow(['read'])
    const operation = suite === 'google' ? 'gmail.messages.get' : 'graph.messages.get'
    data.faults.script({ when: (asked) => asked.operation === operation, kind: 'server error', times: 50 })
    expect(await withBo()).toMatchObject({ reading: 'unavailable', live: null, mails: 2 })
  })

  test('reading that was not allowed allows no change, and a change that was allowed shows no text', async () => {
    const { api, allow, withBo } = await stage(suite)
    const { id: threadId } = await withBo()
    const change = () => api.changeThread({ params: { threadId }, body: { isRead: true } })
    await expect(change()).rejects.toMatchObject({ status: 409, code: 'not_configured' })
    await allow(['read'])
    await expect(change()).rejects.toMatchObject({ status: 409, code: 'not_configured' })
    await allow(['organize'])
    expect(await change()).toMatchObject({ reading: 'off', live: null })
  })
})

test('without a mailbox it says what to do', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await expect(world.as(me).mailbox.threads({ query: {} })).rejects.toMatchObject({
    status: 409,
    code: 'not_configured',
  })
})

test('a teammate opens and changes none of it', async () => {
  const { world, me, api, withBo } = await stage('google')
  const { id: threadId } = await withBo()
  const { mailbox: theirs } = world.as(await join(world, me, 'member'))
  const missing = { code: 'not_found' }
  await expect(theirs.thread({ params: { threadId } })).rejects.toMatchObject(missing)
  await expect(theirs.changeThread({ params: { threadId }, body: { isRead: true } })).rejects.toMatchObject(missing)
  await expect(theirs.changeMail({ params: { messageId: threadId }, body: { isRead: true } })).rejects.toMatchObject(
    missing,
  )
  expect((await api.thread({ params: { threadId } })).mails).toHaveLength(2)
})

test('people and companies fit what is typed, and narrow the list', async () => {
  const { api, threads } = await stage('google')
  const { items } = await api.suggestions({ query: { words: 'be' } })
  expect(items).toMatchObject([{ kind: 'person', name: 'Bo Berg', detail: 'Acme' }])
  const acme = (await api.suggestions({ query: { words: 'acm' } })).items.find(({ kind }) => kind === 'company')
  expect(acme).toMatchObject({ name: 'Acme' })
  expect(await threads({ personId: items[0]?.id })).toHaveLength(1)
  expect(await threads({ companyId: present(acme).id })).toHaveLength(1)
  expect(await threads({ words: 'acme' })).toHaveLength(1)
  expect(await threads({ words: '100%' })).toHaveLength(0)
})

test('what is changed in a conversation is what is shown of it', async () => {
  const { world, me, allow } = await stage('google')
  await allow(['read', 'organize'])
  const [thread] = (await world.as(me).mailbox.threads({ query: {} })).items
  const threadId = present(thread).id
  await world.as(me).mailbox.changeThread({ params: { threadId }, body: { addLabels: ['Warm'] } })
  await world.as(me).mailbox.changeMail({ params: { messageId: threadId }, body: { isRead: true } })
  const opened = await world.as(me).mailbox.thread({ params: { threadId } })
  expect(opened.thread.live).toMatchObject({ isRead: true, labels: ['Warm'] })
  const { items } = await world.as(me).mailbox.suggestions({ query: { words: 'Bo' } })
  expect(items.map(({ id }) => id)).toContain(opened.thread.people[0]?.personId)
})
