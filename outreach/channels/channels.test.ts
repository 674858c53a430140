import { expect, test } from 'vitest'
import { connectingIn, reach, startChannels } from '../../tests/world/channels.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

async function stage() {
  const chats = await startChannels()
  const world = await worldForThisTest(chats.settings)
  const me = await world.signUp('Ana Lima')
  const kofi = await join(world, me, 'member', 'Kofi Mensah')
  const api = world.as(me).channels
  const states = async () => (await api.messages({})).items.map(({ state, to }) => [to, state])
  return { ...chats, world, me, kofi, api, connect: connectingIn(world, chats), states }
}

test('each platform is connected in its own way, listed, and disconnected', async () => {
  const { world, me, api, connect, slack, teams, telegram } = await stage()
  slack.channels.push({ id: 'C1', name: 'intros' }, { id: 'C2', name: 'deals', isPrivate: true })
  slack.channels.push({ id: 'C3', name: 'with-acme', hasOutsiders: true }, { id: 'C4', name: 'old', isArchived: true })
  expect((await api.list({})).platforms.map(({ isAvailable, accounts }) => [isAvailable, accounts])).toEqual([
    [true, []],
    [true, []],
    [true, []],
  ])
  expect(await connect.slack(me)).toMatchObject({ address: 'Ana Lima · Halyard', state: 'connected', sources: [] })
  await connect.teams(me)
  await connect.telegram(me)
  const { platforms, channels, unread, teammates } = await api.list({})
  expect(
    platforms.map(({ platform, accounts }) => [platform, accounts.map(({ address, reaches }) => [address, reaches])]),
  ).toEqual([
    ['slack', [['Ana Lima · Halyard', 'owner']]],
    ['teams', [['Partnerships', 'place']]],
    ['telegram', [['Ana Lima', 'owner']]],
  ])
  // Those that another company is in are not offered.
  expect(channels.map(({ platform, name, isPrivate }) => [platform, name, isPrivate])).toEqual([
    ['slack', 'intros', false],
    ['slack', 'deals', true],
    ['teams', 'Partnerships', false],
  ])
  expect([unread, teammates]).toEqual([[], []])
  // Whoever connects a place is named there, and the bot says hello.
  expect(teams.posted.map(({ text }) => text)).toEqual([expect.stringContaining('Ana Lima connected this channel')])
  expect(telegram.messages.map(({ text }) => text)).toEqual([expect.stringContaining('This chat is connected to')])

  for (const platform of ['slack', 'teams', 'telegram'] as const) {
    await api.disconnect({ params: { platform }, body: {} })
    await world.work()
  }
  expect((await api.list({})).platforms.flatMap(({ accounts }) => accounts)).toEqual([])
  await expect(api.disconnect({ params: { platform: 'slack' }, body: {} })).rejects.toMatchObject({
    code: 'not_configured',
  })
  // The token is everybody's in that team, so it was not revoked.
  expect(slack.asked.filter(({ path }) => path.includes('revoke'))).toEqual([])
})

test('what the operator has not set up says so, and Teams needs nothing', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Ana Lima')
  const api = world.as(me).channels
  expect((await api.list({})).platforms.map(({ platform, isAvailable }) => [platform, isAvailable])).toEqual([
    ['slack', false],
    ['teams', true],
    ['telegram', false],
  ])
  for (const platform of ['slack', 'telegram'] as const)
    await expect(api.connect({ body: { platform } })).rejects.toMatchObject({ code: 'not_configured' })
  const elsewhere = {
    platform: 'teams',
    url: 'https://hooks.example.com/workflows/1?sig=a',
    name: 'x',
    reads: 'me',
  } as const
  await expect(api.connect({ body: elsewhere })).rejects.toMatchObject({
    code: 'unprocessable',
    problem: { errors: [{ field: 'access.url' }] },
  })
  await expect(api.send({ body: { to: { kind: 'me', platform: 'slack' }, text: 'Hello' } })).rejects.toMatchObject({
    code: 'not_configured',
  })
})

