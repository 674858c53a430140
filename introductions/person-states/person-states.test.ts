import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { expect, test } from 'vitest'
import { introductionStage, message, type Stage } from '../../tests/world/introductions.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import type { Somebody } from '../../tests/world/world.ts'
import { savePersonStatesJob } from './person-states.jobs.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'

const saved = `select role, stage, ended_by as "endedBy" from identity.person_states s join identity.member_networks n on n.id = s.network_id
  where n.user_id = $1 order by s.saved_at`

async function asked(stage: Stage, name: string): Promise<string> {
  const { world, me, bob, find } = stage
  const body = { target: { personId: await find(name) }, connector: { personId: bob.user.id }, message }
  return (await world.as(me).requests.create({ body: { ...body, status: 'pending' } })).id
}

/** What every place says of somebody, as one sees them. */
async function everywhere({ world, find }: Stage, who: Somebody, name: string): Promise<PersonState[]> {
  const id = await find(name)
  const as = world.as(who)
  const { person } = await as.paths.person({ params: { id } })
  const profile = await as.people.profile({ params: { id } })
  const [found] = (await as.people.searchNetwork({ body: { query: person.name } })).results
  const top = (await as.paths.top({})).people.find((one) => one.id === id)
  return [person, profile, found!, top!].map(({ personState }) => personState)
}

const move = ({ world, me }: Stage, id: string, status: string, more: object = {}) =>
  world.as(me).requests.update({ params: { id }, body: { status, ...more } })

test('every place says the same after every move, and the row is written with the move', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const states: string[] = []
  const look = async () => {
    const [first, ...others] = await everywhere(stage, me, 'Ana')
    for (const other of others) expect(other).toEqual(first)
    states.push(first!.state)
    const [request] = (await world.as(me).requests.list({})).items
    expect(request?.personState ?? first).toEqual(first)
  }
  await look()
  const id = await asked(stage, 'Ana')
  await look()
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
  await look()
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'sent' } })
  await look()
  await move(stage, id, 'target_replied')
  await look()
  await move(stage, id, 'meeting_booked', { meetingAt: addDays(new Date(), 3).toISOString() })
  await look()
  await world.as(me).requests.update({
    params: { id },
    body: { meetingAt: addDays(new Date(), -1).toISOString() },
  })
  await look()
  await move(stage, id, 'converted')
  await look()
  expect(states).toEqual([
    'hardly_reachable',
    'waiting_for_connector',
    'promised',
    'introduced',
    'your_turn_answer',
    'meeting',
    'your_turn_outcome',
    'succeeded',
  ])
  expect((await world.superuser.query(saved, [me.user.id])).rows).toEqual([
    { role: 'asker', stage: 'converted', endedBy: null },
  ])
})

test('the connector sees what is asked of them on the person, and nobody else sees anything of it', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const other = await join(world, me, 'member', 'Olu Ade')
  await world.as(other).sharing.show({})
  const stateFor = async (who: Somebody) => (await everywhere(stage, who, 'Ana'))[0]!
  const before = await stateFor(other)
  const id = await asked(stage, 'Ana')
  expect(await stateFor(bob)).toMatchObject({
    state: 'asked_of_you',
    waitsOn: 'me',
    requestId: id,
    first: { does: 'answer' },
    says: { text: 'Mara would like to meet Ana' },
  })
  expect(await stateFor(other)).toEqual(before)
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
  expect(await stateFor(bob)).toMatchObject({ state: 'you_promised', first: { does: 'introduce' } })
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'sent' } })
  expect((await stateFor(bob)).requestId).toBeNull()
})

