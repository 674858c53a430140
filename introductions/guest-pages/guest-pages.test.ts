import { expect, test } from 'vitest'
import { ana, joost, message, stage } from './guest-pages-for-tests.ts'

test('the connector is asked by mail and sees on a page what is asked, by whom and why', async () => {
  const { world, ask, tokenTo, askPage } = await stage()
  await ask()
  const [mail, ...more] = await world.mails(ana)
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Mara Lind would like to meet Joost de Wit')
  expect(mail!.body).toMatch(
    /^Hi Ana,\n\nYou told me about Joost in May\.\n\nI’d like to meet Joost de Wit, Founder at Kade\. Would you introduce us\?/,
  )
  // What is for the connector alone stands above the lines, what is for the target between them.
  const [above, below] = mail!.body.split('----------------------------------------')
  expect(above).toContain('You told me about Joost in May.')
  expect(below!.trim()).toBe(message)
  expect(await askPage(await tokenTo(ana))).toEqual({
    state: 'open',
    repliedAt: null,
    laterUntil: null,
    lastContact: null,
    asker: { name: 'Mara Lind', workspace: 'Mara Lind’s workspace', address: expect.stringContaining('@') },
    connector: { name: 'Ana Ribeiro' },
    target: { name: 'Joost de Wit', title: 'Founder', company: 'Kade' },
    context: 'You told me about Joost in May.',
    nextStep: null,
    why: [],
    subject: 'Harbours',
    text: message,
    isBlind: true,
    knowsAddress: false,
    others: [],
    isAddressProven: true,
    isAboutNews: false,
    ownAddress: null,
    neverEmail: expect.stringMatching(/^[\w-]{43}$/),
    outcomeEmail: 'will',
    rules: { asksAMonth: null, quietUntil: null, noGoCompanies: [], tellsOutcomes: true },
  })
})

test('the one small ask is for the connector: in the mail above the line, on the page, and not in what is forwarded', async () => {
  const { world, ask, tokenTo, askPage, reply } = await stage()
  await ask({ nextStep: 'Twenty minutes on\nTuesday.' })
  const [mail] = await world.mails(ana)
  const [above, below] = mail!.body.split('----------------------------------------')
  expect(above).toContain('What I would ask Joost: Twenty minutes on Tuesday.')
  expect(below!.trim()).toBe(message)
  const token = await tokenTo(ana)
  expect(await askPage(token)).toMatchObject({ nextStep: 'Twenty minutes on\nTuesday.' })
  await reply(token, { reply: 'accept', how: 'forward' })
  await world.work()
  const forwarded = (await world.mails(ana)).at(-1)!.body
  expect(forwarded).toContain(message)
  expect(forwarded).not.toContain('Twenty minutes on')
})

test('looking at the page changes nothing, however often', async () => {
  const { world, ask, tokenTo, askPage } = await stage()
  await ask()
  const token = await tokenTo(ana)
  const rows = async () =>
    (
      await world.superuser.query(
        `select (select json_agg(r) from introductions.requests r) as r, (select json_agg(l) from introductions.asks l) as l,
         (select json_agg(k) from introductions.guest_links k) as k`,
      )
    ).rows
  const before = await rows()
  for (let i = 0; i < 5; i++) await askPage(token)
  expect(await rows()).toEqual(before)
})

test('a yes to forwarding sends the text as a mail of its own, with nothing private in it', async () => {
  const { world, mara, ask, tokenTo, reply, stageOf, askPage } = await stage()
  const id = await ask()
  const token = await tokenTo(ana)
  const text = 'Joost, meet someone who builds tools for harbours.'
  expect(await reply(token, { reply: 'accept', how: 'forward', text })).toMatchObject({ state: 'forward', text })
  expect(await stageOf(id)).toBe('connector_replied')
  await world.work()
  const forward = (await world.mails(ana)).at(-1)!
  const line = 'For you to forward to Joost de Wit, edited by you. You can delete this line.'
  const tell = 'If you would like to know more, tell Ana.'
  expect([forward.subject, forward.body.trim()]).toEqual(['Harbours', [line, text, tell].join('\n\n')])
  expect(JSON.stringify(forward), 'who asks is private').not.toMatch(/Mara|Lind/)
  expect(JSON.stringify(forward)).not.toContain(mara.user.email)
  expect(await reply(token, { reply: 'sent' })).toMatchObject({ state: 'sent' })
  expect(await stageOf(id)).toBe('intro_sent')
  expect((await askPage(token)).state).toBe('sent')
  const shown = await world.as(mara).requests.show({ params: { id } })
  expect(shown, 'nobody is introduced by it').toMatchObject({ isForwarded: true, blind: true })
  await world.work()
  const { items } = await world.as(mara).notifications.list({})
  expect(items[0]!.title).toBe('Ana Ribeiro passed your message on to Joost de Wit without your name')
})

