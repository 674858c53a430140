import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import type { Somebody, World } from '../../tests/world/world.ts'
import { ana, joost, stage } from '../guest-pages/guest-pages-for-tests.ts'
import { requestsMessages } from '../requests/requests.messages.ts'

/** Where somebody still stands after they were erased: every table of introductions, and what was or will be told. */
async function tracesOf({ superuser }: World, needles: string): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema = 'introductions' or table_schema || '.' || table_name in ('platform.mails', 'platform.outbox', 'account.notifications')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await superuser.query(`select from ${name} t where t::text ~* $1 limit 1`, [`\\m(${needles})\\M`])
    if (hits.rowCount) found.push(name)
  }
  return found.toSorted()
}

const contactOf = async ({ as }: World, who: Somebody, name: string): Promise<string> =>
  (await as(who).contacts.list({})).items.find((contact) => contact.name.startsWith(name))!.id

const remove = async (world: World, who: Somebody, name: string): Promise<void> => {
  await world.as(who).deletions.delete({ params: { id: await contactOf(world, who, name) } })
  await world.work()
}

test('of a connector who was erased nothing is left, what was open ends, and nobody is written to', async () => {
  const { world, mara, ask, tokenTo, reply, consentPage, askPage } = await stage()
  const [asked, answered, told] = [
    await ask({
      message: 'Ana Ribeiro said that we should talk. Could we, on Tuesday?',
      nextStep: 'Twenty minutes, says Ana Ribeiro.',
    }),
    await ask({ target: { name: 'Priya Raman', company: 'Heliograph' } }),
    await ask({ target: { name: 'Tariq Aziz', company: 'Brightwater' } }),
  ]
  const links = { ana: await tokenTo(ana), joost: '' }
  const tokens = (await world.mails(ana)).map(({ body }) => body.match(/\/guest\/asks\/([\w-]{43})/)![1]!)
  await reply(tokens[0]!, { reply: 'accept', how: 'ask_target', targetEmail: joost })
  await reply(tokens[1]!, { reply: 'decline', reason: 'not_close', note: 'Priya and Ana Ribeiro met once.' })
  await world.work()
  links.joost = await tokenTo(joost)
  expect(await tracesOf(world, 'ana ribeiro|ana@northgate')).toEqual(
    expect.arrayContaining([
      'account.notifications',
      'introductions.requests',
      'introductions.request_events',
      'platform.mails',
    ]),
  )
  // Two that did not go out yet: to the connector, and to who would be asked.
  await world.superuser.query(`update platform.mails set status = 'queued'`)
  const waiting = (await world.mails(ana)).length
  expect(waiting).toBeGreaterThan(2)
  await remove(world, mara, 'Ana')
  expect(await tracesOf(world, 'ana ribeiro|ana@northgate')).toEqual([])
  expect([await world.mails(ana), await world.mails(joost)]).toEqual([[], []])
  for (const token of [links.ana, ...tokens])
    await expect(askPage(token)).rejects.toMatchObject({ code: 'link_not_valid' })
  await expect(consentPage(links.joost)).rejects.toMatchObject({ code: 'link_not_valid' })

  const show = (id: string) => world.as(mara).requests.show({ params: { id } })
  expect(await show(asked)).toMatchObject({
    hasDeletedPerson: true,
    stage: 'cancelled',
    target: { name: 'Joost de Wit' },
    connector: { name: requestsMessages.deletedPerson(), email: null, kind: 'contact' },
    message: 'Could we, on Tuesday?',
    nextStep: null,
    context: null,
    moves: [],
  })
  expect((await show(asked)).timeline.at(-1)).toMatchObject({ by: 'asker', kind: 'erased', to: 'cancelled' })
  const declined = await show(answered)
  expect(declined).toMatchObject({ hasDeletedPerson: true, stage: 'declined' })
  expect(declined.timeline.map(({ note }) => note).filter(Boolean)).toEqual(['not_close'])
  expect(await show(told)).toMatchObject({ hasDeletedPerson: true, stage: 'cancelled' })
  await expect(
    world.as(mara).requests.update({ params: { id: asked }, body: { status: 'draft' } }),
  ).rejects.toMatchObject({ status: 409 })
})

