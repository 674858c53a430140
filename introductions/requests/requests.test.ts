import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { movesMessages } from '../moves/moves.messages.ts'
import { requestsMessages } from './requests.messages.ts'
import { stageOf, statusesFor, type RawStatus } from '../stages/stages.rules.ts'

test('a request is drafted, asked, answered and comes to its end', async () => {
  const { world, me, bob, find } = await introductionStage()
  const { requests } = world.as(me)
  const target = { personId: await find('Ana') }
  const draft = await requests.create({ body: { target, connector: { personId: bob.user.id }, message } })
  expect(draft).toMatchObject({
    isMine: true,
    askedBy: { name: 'Mara Lind' },
    target: { ...target, name: 'Ana Ribeiro', company: 'Northgate, Inc.' },
    connector: { personId: bob.user.id, name: 'Bob Reyes', kind: 'member', email: bob.user.email },
    subject: 'Introduction: Mara Lind',
    dashboardStatus: 'pending',
    connectorStatus: 'drafted',
    targetStatus: 'not_contacted',
    waitsFor: 'me',
    route: { via: { personId: bob.user.id }, path: { viaName: 'Bob Reyes', hops: 2 } },
    joined: null,
    notice: null,
  })
  expect(draft.route!.breakdown.map(({ factor }) => factor)).toEqual(['knows', 'acts', 'engages'])
  const params = { id: draft.id }
  const asked = await requests.update({ params, body: { status: 'requested' } })
  expect(asked).toMatchObject({ status: 'awaiting_connector', stage: 'awaiting_connector', waitsFor: 'connector' })
  expect(asked.connectorOpenAsks).toBe(1)

  const { items } = await world.as(bob).asks.list({})
  expect(items).toMatchObject([
    { id: draft.id, askedBy: { name: 'Mara Lind' }, target: { name: 'Ana Ribeiro' }, message },
  ])
  await world.as(bob).asks.reply({ params, body: { reply: 'accept' } })
  expect(await requests.show({ params })).toMatchObject({ dashboardStatus: 'approved', waitsFor: 'connector' })
  for (const status of ['sent', 'replied', 'meeting', 'converted']) await requests.update({ params, body: { status } })
  const done = await requests.show({ params })
  expect(done).toMatchObject({ dashboardStatus: 'completed', connectorStatus: 'completed', targetStatus: 'converted' })
  expect(done.moves).toEqual([])
  expect(done.timeline.map(({ kind, by }) => `${by} ${kind}`)).toEqual([
    'asker created',
    'asker asked',
    'connector accepted',
    'asker intro_sent',
    'asker target_replied',
    'asker meeting_booked',
    'asker converted',
  ])
  const { rows } = await world.superuser.query('select kind, by from introductions.outcomes order by at, id')
  expect(rows.map(({ kind }) => kind)).toEqual([
    'connector_accepted',
    'intro_sent',
    'target_replied',
    'meeting_booked',
    'converted',
  ])
})

test('a word that is in no row of the table is refused with the accepted ones, and a move that is not allowed with the allowed', async () => {
  const { world, me, bob, find } = await introductionStage()
  const { requests } = world.as(me)
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  const unknown = requests.create({ body: { ...body, status: 'nearly' } })
  await expect(unknown).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'status', message: expect.stringContaining('awaiting_connector') }] },
  })
  const { id } = await requests.create({ body: { ...body, status: 'converted' } })
  const back = requests.update({ params: { id }, body: { status: 'draft' } })
  await expect(back).rejects.toMatchObject({
    status: 409,
    problem: { errors: [{ message: movesMessages.isFinal({ from: 'converted' }) }] },
  })
  const second = await requests.create({ body: { ...body, status: 'sent' } })
  const backwards = requests.update({ params: { id: second.id }, body: { status: 'pending' } })
  await expect(backwards).rejects.toMatchObject({
    status: 409,
    problem: { detail: expect.stringMatching(/target_replied, meeting_booked, converted, declined,.* cancelled/) },
  })
})

test('every raw word sets the three statuses of its row, and the same word again changes nothing', async () => {
  const { world, me, bob, find } = await introductionStage()
  const { requests } = world.as(me)
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  for (const status of [
    'drafted',
    'awaiting_connector',
    'accepted',
    'intro_sent',
    'replied',
    'meeting_booked',
    'completed',
  ]) {
    const made = await requests.create({ body: { ...body, status } })
    expect(made).toMatchObject(statusesFor(stageOf(status as RawStatus)))
    const again = await requests.update({ params: { id: made.id }, body: { status } })
    expect(again.version).toBe(made.version)
    if (made.moves.length > 0) await requests.update({ params: { id: made.id }, body: { status: 'archived' } })
  }
})

