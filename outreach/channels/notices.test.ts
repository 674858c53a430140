import { expect, test } from 'vitest'
import { connectingIn, startChannels } from '../../tests/world/channels.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'

async function stage() {
  const chats = await startChannels()
  const made = await introductionStage(chats.settings)
  const { world, me, bob, find } = made
  const connect = connectingIn(world, chats)
  const ask = async (name = 'Ana') => {
    const body = {
      target: { personId: await find(name) },
      connector: { personId: bob.user.id },
      message,
      status: 'pending' as const,
    }
    const { id } = await world.as(me).requests.create({ body })
    for (let i = 0; i < 3; i += 1) await world.work()
    return id
  }
  const choose = async (who: typeof me, kinds = ['introduction.asked', 'introduction.answered'] as const) => {
    const { accounts } = await world.as(who).channels.notices({})
    for (const { accountId } of accounts)
      await world.as(who).channels.changeNotices({ body: { accountId, kinds: [...kinds] } })
  }
  const stageOf = async (id: string) => (await world.as(me).requests.show({ params: { id } })).stage
  return {
    ...chats,
    ...made,
    connect,
    ask,
    choose,
    stageOf,
    slackUrl: `${world.origin()}/api/comms/slack/interactions`,
  }
}

test('a notification also goes to the chats that were chosen, in its own words, and by itself to none', async () => {
  const { world, me, bob, connect, ask, choose, slack, telegram, teams } = await stage()
  await connect.slack(bob, 'UBOB')
  await connect.telegram(bob)
  await connect.teams(bob, 'others')
  const hellos = telegram.messages.length
  await ask()
  expect([slack.messages, telegram.messages.slice(hellos)]).toEqual([[], []])
  // A place that others read is not among them.
  const offered = await world.as(bob).channels.notices({})
  expect(offered.accounts.map(({ platform, kinds }) => [platform, kinds])).toEqual([
    ['slack', []],
    ['telegram', []],
  ])
  await choose(bob)
  await ask('Joost')
  const title = 'Mara Lind asks you for an introduction to Joost de Wit'
  expect((await world.as(bob).notifications.list({})).items[0]!.title).toBe(title)
  expect(slack.messages.map(({ channel, text }) => [channel, text])).toEqual([['DBOB', title]])
  expect(telegram.messages.slice(hellos).map(({ text }) => text)).toEqual([expect.stringContaining(title)])
  expect(teams.posted).toHaveLength(1)
  // Notices are no messages of theirs, and nobody chooses for somebody else.
  expect(await world.as(bob).channels.messages({})).toEqual({ items: [] })
  const { accountId } = offered.accounts[0]!
  await expect(world.as(me).channels.changeNotices({ body: { accountId, kinds: [] } })).rejects.toMatchObject({
    status: 404,
  })
})

test('an ask is answered by a button in Slack, once, as in the app, by nobody but its connector', async () => {
  const { world, me, bob, connect, ask, choose, slack, slackUrl, stageOf } = await stage()
  await connect.slack(bob, 'UBOB')
  await connect.slack(me, 'UMARA')
  await choose(bob)
  await choose(me)
  const id = await ask()
  const [asked] = slack.messages
  const button = (label: string) => {
    const { action_id: actionId, value = '' } = asked!.blocks[1]!.elements!.find((one) => one.value?.endsWith(label))!
    return { ts: asked!.ts, actionId, value }
  }
  expect(asked!.blocks[1]!.elements!.map(({ url, value }) => url ?? value?.split('.')[1])).toEqual([
    'accept',
    'later',
    'decline',
    `http://wellmet.test/introductions/asks#${id}`,
  ])
  const accept = button('accept')
  // Forged, kept for too long, from the future, by somebody else, and from another team.
  expect(await slack.click(slackUrl, { ...accept, user: 'UBOB', secret: 'guessed' })).toBe(422)
  const now = Math.floor(Date.now() / 1000)
  for (const at of [now - 600, now + 600])
    expect(await slack.click(slackUrl, { ...accept, user: 'UBOB', at })).toBe(422)
  expect(await slack.click(slackUrl, { ...accept, user: 'UMARA' })).toBe(200)
  expect(await slack.click(slackUrl, { ...accept, user: 'UBOB', team: 'TOTHER' })).toBe(200)
  expect(await slack.click(slackUrl, { ...accept, value: `${id}.accept`, user: 'UBOB' })).toBe(200)
  expect(await stageOf(id)).toBe('awaiting_connector')
  expect(await slack.click(slackUrl, { ...accept, user: 'UBOB' })).toBe(200)
  expect(await stageOf(id)).toBe('connector_replied')
  // A second click changes nothing any more.
  expect(await slack.click(slackUrl, { ...button('decline'), user: 'UBOB' })).toBe(200)
  expect(await stageOf(id)).toBe('connector_replied')
  for (let i = 0; i < 3; i += 1) await world.work()
  expect(asked).toMatchObject({ blocks: [], text: expect.stringContaining('You said yes.') })
  // The asker hears of it in their own chat.
  expect(slack.messages.filter(({ channel }) => channel === 'DMARA')).toHaveLength(1)
})

test('an ask is answered by a button in Telegram; what was answered in the app meanwhile is over', async () => {
  const { world, bob, connect, ask, choose, telegram, stageOf } = await stage()
  const chat = await connect.telegram(bob)
  await choose(bob)
  const first = await ask()
  const asked = telegram.messages.at(-1)!
  const data = (end: string) => asked.buttons.find((one) => one.data?.endsWith(end))!.data!
  expect(Buffer.byteLength(data('decline'))).toBeLessThanOrEqual(64)
  expect(await telegram.press(asked.id, data('decline'), { id: chat + 1 })).toBe(200)
  expect(await telegram.press(asked.id, data('decline'), { id: chat }, 'guessed')).toBe(422)
  expect(await stageOf(first)).toBe('awaiting_connector')
  expect(await telegram.press(asked.id, data('decline'), { id: chat })).toBe(200)
  expect(await stageOf(first)).toBe('declined')
  await world.work()
  expect(asked).toMatchObject({ text: expect.stringContaining('You said no.'), buttons: [] })
  expect(telegram.answered).toHaveLength(2)

  const second = await ask('Joost')
  const again = telegram.messages.at(-1)!
  await world.superuser.query("update account.memberships set role = 'viewer' where user_id = $1", [bob.user.id])
  const value = again.buttons.find((one) => one.data?.endsWith('accept'))!.data!
  expect(await telegram.press(again.id, value, { id: chat })).toBe(200)
  // Whoever may not answer in the app may not here.
  expect(
    (
      await world.superuser.query('select answer from outreach.channel_messages where answer is null and about = $1', [
        second,
      ])
    ).rowCount,
  ).toBe(1)
  await world.superuser.query("update account.memberships set role = 'member' where user_id = $1", [bob.user.id])
  await world.as(bob).asks.reply({ params: { id: second }, body: { reply: 'decline' } })
  await telegram.press(again.id, again.buttons.find((one) => one.data?.endsWith('accept'))!.data!, { id: chat })
  await world.work()
  expect(again.text).toContain('No reply is needed any more.')
})
