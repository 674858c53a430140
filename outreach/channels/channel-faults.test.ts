import { describe, expect, test } from 'vitest'
import { providers } from '@wellmet/connections/providers/providers.ts'
import type { ScriptedFault } from '../../tools/stand-ins/faults.ts'
import { connectingIn, startChannels } from '../../tests/world/channels.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { channelPlatforms, type ChannelPlatform } from './channels.contract.ts'
import { chatOf, chatProviders } from './chat-providers.ts'

async function stage(platform: ChannelPlatform) {
  const chats = await startChannels()
  const world = await worldForThisTest(chats.settings)
  const me = await world.signUp('Ana Lima')
  const connect = connectingIn(world, chats)
  if (platform === 'teams') await connect.teams(me, 'me')
  else await connect[platform](me)
  await world.work()
  const server = chats[platform]
  const arrived = () => {
    const texts = { slack: chats.slack.messages, teams: chats.teams.posted, telegram: chats.telegram.messages }
    return texts[platform].filter(({ text }) => text.includes('Once')).length
  }
  const api = world.as(me).channels
  const state = async () => (await api.messages({})).items[0]!.state
  return { world, server, arrived, api, state }
}

/** Which answers a message can get, what became of it then, and how often it arrived: never twice. */
const faults: [
  name: string,
  fault: ScriptedFault,
  state: Partial<Record<ChannelPlatform, string>> & { other: string },
  arrived: number,
][] = [
  ['too many requests, with a pause', { kind: 'too many requests', retryAfter: 1 }, { other: 'sent' }, 1],
  ['too many requests, twice', { kind: 'too many requests', retryAfter: 1, times: 2 }, { other: 'sent' }, 1],
  ['an error of the server', { kind: 'server error', status: 502 }, { other: 'unknown' }, 0],
  ['a server that is busy', { kind: 'server error', status: 503 }, { other: 'unknown' }, 0],
  [
    'an answer that breaks off after the message was taken',
    { kind: 'cut body' },
    { other: 'unknown', teams: 'sent' },
    1,
  ],
  ['an answer that trickles in', { kind: 'slow body', ms: 300 }, { other: 'sent' }, 1],
  ['a clock that goes wrong', { kind: 'wrong clock', aheadBySeconds: -7200 }, { other: 'sent' }, 1],
  ['a refused access', { kind: 'unauthorized', times: 3 }, { other: 'failed' }, 0],
  [
    'a refusal',
    { kind: 'this answer', status: 400, body: { ok: false, error: 'restricted_action', description: 'No' } },
    { other: 'failed' },
    0,
  ],
]

test('every provider that sends messages is among those that the faults are tried on', () => {
  const declared = providers.filter((provider) => provider.chat).map(({ name }) => name)
  expect(declared.toSorted()).toEqual([...channelPlatforms].toSorted())
  expect(chatProviders.map(({ name }) => name)).toEqual([...channelPlatforms])
})

describe.each(channelPlatforms)('%s', (platform) => {
  const sentAs = chatOf(platform).confirms ? 'sent' : 'accepted'

  test.each(faults)('%s never sends a message twice', async (_name, fault, expected, times) => {
    const { world, server, arrived, api, state } = await stage(platform)
    const isSending = ({ path }: { path: string }) => /chat\.postMessage|sendMessage|invoke/.test(path)
    server.faults.script({ ...fault, when: isSending })
    await api.send({ body: { to: { kind: 'me', platform }, text: 'Once' } })
    for (let tries = 0; tries < 6; tries += 1) {
      await world.work()
      await world.superuser.query(
        "update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at < now() + interval '1 minute'",
      )
    }
    const wanted = expected[platform] ?? expected.other
    expect(await state()).toBe(wanted === 'sent' ? sentAs : wanted)
    expect(arrived()).toBe(times)
  })

  test('a worker that died while it sent leaves the message as it is', async () => {
    const { world, arrived, api, state } = await stage(platform)
    const { id } = await api.send({ body: { to: { kind: 'me', platform }, text: 'Once' } })
    await world.superuser.query("update outreach.channel_messages set state = 'sending' where id = $1", [id])
    await world.work()
    expect([await state(), arrived()]).toEqual(['unknown', 0])
  })
})