test('tabs and counts say where things stand, page by page', async () => {
  const { world, me, bob, find } = await introductionStage()
  const { requests } = world.as(me)
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  for (const status of ['draft', 'draft', 'completed', 'declined', 'archived', 'sent'])
    await requests.create({ body: { ...body, status } })
  const all = await requests.list({})
  expect(all.counts).toEqual({ all: 6, active: 3, in_progress: 1, completed: 1, declined: 1 })
  expect(all.waiting).toEqual({ me: 2, connector: 0, target: 1 })
  const pages = [await requests.list({ query: { limit: 4 } })]
  pages.push(await requests.list({ query: { limit: 4, cursor: pages[0]!.next! } }))
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items)
  expect(pages[1]!.next).toBeNull()
  const active = await requests.list({ query: { tab: 'active' } })
  expect(active.items.map(({ status }) => status)).toEqual(['intro_sent', 'drafted', 'drafted'])
  await expect(requests.list({ query: { limit: 101 } })).rejects.toMatchObject({ status: 400 })
})

test('words change while it is a draft, and not over a change that was not seen', async () => {
  const { world, me, bob, find } = await introductionStage()
  const { requests } = world.as(me)
  const target = { personId: await find('Ana') }
  const { id } = await requests.create({ body: { target, connector: { personId: bob.user.id }, message: 'Hi Bob' } })
  const params = { id }
  const seen = await fetch(`${world.origin()}/api/dashboard/intro-requests/${id}`, { headers: { cookie: me.cookie! } })
  const ifMatch = { 'if-match': seen.headers.get('etag')! }
  const changed = await requests.update({ params, headers: ifMatch, body: { message, nextStep: 'Twenty minutes' } })
  expect(changed).toMatchObject({ message, nextStep: 'Twenty minutes', hints: [] })
  const stale = requests.update({ params, headers: ifMatch, body: { subject: 'Another' } })
  await expect(stale).rejects.toMatchObject({ status: 412 })
  await requests.update({ params, body: { status: 'pending' } })
  await expect(requests.update({ params, body: { message: 'Too late' } })).rejects.toMatchObject({ status: 409 })
})

test('a path that does not exist, or no longer exists, is refused', async () => {
  const { world, me, bob, find } = await introductionStage()
  const ida = await join(world, me, 'member', 'Ida Berg')
  const { requests } = world.as(me)
  const target = { personId: await find('Ana') }
  const through = (personId: string) => requests.create({ body: { target, connector: { personId }, message } })
  await expect(through(ida.user.id)).rejects.toMatchObject({ status: 409 })
  await expect(through(me.user.id)).rejects.toMatchObject({ status: 409 })
  await expect(through('11111111-1111-4111-8111-111111111111')).rejects.toMatchObject({ status: 404 })
  const { id } = await through(bob.user.id)
  await world.as(bob).sharing.change({ body: { mode: 'private' } })
  expect(await requests.show({ params: { id } })).toMatchObject({ route: { path: { viaName: 'Bob Reyes' } } })
  await expect(requests.update({ params: { id }, body: { status: 'pending' } })).rejects.toMatchObject({ status: 409 })
  await expect(through(bob.user.id)).rejects.toMatchObject({ status: 404 })
})