test('a message goes to a teammate, a channel or oneself, once, with its state and without its text afterwards', async () => {
  const { world, me, kofi, api, connect, slack, teams, telegram, states } = await stage()
  slack.channels.push({ id: 'C1', name: 'intros' })
  const { id: slackAccount } = await connect.slack(me)
  const { id: teamsAccount } = await connect.teams(me)
  await connect.slack(kofi, 'UKOFI')
  const hello = 'Acme & <!channel> *opened* a round'
  expect(await api.send({ body: { to: { kind: 'teammate', userId: kofi.user.id }, text: hello } })).toMatchObject({
    state: 'waiting',
    to: 'Kofi Mensah',
  })
  await api.send({ body: { to: { kind: 'channel', accountId: slackAccount, channelId: 'C1' }, text: hello } })
  await api.send({ body: { to: { kind: 'channel', accountId: teamsAccount }, text: hello } })
  await api.send({ body: { to: { kind: 'me', platform: 'slack' }, text: hello } })
  await world.work()
  await world.work()
  expect(await states()).toEqual([
    ['Ana Lima', 'sent'],
    ['Partnerships', 'accepted'],
    ['intros', 'sent'],
    ['Kofi Mensah', 'sent'],
  ])
  // Nobody is called by a message, and others read who wrote it.
  const escaped = 'Acme &amp; &lt;!channel&gt; *opened* a round'
  const sent = slack.messages
    .map(({ channel, text }) => [channel, text] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  expect(sent).toEqual([
    ['C1', expect.stringMatching(/^Ana Lima \(.+\):\n/)],
    [expect.stringMatching(/^D\d/), escaped],
    ['DKOFI', expect.stringMatching(/^Ana Lima \(.+\):\n/)],
  ])
  expect(teams.posted.at(-1)!.text).toContain(String.raw`\*opened\*`)
  expect(telegram.messages).toEqual([])
  const { rows } = await world.superuser.query<{ sealed_text: string | null }>(
    'select sealed_text from outreach.channel_messages',
  )
  expect(rows.every(({ sealed_text: text }) => text === null)).toBe(true)
  // Whoever gets it does not see what its sender sent to others.
  expect(await world.as(kofi).channels.messages({})).toEqual({ items: [] })
})

test('nothing goes to anybody outside the workspace', async () => {
  const { world, me, kofi, api, connect, slack, states } = await stage()
  const stranger = await world.signUp('Stranger')
  await connect.slack(stranger, 'USTRANGER')
  slack.channels.push({ id: 'C1', name: 'intros' }, { id: 'C3', name: 'with-acme', hasOutsiders: true })
  const { id: accountId } = await connect.slack(me)
  const send = (to: Parameters<typeof api.send>[0]['body']['to']) => api.send({ body: { to, text: 'Hello' } })
  await expect(send({ kind: 'teammate', userId: stranger.user.id })).rejects.toMatchObject({ status: 404 })
  await expect(send({ kind: 'teammate', userId: kofi.user.id })).rejects.toMatchObject({ status: 409 })
  await expect(send({ kind: 'channel', accountId, channelId: 'C3' })).rejects.toMatchObject({ status: 404 })
  await expect(send({ kind: 'channel', accountId })).rejects.toMatchObject({ status: 422 })
  await expect(
    world.as(kofi).channels.send({ body: { to: { kind: 'channel', accountId, channelId: 'C1' }, text: 'x' } }),
  ).rejects.toMatchObject({ status: 404 })
  // Somebody else's company is asked into the channel while the message waits.
  await send({ kind: 'channel', accountId, channelId: 'C1' })
  slack.channels[0]!.hasOutsiders = true
  // Somebody leaves while theirs waits.
  await connect.slack(kofi)
  await send({ kind: 'teammate', userId: kofi.user.id })
  await world.superuser.query('delete from account.memberships where user_id = $1', [kofi.user.id])
  await world.work()
  expect(await states()).toEqual([
    ['Former member', 'failed'],
    ['intros', 'failed'],
  ])
  expect(slack.messages).toEqual([])
})

test('a Telegram link works once, for ten minutes, in a private chat, and only with the secret', async () => {
  const { world, me, api, telegram } = await stage()
  const link = async () => {
    const { url } = await api.connect({ body: { platform: 'telegram' } })
    reach(world, telegram)
    return url!
  }
  const accounts = async () => (await api.list({})).platforms[2]!.accounts.length
  const url = await link()
  const update = {
    message: {
      chat: { id: -5, type: 'group' },
      from: { id: 7, is_bot: false, first_name: 'X' },
      text: `/start ${new URL(url).searchParams.get('start')}`,
    },
  }
  expect(await telegram.tell(update)).toBe(200)
  expect(await telegram.tell({ message: { ...update.message, chat: { id: 7, type: 'private' } } }, 'wrong')).toBe(422)
  expect(await accounts()).toBe(0)
  world.clock.shiftMs += 11 * 60_000
  expect(await telegram.start(url)).toBe(200)
  expect(await accounts()).toBe(0)
  const fresh = await link()
  await telegram.start(fresh, { id: 71 })
  await telegram.start(fresh, { id: 72 })
  expect(await accounts()).toBe(1)
  // Blocking the bot ends the access, and starting it again gives it back.
  await world.work()
  telegram.blocked.add(71)
  await api.send({ body: { to: { kind: 'me', platform: 'telegram' }, text: 'Hello' } })
  await world.work()
  expect((await api.messages({})).items[0]).toMatchObject({
    state: 'failed',
    says: expect.stringContaining('access ended'),
  })
  expect((await api.list({})).platforms[2]!.accounts[0]).toMatchObject({ state: 'expired' })
  expect((await world.as(me).notifications.list({})).items[0]).toMatchObject({
    kind: 'connected-account.stopped',
    link: '/settings/channels',
  })
  await telegram.start(await link(), { id: 71 })
  expect((await api.list({})).platforms[2]!.accounts).toMatchObject([{ state: 'connected' }])
})

test('many get one message each with an outcome of its own, and above 25 an admin approves first', async () => {
  const { world, me, kofi, connect, slack } = await stage()
  const team = [
    kofi,
    ...(await Promise.all(Array.from({ length: 26 }, (_, i) => join(world, me, 'member', `Member ${i}`)))),
  ]
  for (const one of team) await connect.slack(one)
  const silent = await join(world, me, 'member', 'Silent')
  const api = world.as(kofi).channels
  const to = (people: typeof team) => people.map((one) => ({ kind: 'teammate' as const, userId: one.user.id }))
  const few = await api.sendBulk({ body: { to: to([me, team[1]!, team[1]!, silent, team[2]!]), text: 'Few' } })
  expect(few.approvalId).toBeNull()
  expect(few.items.map(({ message, problem }) => message?.to ?? problem)).toEqual([
    'Ana Lima has connected no channel that you could write to.',
    'Member 0',
    null,
    'Silent has connected no channel that you could write to.',
    'Member 1',
  ])
  const stranger = await world.signUp('Stranger')
  await expect(api.sendBulk({ body: { to: to([team[1]!, stranger]), text: 'Far' } })).rejects.toMatchObject({
    status: 404,
  })
  await world.work()
  expect(slack.messages).toHaveLength(2)
  const many = await api.sendBulk({ body: { to: to(team), text: 'Many' } })
  expect(many.items.map(({ message }) => message).filter((message) => message !== null)).toEqual([])
  await world.work()
  expect(slack.messages).toHaveLength(2)
  const [waiting] = (await world.as(me).approvals.pending({})).items
  expect(waiting).toMatchObject({ id: many.approvalId, title: 'Send a message to 27 recipients', risk: 'mass_mail' })
  await world.as(me).approvals.approve({ params: { approvalId: waiting!.id }, body: { hash: waiting!.hash } })
  const { rows } = await world.superuser.query<{ text: string }>('select a::text as text from account.approvals a')
  expect(rows[0]!.text, 'the text goes with the decision').not.toContain('Many')
  for (let i = 0; i < 3; i += 1) await world.work()
  expect(slack.messages.filter(({ text }) => text.endsWith('Many'))).toHaveLength(27)
  expect((await api.messages({ query: { limit: 200 } })).items.filter(({ state }) => state === 'sent')).toHaveLength(29)
})

test('several calls in a day are counted together, so that many are approved all the same', async () => {
  const { world, me, kofi, connect } = await stage()
  const team = await Promise.all(Array.from({ length: 27 }, (_, i) => join(world, me, 'member', `Member ${i}`)))
  for (const one of team) await connect.slack(one)
  const api = world.as(kofi).channels
  const send = (people: typeof team) =>
    api.sendBulk({
      body: { to: people.map((one) => ({ kind: 'teammate' as const, userId: one.user.id })), text: 'Hello' },
    })
  expect((await send(team.slice(0, 14))).approvalId).toBeNull()
  expect((await send(team.slice(3, 14))).approvalId, 'the same people count once').toBeNull()
  expect((await send(team.slice(14))).approvalId).not.toBeNull()
})

test('who could read a message is said as it is, by channel', async () => {
  const { api } = await stage()
  const { items } = await api.encryption({})
  expect(
    items.map(({ channel, isAvailable, inTransit, atRestHere, endToEnd }) => [
      channel,
      isAvailable,
      inTransit.is,
      atRestHere.is,
      endToEnd.is,
    ]),
  ).toEqual([
    ['email', true, expect.any(Boolean), true, false],
    // The stand-ins are reached without TLS, and so it says.
    ['slack', true, false, true, false],
    ['teams', true, false, true, false],
    ['telegram', true, false, true, false],
  ])
  const plain = await worldForThisTest()
  const usual = await plain.as(await plain.signUp('Ana Lima')).channels.encryption({})
  expect(usual.items.slice(1).map(({ isAvailable, inTransit }) => [isAvailable, inTransit.is])).toEqual([
    [false, true],
    [true, true],
    [false, true],
  ])
})