test('of a target who was erased the row stays for the numbers of who asked', async () => {
  const { world, me } = await introductionStage()
  const row = (first: string) =>
    `${first},Costa,https://www.linkedin.com/in/${first},${first}@kade.example,Kade,Founder,02 May 2026`
  await bring(world, me, 'Connections.csv', connections([row('Rui'), row('Lea')]))
  const connector = { personId: await contactOf(world, me, 'Lea') }
  const described = { name: 'Rui Costa', email: 'rui@kade.example' }
  const { requests } = world.as(me)
  const ended = await requests.create({
    body: { target: described, connector, message: 'Rui, could we talk?', status: 'completed' },
  })
  const open = await requests.create({
    body: { target: { name: 'Rui Costa', company: 'Kade' }, connector, message: 'Rui, once more?', status: 'pending' },
  })
  await world.work()
  const counted = async () => (await world.as(me).outcomeGraph.summary({})).mine
  const before = await counted()
  await remove(world, me, 'Rui')
  expect(await tracesOf(world, 'rui')).toEqual([])
  const nothingOpen = { open: 0, waitingWithConnectors: 0 }
  expect(await counted()).toEqual({ ...before, totals: { ...before.totals, ...nothingOpen } })
  expect(await requests.show({ params: { id: ended.id } })).toMatchObject({
    hasDeletedPerson: true,
    stage: 'converted',
    target: { personId: null, name: requestsMessages.deletedPerson(), company: null, title: null },
    connector: { name: 'Lea Costa' },
    route: { path: { explanation: [] }, breakdown: [] },
    fallbackPaths: [],
  })
  expect(await requests.show({ params: { id: open.id } })).toMatchObject({ hasDeletedPerson: true, stage: 'cancelled' })
  const keys = await world.superuser.query('select distinct target_key from introductions.requests')
  expect(keys.rowCount).toBe(1)
})

test('who knew somebody through a teammate alone loses them with the teammate, who knows them too does not', async () => {
  const { world, me, bob, find } = await introductionStage()
  const carl = await join(world, me, 'member', 'Carl Ito')
  const own = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
  await bring(world, carl, 'Connections.csv', connections([own]))
  const connector = { personId: bob.user.id }
  const mine = await world
    .as(me)
    .requests.create({ body: { target: { personId: await find('Ana') }, connector, message, status: 'pending' } })
  const other = await world
    .as(me)
    .requests.create({ body: { target: { personId: await find('Joost') }, connector, message, status: 'pending' } })
  const known = await world.as(carl).requests.create({
    body: { target: { name: 'Ana Ribeiro', email: 'ana@northgate.example' }, connector, message },
  })
  await world.work()
  const before = await world.as(carl).requests.show({ params: { id: known.id } })
  await remove(world, bob, 'Ana')
  expect(await world.as(me).requests.show({ params: { id: mine.id } })).toMatchObject({
    hasDeletedPerson: true,
    stage: 'cancelled',
    target: { name: requestsMessages.deletedPerson() },
    connector: { name: 'Bob Reyes' },
  })
  expect(await world.as(me).requests.show({ params: { id: other.id } })).toMatchObject({
    hasDeletedPerson: false,
    stage: 'awaiting_connector',
  })
  expect((await world.as(bob).asks.list({})).items.map(({ target }) => target.name)).toEqual(['Joost de Wit'])
  const after = await world.as(carl).requests.show({ params: { id: known.id } })
  expect(after).toMatchObject({
    hasDeletedPerson: false,
    stage: 'cancelled',
    target: before.target,
    message: before.message,
    route: { path: { explanation: [] } },
  })
  expect(after.timeline.at(-1)).toMatchObject({ by: 'connector', kind: 'path_gone' })
})