test('a no tells the asker why, and the page goes on showing it', async () => {
  const { world, mara, ask, tokenTo, reply, askPage } = await stage()
  const id = await ask()
  const token = await tokenTo(ana)
  await reply(token, { reply: 'decline', reason: 'not_close', note: 'We met once.' })
  const shown = await world.as(mara).requests.show({ params: { id } })
  expect(shown.stage).toBe('declined')
  expect(shown.timeline.at(-1)).toMatchObject({ by: 'connector', kind: 'declined', note: 'not_close: We met once.' })
  await world.work()
  expect(await askPage(token)).toMatchObject({ state: 'declined' })
})

test('a no needs no reason', async () => {
  const { world, mara, ask, tokenTo, reply } = await stage()
  const id = await ask()
  expect(await reply(await tokenTo(ana), { reply: 'decline' })).toMatchObject({ state: 'declined' })
  const shown = await world.as(mara).requests.show({ params: { id } })
  expect(shown.timeline.at(-1)).toMatchObject({ by: 'connector', kind: 'declined', note: null })
})

test('a pause until after the day of a later moves that day, on the page and for the asker', async () => {
  const { world, mara, ask, tokenTo, reply, askPage } = await stage()
  const id = await ask()
  const token = await tokenTo(ana)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await reply(token, { reply: 'later', until: inDays(14) })
  const rules = { asksAMonth: null, quietUntil: inDays(30), noGoCompanies: [], tellsOutcomes: true }
  const page = await world.as(null).guestAsks.changeRules({ params: { token }, body: rules })
  expect(page).toMatchObject({ state: 'later', laterUntil: inDays(31) })
  expect(await askPage(token)).toMatchObject({ laterUntil: inDays(31) })
  const { snoozedUntil } = await world.as(mara).requests.show({ params: { id } })
  expect(snoozedUntil!.slice(0, 10)).toBe(inDays(31))
})

test('answering again shows the state and changes nothing, also when many answer at once', async () => {
  const { world, ask, tokenTo, reply, stageOf, subjectsTo } = await stage()
  const id = await ask()
  const token = await tokenTo(ana)
  const answers = await Promise.all(Array.from({ length: 8 }, () => reply(token, { reply: 'accept', how: 'forward' })))
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['forward']))
  expect(await reply(token, { reply: 'decline', reason: 'other' })).toMatchObject({ state: 'forward' })
  expect(await stageOf(id)).toBe('connector_replied')
  await world.work()
  expect((await subjectsTo(ana)).filter((subject) => subject === 'Harbours')).toHaveLength(1)
})

test.each([1, 40])('later by %i days postpones, keeps the link open, and asks once more then', async (days) => {
  const { world, ask, tokenTo, reply, askPage, subjectsTo, stageOf } = await stage()
  const id = await ask()
  const token = await tokenTo(ana)
  const until = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(await reply(token, { reply: 'later', until })).toMatchObject({ state: 'later' })
  expect(await stageOf(id)).toBe('awaiting_connector')
  await hurry(world)
  expect(await subjectsTo(ana)).toHaveLength(1)
  world.clock.shiftMs = (days + 1) * 86_400_000
  await hurry(world)
  expect(await subjectsTo(ana)).toHaveLength(2)
  expect((await askPage(token)).state).toBe('open')
  for (const wrong of ['2020-01-01', '2099-01-01'])
    await expect(reply(token, { reply: 'later', until: wrong })).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'until' }] },
    })
})

