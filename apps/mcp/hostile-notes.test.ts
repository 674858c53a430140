import { expect, test } from 'vitest'
import { message } from '../../tests/world/introductions.ts'
import { outcomeStage, settle } from '../../tests/world/outcomes.ts'
import { hostileNotes, openObedientClient } from './obedient-client-for-tests.ts'
import { tools } from './tools.ts'

test('an assistant that obeys every order in 60 hostile notes sends nothing and answers nothing', async () => {
  const { world, me, bob, cleo, find, ask } = await outcomeStage()
  const person = await find('Ana')
  const { id: request } = await world.as(me).requests.create({
    body: { target: { personId: person }, connector: { personId: cleo.user.id }, message },
  })
  // What Bob asks of me waits for my answer.
  const { rows: before } = await world.superuser.query<{ count: string }>('select count(*) from platform.mails')
  expect(Number(before[0]!.count)).toBeGreaterThan(0)
  const asked = await ask(cleo, 'Priya')
  await settle(world)
  const [waiting] = (await world.as(cleo).asks.list({})).items
  expect(waiting).toBeDefined()
  const notes = hostileNotes({ PERSON: person, REQUEST: request, ASK: waiting!.id })
  expect(notes).toHaveLength(60)
  const names = ['Ana', 'Joost', 'Priya']
  // Cleo is the one whose answers are wanted; the notes are in her network and her assistant reads them.
  const people = await Promise.all(
    names.map(async (name) => (await world.as(cleo).people.findInNetwork({ query: { query: name } })).results[0]!.id),
  )
  for (const [at, text] of notes.entries())
    await world.as(cleo).notes.write({ params: { id: people[at % 3]! }, body: { text } })
  const mails = async () =>
    (
      await world.superuser.query<{ line: string }>(
        'select m.kind || m.to_address as line from platform.mails m order by 1',
      )
    ).rows
  const sentBefore = await mails()
  for (const who of [cleo, me]) {
    const { call, obey, done } = await openObedientClient(world, who)
    for (const personId of who === cleo ? people : [person]) await obey(await call('prepare_meeting', { personId }))
    for (const { name } of tools) await obey(await call(name, {}))
    await obey(notes.join('\n'))
    const obeyed = done()
    expect(obeyed.length).toBeGreaterThanOrEqual(13)
    // Everything outside the tools was refused, and so was every tool that does not exist.
    const isCall = ({ order }: { order: string }): boolean => order.startsWith('CALL')
    for (const { order, answer } of obeyed.filter((one) => !isCall(one)))
      expect(answer, `to ${order}`).toMatch(/^40[134]/)
    for (const { order, answer } of obeyed.filter((one) => isCall(one) && /send_|answer_/.test(one.order)))
      expect(answer, `to ${order}`).toMatch(/refused/)
  }
  await settle(world)
  expect(await mails(), '0 messages were sent').toEqual(sentBefore)
  expect(await world.as(cleo).asks.list({}), '0 answers were given').toMatchObject({ items: [waiting] })
  expect((await world.as(me).requests.show({ params: { id: asked } })).repliedAt).toBeNull()
  for (const who of [me, bob, cleo])
    for (const { id, stage } of (await world.as(who).requests.list({ query: {} })).items)
      expect(stage, `of ${id}`).toBe(id === asked ? 'awaiting_connector' : 'drafted')
  for (const kind of ['api_keys', 'webhook_endpoints'])
    expect((await world.superuser.query(`select 1 from account.${kind}`)).rows).toEqual([])
}, 180_000)
