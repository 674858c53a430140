import { expect, test } from 'vitest'
import { addDays, millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { recompute, type Breakdown } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { removeFromDirectory } from '@wellmet/contacts/directory/remove-from-directory.ts'
import {
  addressOf,
  exchanges,
  fitRecommendations,
  mailbox,
  meetingStage,
  plantHistory,
} from './recommendations-for-tests.ts'

/** Sessions end by the clock of the product, and nobody is to sign in again for a test. */
async function shiftClock(world: World, days: number): Promise<void> {
  world.clock.shiftMs = days * millisecondsPerDay
  await world.superuser.query(`update account.sessions set expires_at = $1, updated_at = $1`, [
    addDays(new Date(), days + 1),
  ])
}

const namesOf = (rows: { name: string }[]) => rows.slice(0, 2).map(({ name }) => name)
const pat = ['Pat Known', 'Quinn Known']
const quinn = ['Quinn Known', 'Pat Known']
const months = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('people two steps away in the order of the score, each with a receipt that recomputes to it', async () => {
  const { world, bob, cleo, recommendedPeople } = await meetingStage()
  const rows = await recommendedPeople()
  expect(rows).toHaveLength(14)
  expect(namesOf(rows)).toEqual(pat)
  const scores = rows.map(({ recommendedPeople }) => recommendedPeople!.score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  for (const { recommendedPeople } of rows) {
    expect(recommendedPeople).toMatchObject({ version: 0, breakdown: { formula: 'recommendation-score.2' } })
    expect(recompute(recommendedPeople!.breakdown as Breakdown)).toBe(recommendedPeople!.score)
  }
  expect(rows[0]!.recommendedPeople!.breakdown.steps.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining(['Through Bob Reyes.', 'Through Cleo Park.']),
  )
  // Bob knows everybody, and Cleo is a colleague of his and no stranger.
  expect(await recommendedPeople(bob)).toEqual([])
  await world.as(bob).sharing.change({ body: { mode: 'private' } })
  expect((await recommendedPeople()).map(({ name }) => name)).toEqual(['Pat Known'])
  await world.as(cleo).sharing.change({ body: { mode: 'private' } })
  expect(await recommendedPeople()).toEqual([])
})

test('below the floor of evidence nothing changes', async () => {
  const stage = await meetingStage()
  const { world, me, recommendedPeople } = stage
  await plantHistory(stage, { monthsAgo: months(4, 15), likes: 'active' })
  await fitRecommendations(world)
  const { version, versions, exponents, sentence } = await world.as(me).recommendations.calibration({})
  expect({ version, versions, exponents }).toEqual({
    version: 0,
    versions: [],
    exponents: { silent: 0, active: 0, degree: -0.1 },
  })
  expect(sentence).toContain('150 first contacts')
  expect(namesOf(await recommendedPeople())).toEqual(pat)
})

test('a workspace that meets the active and less well-known is told of them first, and may go back', async () => {
  const stage = await meetingStage()
  const { world, me, bob, recommendedPeople } = stage
  await plantHistory(stage, { monthsAgo: months(4, 22), likes: 'active' })
  expect(namesOf(await recommendedPeople())).toEqual(pat)
  await fitRecommendations(world)
  const statistics = await world.as(me).recommendations.calibration({})
  expect(statistics).toMatchObject({
    version: 1,
    versions: [{ version: 1, active: true, fittedTo: 110, testedOn: 60 }],
  })
  expect(statistics.exponents.active).toBeGreaterThan(0.5)
  expect(statistics.versions[0]!.ndcg.after).toBeGreaterThan(statistics.versions[0]!.ndcg.before)
  expect(statistics.versions[0]!.logLoss.after).toBeLessThan(statistics.versions[0]!.logLoss.before)
  const rows = await recommendedPeople()
  expect(namesOf(rows)).toEqual(quinn)
  for (const { recommendedPeople } of rows) {
    expect(recommendedPeople!.version).toBe(1)
    expect(recompute(recommendedPeople!.breakdown as Breakdown)).toBe(recommendedPeople!.score)
  }

  await fitRecommendations(world)
  expect((await world.as(me).recommendations.calibration({})).versions).toHaveLength(1)

  const use = (version: number, who = me) => world.as(who).recommendations.useCalibration({ body: { version } })
  await expect(use(0, bob)).rejects.toMatchObject({ status: 403 })
  await expect(use(7)).rejects.toMatchObject({ status: 404 })
  expect((await world.as(me).recommendations.calibration({})).version).toBe(1)
  expect(await use(0)).toMatchObject({ version: 0, versions: [{ active: false }] })
  expect(namesOf(await recommendedPeople())).toEqual(pat)
  expect(await use(1)).toMatchObject({ version: 1, versions: [{ active: true }] })
  expect(namesOf(await recommendedPeople())).toEqual(quinn)
  const { items } = await world.as(me).audit.list({ query: {} })
  expect(items.filter(({ action }) => action === 'target_scores.version_taken_up').map((item) => item.subject)).toEqual(
    ['1', '0'],
  )
})

test('a version that would be worse is kept and not used', async () => {
  const stage = await meetingStage()
  const { world, me, recommendedPeople } = stage
  await plantHistory(stage, { monthsAgo: months(10, 22), likes: 'active' })
  await plantHistory(stage, { monthsAgo: months(4, 9), likes: 'idle' })
  await fitRecommendations(world)
  const { version, versions } = await world.as(me).recommendations.calibration({})
  expect(version).toBe(0)
  expect(versions).toMatchObject([{ version: 1, active: false }])
  expect(versions[0]!.ndcg.after).toBeLessThan(versions[0]!.ndcg.before)
  expect(namesOf(await recommendedPeople())).toEqual(pat)
})

test('nobody is sampled twice in a month; ninety days later it shows who was met', async () => {
  const { world, me, cleo } = await meetingStage()
  const samples = async () =>
    (
      await world.superuser.query<{ user_id: string; person: string; silent: number | null; met: boolean | null }>(
        `select o.user_id, c.name as person, s.silent, s.met from discovery.recommendation_samples s join identity.member_networks o on o.id = s.network_id
         join contacts.contacts c on c.person_id = s.person_id and c.network_id = (
           select min(x.network_id) from contacts.contacts x where x.person_id = s.person_id and x.network_id > 0)
         order by o.user_id, c.name`,
      )
    ).rows
  await fitRecommendations(world)
  const first = await samples()
  const mine = first.filter(({ user_id: user }) => user === me.user.id)
  expect(mine).toHaveLength(14)
  expect(mine.find(({ person }) => person === 'Quinn Known')).toMatchObject({ silent: 3, met: null })
  expect(mine.find(({ person }) => person === 'Othera Known')).toMatchObject({ silent: null })
  expect(first.filter(({ user_id: user }) => user === cleo.user.id)).toHaveLength(13)
  await fitRecommendations(world)
  expect(await samples()).toEqual(first)

  await shiftClock(world, 89)
  const now = world.services.now()
  // Known long before, as it turns out; met since; written to without an answer.
  await bring(world, me, 'old.mbox', exchanges(me.user.email, addressOf('Othera'), now, [300]))
  await bring(world, me, 'new.mbox', exchanges(me.user.email, addressOf('Quinn'), now, [20]))
  const unanswered = [{ from: me.user.email, to: addressOf('Otherb'), daysAgo: 20 }]
  await bring(world, me, 'one-way.mbox', mailbox(unanswered, now))
  await fitRecommendations(world)
  const early = await samples()
  expect(early.filter(({ met }) => met !== null)).toEqual([])

  await shiftClock(world, 91)
  await fitRecommendations(world)
  const settled = (await samples()).filter(({ met }) => met !== null)
  // Of Cleo, who met nobody, nothing is kept.
  expect(new Set(settled.map(({ user_id: user }) => user))).toEqual(new Set([me.user.id]))
  expect(settled).toHaveLength(13)
  expect(settled.filter(({ met }) => met).map(({ person }) => person)).toEqual(['Quinn Known'])
})

test('of somebody who was erased no sample is left, whoever it was taken for; nor of a member or a workspace', async () => {
  const { world, me, bob } = await meetingStage()
  await fitRecommendations(world)
  const left = async () => {
    const { rows } = await world.superuser.query<{ people: number; members: number }>(
      'select count(distinct person_id)::int as people, count(distinct network_id)::int as members from discovery.recommendation_samples',
    )
    return rows[0]
  }
  expect(await left()).toEqual({ people: 14, members: 2 })
  const { items } = await world.as(bob).contacts.list({})
  const { id } = items.find(({ name }) => name === 'Quinn Known')!
  await world.as(bob).deletions.delete({ params: { id } })
  expect(await left()).toEqual({ people: 13, members: 2 })
  await world.superuser.query('delete from identity.member_networks where user_id = $1', [me.user.id])
  expect(await left()).toEqual({ people: 12, members: 1 })
  await world.superuser.query('delete from account.workspaces where id = $1', [me.workspace!.id])
  expect(await left()).toEqual({ people: 0, members: 0 })
})

test('whom a contact of mine seems to know by public facts is there too, with what is out of sight left unknown', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const row = (name: string) => `${name},Kade,https://www.linkedin.com/in/${name}-kade,,,,01 Jan 2022`
  await bring(world, me, 'Connections.csv', connections([row('tomasz')]))
  const told = { source: 'a register', asOf: '2026-01-01' }
  const person = (name: string) => ({
    kind: 'person',
    linkedinSlug: `${name}-kade`,
    name,
    positions: [{ kind: 'worked', place: 'Kade', from: '2015-01', to: '2025-01' }],
    ...told,
  })
  const people = ['tomasz', ...Array.from({ length: 10 }, (_, i) => `ida${String.fromCodePoint(97 + i)}`)]
  const kade = { kind: 'place', placeKind: 'company', name: 'Kade', people: 20, ...told }
  await loadDirectory(
    world.services,
    [kade, ...people.map(person)].map((line) => JSON.stringify(line)),
  )
  await world.work()
  const { results } = await world.as(me).reachablePeople.list({ query: { sort: 'worth-meeting' } })
  expect(results).toHaveLength(10)
  const [through, silent, active] = results[0]!.recommendedPeople!.breakdown.steps
  expect([through!.sentence, silent!.by, active!.by]).toEqual(['Through tomasz Kade.', 1, 1])

  await bring(world, me, 'mail.mbox', exchanges(me.user.email, 'client@big.example', world.services.now(), [1]))
  await fitRecommendations(world)
  const samples = async () =>
    (await world.superuser.query('select silent, act30, met from discovery.recommendation_samples')).rows
  expect(await samples()).toEqual(Array.from({ length: 10 }, () => ({ silent: null, act30: 0, met: null })))
  await removeFromDirectory(world.services, 'https://www.linkedin.com/in/idaa-kade')
  expect(await samples()).toHaveLength(9)
})
