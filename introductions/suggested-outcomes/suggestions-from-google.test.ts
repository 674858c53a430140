import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { message } from '../../tests/world/introductions.ts'
import { suiteStage } from '../../tests/world/suites.ts'

test('what a connected account reads becomes a suggestion with the next sync', async () => {
  const { world, me, mailbox, connect, sync } = await suiteStage('google', { messages: 40, events: 10 })
  const row = 'Ben,Ode,https://www.linkedin.com/in/ben-ode,ben@ode.example,Ode,Partner,08 Feb 2024'
  await bring(world, me, 'Connections.csv', connections([row]))
  const { items: contacts } = await world.as(me).contacts.list({})
  const { id: requestId } = await world.as(me).requests.create({
    body: {
      target: { name: 'Carla Diaz', company: 'Lumen' },
      connector: { personId: contacts.find(({ name }) => name === 'Ben Ode')!.id },
      message,
      status: 'pending',
    },
  })
  const { id } = await connect()
  await world.work()
  const suggestions = async () => (await world.as(me).suggestedOutcomes.list({})).items
  expect(await suggestions()).toEqual([])

  const [ben, carla] = [
    { name: 'Ben', address: 'ben@ode.example' },
    { name: 'Carla Díaz', address: 'carla@lumen.example' },
  ]
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const common = { kind: 'conversation' as const, folder: 'inbox' as const, cc: [], extraHeaders: [] }
  mailbox.messages.add({ ...common, from: ben, to: [mailbox.account, carla], sentAt: soon(1) })
  await sync(id)
  expect(await suggestions()).toMatchObject([{ requestId, outcome: 'intro_sent', records: 1 }])
  mailbox.messages.add({ ...common, from: carla, to: [mailbox.account], sentAt: soon(2) })
  await sync(id)
  expect(await suggestions()).toMatchObject([{ requestId, outcome: 'target_replied', records: 1 }])
})