test('how it ended is said: a no, a withdrawal, and a draft that was thrown away says nothing', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const no = await asked(stage, 'Ana')
  await world.as(bob).asks.reply({ params: { id: no }, body: { reply: 'decline' } })
  expect((await everywhere(stage, me, 'Ana'))[0]).toMatchObject({
    state: 'said_no',
    says: { text: 'Bob can’t right now' },
    never: ['ask_connector'],
  })
  const withdrawn = await asked(stage, 'Joost')
  await move(stage, withdrawn, 'cancelled')
  expect((await everywhere(stage, me, 'Joost'))[0]).toMatchObject({ says: { text: 'You withdrew it' } })
  const body = { target: { personId: await stage.find('Priya') }, connector: { personId: bob.user.id }, message }
  const { id: draft } = await world.as(me).requests.create({ body })
  expect((await everywhere(stage, me, 'Priya'))[0]).toMatchObject({ state: 'draft', first: { does: 'finish_draft' } })
  await move(stage, draft, 'cancelled')
  expect((await everywhere(stage, me, 'Priya'))[0]!.requestId).toBeNull()
})

test('states that are missing, or behind their request, are written by the job', async () => {
  const stage = await introductionStage()
  const { world, me } = stage
  await asked(stage, 'Ana')
  const before = (await world.superuser.query(saved, [me.user.id])).rows
  await world.superuser.query(`delete from identity.person_states`)
  expect((await everywhere(stage, me, 'Ana'))[0]!.state).toBe('hardly_reachable')
  const run = async () => {
    await world.services.database.system.asSystem((tx) => enqueue(tx, savePersonStatesJob, {}))
    await world.work()
  }
  await run()
  expect((await world.superuser.query(saved, [me.user.id])).rows).toEqual(before)
  // As a process of the release before would, which knows nothing of states.
  await world.superuser.query(
    `update introductions.requests set stage = 'intro_sent', sent_at = now(), version = version + 1`,
  )
  await run()
  expect((await everywhere(stage, me, 'Ana'))[0]!.state).toBe('introduced')
})

test('a merge takes the state along, a later move keeps it there, and undoing gives it back', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const id = await asked(stage, 'Ana')
  await bring(
    world,
    me,
    'Connections.csv',
    connections(['Ana,Ribeiro,https://www.linkedin.com/in/ana,,Northgate,Partner,08 Feb 2024']),
  )
  await bring(
    world,
    me,
    'Other.csv',
    connections(['Anna,Ribeiro,https://www.linkedin.com/in/anna-ribeiro,anna@home.example,,Partner,08 Feb 2024']),
  )
  const { items } = await world.as(me).contacts.list({})
  const [one, other] = ['Ana', 'Anna'].map((name) => items.find((contact) => contact.name.startsWith(`${name} `))!)
  expect([one!.personState.state, other!.personState.requestId]).toEqual(['waiting_for_connector', null])
  await world.as(me).merges.merge({ params: { id: other!.id }, body: { with: one!.id } })
  const stateOf = async (contact: string) =>
    (await world.as(me).contacts.show({ params: { id: contact } })).contact.personState
  expect((await stateOf(other!.id)).requestId).toBe(id)
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
  expect(await stateOf(other!.id)).toMatchObject({ state: 'promised', requestId: id })
  expect((await world.as(me).requests.show({ params: { id } })).personState?.state).toBe('promised')
  const [merge] = (await world.as(me).merges.list({})).items
  await world.as(me).merges.undo({ params: { id: merge!.id } })
  expect((await stateOf(other!.id)).requestId).toBeNull()
  expect((await stateOf(one!.id)).requestId).toBe(id)
})

test.each(['not_now', 'never'] as const)('a target who says %s changes no byte of any state', async (said) => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const other = await join(world, me, 'member', 'Olu Ade')
  await world.as(other).sharing.show({})
  const id = await asked(stage, 'Joost')
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'ask_target' } })
  await world.work()
  const look = async () => {
    const seen = [me, bob, other].map((who) => everywhere(stage, who, 'Joost'))
    const { rows } = await world.superuser.query(`select * from identity.person_states order by id`)
    return JSON.stringify([await Promise.all(seen), rows])
  }
  const before = await look()
  expect(before).toContain('"state":"waiting_for_target"')
  const [link] = (await world.mails('joost@kade.example'))[0]!.body.match(/(?<=\/guest\/consents\/)[\w-]{43}/) ?? []
  await world.as(null).guestConsents.save({ params: { token: link! }, body: { consent: said } })
  await world.work()
  expect(await look()).toBe(before)
})