test('silence is followed by one reminder, with a link of its own', async () => {
  const { world, ask, subjectsTo, tokenTo, askPage } = await stage()
  await ask()
  const first = await tokenTo(ana)
  world.clock.shiftMs = 6 * 86_400_000
  await hurry(world)
  await hurry(world)
  expect(await subjectsTo(ana)).toHaveLength(2)
  const second = await tokenTo(ana)
  expect(second).not.toBe(first)
  expect((await askPage(first)).state).toBe('open')
  expect((await askPage(second)).state).toBe('open')
})

test('other asks of the workspace for the same connector stand on the page, and no others', async () => {
  const { world, ask, askAs, tokenTo, askPage } = await stage()
  await ask()
  const token = await tokenTo(ana)
  await ask({ target: { name: 'Priya Raman', company: 'Heliograph' } })
  await askAs(await world.signUp('Eve'), { target: { name: 'Tariq Aziz', company: 'Brightwater' } })
  expect((await askPage(token)).others).toEqual([
    {
      asker: 'Mara Lind',
      target: { name: 'Priya Raman', title: null, company: 'Heliograph' },
      askedAt: expect.any(String),
    },
  ])
})

test('the connector’s rules hold for the next ask', async () => {
  const { world, ask, tokenTo, askPage } = await stage()
  await ask()
  const token = await tokenTo(ana)
  const rules = { asksAMonth: 3, quietUntil: null, noGoCompanies: ['Heliograph'], tellsOutcomes: false }
  expect((await world.as(null).guestAsks.changeRules({ params: { token }, body: rules })).rules).toEqual(rules)
  expect((await askPage(token)).rules).toEqual(rules)
  await expect(ask({ target: { name: 'Priya Raman', company: 'Heliograph' } })).rejects.toMatchObject({ status: 409 })
})

/** Jobs whose time has come by the shifted clock, which PostgreSQL does not know of. */
async function hurry({ superuser, work }: Awaited<ReturnType<typeof stage>>['world']): Promise<void> {
  await superuser.query(
    `update graphile_worker._private_jobs set run_at = now() where task_id in
     (select id from graphile_worker._private_tasks where identifier = 'introductions.remind-connector')`,
  )
  await work()
}

test('when it came to a meeting the connector hears of it once, and can say that once was enough', async () => {
  const { world, mara, ask, tokenTo, reply, subjectsTo, askPage } = await stage()
  const id = await ask()
  await reply(await tokenTo(ana), { reply: 'sent' })
  for (const status of ['meeting', 'completed']) {
    await world.as(mara).requests.update({ params: { id }, body: { status } })
    await world.work()
  }
  expect((await subjectsTo(ana)).filter((subject) => subject.startsWith('Your introduction of'))).toHaveLength(1)
  const mail = (await world.mails(ana)).at(-1)!
  expect(mail.body).toContain('Joost de Wit and I are going to meet')
  const token = await tokenTo(ana)
  expect(mail.headers['List-Unsubscribe']).toContain('http://wellmet.test/never-email/')
  expect(await askPage(token), 'the page begins with how to stop them').toMatchObject({
    state: 'over',
    isAboutNews: true,
    outcomeEmail: 'did',
  })
  // The link of a closing note is for the rules and for no answer.
  await expect(reply(token, { reply: 'sent' })).rejects.toMatchObject({ code: 'link_not_valid' })
  const rules = { ...(await askPage(token)).rules!, tellsOutcomes: false }
  await world.as(null).guestAsks.changeRules({ params: { token }, body: rules })
  const other = await ask({ target: { name: 'Priya Raman', company: 'Heliograph' } })
  await reply(await tokenTo(ana), { reply: 'sent' })
  await world.as(mara).requests.update({ params: { id: other }, body: { status: 'meeting' } })
  await world.work()
  expect((await subjectsTo(ana)).filter((subject) => subject.startsWith('Your introduction of'))).toHaveLength(1)
})

test('who declined hears nothing more', async () => {
  const { world, ask, tokenTo, reply, subjectsTo } = await stage()
  await ask()
  await reply(await tokenTo(ana), { reply: 'decline', reason: 'too_many' })
  await world.work()
  expect(await subjectsTo(ana)).toHaveLength(1)
  expect(await subjectsTo(joost)).toEqual([])
})