test('a contact who is no user is asked at the address that I have or give', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(
    world,
    me,
    'Connections.csv',
    connections([
      'Ines,Moreau,https://www.linkedin.com/in/ines,ines@kade.example,Kade,Analyst,08 Feb 2024',
      'Omar,Said,https://www.linkedin.com/in/omar,,Kade,Engineer,08 Feb 2024',
      'Joost,de Wit,https://www.linkedin.com/in/joost,,Kade,Founder,02 May 2026',
    ]),
  )
  const { contacts, requests, networkIntro } = world.as(me)
  const idOf = new Map((await contacts.list({})).items.map(({ id, name }) => [name.split(' ')[0]!, id]))
  const target = { personId: idOf.get('Joost')! }
  const ines = await requests.create({
    body: { target, connector: { personId: idOf.get('Ines')! }, message, status: 'pending' },
  })
  expect(ines).toMatchObject({
    connector: { kind: 'contact', email: 'ines@kade.example' },
    stage: 'awaiting_connector',
  })
  expect(ines.fallbackPaths.map(({ via }) => via.name)).toEqual(['Omar Said'])
  const omar = { params: { id: idOf.get('Omar')! } }
  await world.as(me).ratings.rate({ ...omar, body: { familiarity: 'not_at_all' } })
  expect((await requests.show({ params: { id: ines.id } })).fallbackPaths).toEqual([])
  await world.as(me).ratings.takeBack(omar)
  const ask = { target, connector: { personId: idOf.get('Omar')! }, message }
  const nowhere = requests.create({ body: { ...ask, status: 'pending' } })
  await expect(nowhere).rejects.toMatchObject({ status: 409, problem: { errors: [{ field: 'connector.email' }] } })
  const draft = await requests.create({ body: ask })
  expect(draft.hints).toMatchObject([{ code: 'no_address', blocks: true }])
  const params = { id: draft.id }
  const asked = await requests.update({ params, body: { connectorEmail: 'Omar@kade.example', status: 'pending' } })
  expect(asked).toMatchObject({ stage: 'awaiting_connector', connector: { email: 'omar@kade.example' } })

  const found = await networkIntro.create({ body: { personId: target.personId, message } })
  expect(found).toMatchObject({ stage: 'drafted', connector: { kind: 'contact' } })
  const another = { personId: idOf.get('Ines')! }
  const again = await requests.create({
    body: { target: another, connector: { personId: idOf.get('Omar')! }, message },
  })
  expect(again, 'the address that was typed is known').toMatchObject({ connector: { email: 'omar@kade.example' } })
  const next = await requests.nextPath({ params: { id: ines.id } })
  expect(next).toMatchObject({ stage: 'drafted', connector: { name: 'Omar Said' }, message, fallbackPaths: [{}] })
  expect(await requests.show({ params: { id: ines.id } })).toMatchObject({ stage: 'cancelled' })
})

test('somebody nobody has on record is asked for through the connector I name, and the path says that I named them', async () => {
  const { world, me, bob } = await introductionStage()
  const { requests } = world.as(me)
  const target = { name: 'Grace Osei', company: 'Lumen', email: 'grace@lumen.example' }
  const made = await requests.create({ body: { target, connector: { personId: bob.user.id }, message } })
  expect(made).toMatchObject({
    target: { personId: null, name: 'Grace Osei' },
    route: {
      path: {
        status: 'none',
        explanation: [requestsMessages.statedPath({ connector: 'Bob Reyes', target: 'Grace Osei' })],
      },
    },
    fallbackPaths: [],
  })
  const known = { name: 'A. Ribeiro', linkedinUrl: 'https://www.linkedin.com/in/ana' }
  const inSight = await requests.create({ body: { target: known, connector: { personId: bob.user.id }, message } })
  expect(inSight).toMatchObject({ target: { name: 'A. Ribeiro' }, route: { path: { hops: 2 } } })
  expect(inSight.target.personId).not.toBeNull()
})

test('nobody else sees it, moves it, or answers it', async () => {
  const { world, me, bob, find } = await introductionStage()
  const ida = await join(world, me, 'admin', 'Ida Berg')
  const stranger = await world.signUp('Eve')
  const target = { personId: await find('Ana') }
  const body = { target, connector: { personId: bob.user.id }, message, status: 'pending' }
  const { id } = await world.as(me).requests.create({ body })
  const params = { id }
  for (const who of [ida, stranger, bob]) {
    const { requests } = world.as(who)
    expect(await requests.list({})).toMatchObject({ items: [], counts: { all: 0 } })
    await expect(requests.show({ params })).rejects.toMatchObject({ status: 404 })
    await expect(requests.update({ params, body: { status: 'sent' } })).rejects.toMatchObject({ status: 404 })
    await expect(requests.nextPath({ params })).rejects.toMatchObject({ status: 404 })
  }
  for (const who of [ida, stranger, me]) {
    expect((await world.as(who).asks.list({})).items).toEqual([])
    const answer = world.as(who).asks.reply({ params, body: { reply: 'accept' } })
    await expect(answer).rejects.toMatchObject({ status: 404 })
  }
})

test('what the asker notes with an outcome is theirs alone, and is no record by itself', async () => {
  const { world, me, bob, find } = await introductionStage()
  const { requests } = world.as(me)
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  const { id } = await requests.create({ body: { ...body, status: 'pending' } })
  const note = 'Bob wrote on Monday.\nShe is on leave until May.'
  await requests.update({ params: { id }, body: { status: 'sent', note } })
  const { timeline } = await requests.show({ params: { id } })
  expect(timeline.at(-1)).toMatchObject({ kind: 'intro_sent', note })
  const { rows } = await world.superuser.query('select note from introductions.outcomes where note is not null')
  expect(rows).toEqual([{ note }])
  expect(JSON.stringify(await world.as(bob).asks.list({}))).not.toContain('on leave')
  await expect(requests.update({ params: { id }, body: { note: 'Alone' } })).rejects.toMatchObject({ status: 422 })
})
