import { isDeepStrictEqual } from 'node:util'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { expect, test } from 'vitest'
import { isSweep, seed } from '../../tests/sweep.ts'
import { introductionStage, message, type Stage } from '../../tests/world/introductions.ts'
import { Tab } from '../stages/stages.contract.ts'
import { FunnelStep } from './outcomes.contract.ts'

/** Drawn by the seed of the run; always the same for the same seed. */
function randomOf(start: number): (below: number) => number {
  let state = start % 2_147_483_647 || 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** Every figure about my requests, with the length of the list that it opens. */
async function figures({ world, me, bob }: Stage): Promise<[figure: string, count: number, listed: number][]> {
  const as = world.as(me)
  const found: [string, number, number][] = []
  const { counts, waiting } = await as.requests.list({})
  for (const tab of Tab.options) {
    const { items } = await as.requests.list({ query: { tab, limit: 100 } })
    found.push([`tab ${tab}`, counts[tab], items.length])
  }
  const { items: all } = await as.requests.list({ query: { tab: 'all', limit: 100 } })
  for (const [who, count] of Object.entries(waiting))
    found.push([`waiting for ${who}`, count, all.filter(({ waitsFor }) => waitsFor === who).length])
  const { mine } = await as.outcomeGraph.summary({})
  for (const step of FunnelStep.options) {
    const { items } = await as.outcomeGraph.reached({ query: { step } })
    found.push([`${step} so far`, mine.funnel[step], items.length])
  }
  const { items: missions } = await as.missions.list({})
  for (const { id, title, progress } of missions) {
    const { people, funnel } = await as.missions.targets({ params: { id } })
    const { total, verified, probable, inferred, asked, introduced, met } = progress
    const figures = { targets: total, reachable: verified + probable + inferred, asked, introduced, met }
    for (const { step, targets } of funnel) found.push([`${step} of ${title}`, figures[step], targets.length])
    found.push([`asked of ${title}`, progress.asked, people.filter(({ asks }) => asks.length > 0).length])
    found.push([`targets of ${title}`, progress.total, people.length])
  }
  const { items: lists } = await as.savedLists.list({})
  for (const { id, name, people } of lists)
    found.push([`people of ${name}`, people, (await as.savedLists.show({ params: { id } })).items.length])
  const { items: companies } = await as.companies.ranked({})
  for (const { id, name, peopleCount } of companies) {
    const page = await as.companyPages.show({ params: { id } })
    const listed = page.departments.flatMap(({ people }) => people)
    found.push([`people at ${name}`, peopleCount, listed.length])
    for (const { state, count } of page.companyState?.people ?? [])
      found.push([`${state} at ${name}`, count, listed.filter((one) => one.personState.state === state).length])
  }
  for (const who of [me, bob]) {
    const contacts = await world.as(who).contacts.list({ query: { limit: 100 } })
    found.push([`contacts of ${who.user.name}`, contacts.total, contacts.items.length])
    const { contacts: counted } = await world.as(who).insights.show({})
    found.push([`contacts in insights of ${who.user.name}`, counted, contacts.items.length])
  }
  const { shown, items: shared } = await world.as(bob).sharing.preview({ query: { with: me.user.id } })
  found.push(['shared by Bob', shown, shared.length])
  const { sharedWithMe } = await as.sharing.show({})
  found.push(['shared with me', sharedWithMe.reduce((sum, { contacts }) => sum + contacts, 0), shared.length])
  return found
}

/** What lists and pages say of somebody besides the page of their paths, where another state would be a contradiction. */
async function contradictions({ world, me }: Stage): Promise<string[]> {
  const as = world.as(me)
  const said: [place: string, id: string, state: PersonState][] = []
  for (const { id } of (await as.savedLists.list({})).items)
    for (const { personId, personState } of (await as.savedLists.show({ params: { id } })).items)
      if (personId !== null && personState !== null) said.push(['list', personId, personState])
  for (const { id } of (await as.missions.list({})).items)
    for (const { personId, person } of (await as.missions.targets({ params: { id } })).people)
      if (person) said.push(['mission', personId, person.personState])
  for (const { id } of (await as.companies.ranked({})).items) {
    const { departments } = await as.companyPages.show({ params: { id } })
    for (const person of departments.flatMap(({ people }) => people))
      said.push(['company', person.id, person.personState])
  }
  for (const person of (await as.paths.top({})).people) said.push(['Home', person.id, person.personState])
  const found: string[] = []
  for (const [place, id, state] of said) {
    const { person } = await as.paths.person({ params: { id } })
    if (!isDeepStrictEqual(state, person.personState))
      found.push(`${place}: ${person.name} is ${state.state}, and on their page ${person.personState.state}`)
  }
  return found
}

const statuses = ['pending', 'accepted', 'sent', 'replied', 'meeting', 'converted', 'declined', 'cancelled', 'draft']
const replies = [
  { reply: 'accept', with: 'introduce' },
  { reply: 'name_drop' },
  { reply: 'later', until: addDays(new Date(), 9).toISOString() },
  { reply: 'decline', reason: 'not_now' },
  { reply: 'sent' },
]

const moves = isSweep ? 200 : 12
/** The figures are compared after every so many moves, and at the end. */
const every = isSweep ? 5 : 4

test(`every figure is the length of the list behind it, after ${moves} random moves`, async () => {
  const stage = await introductionStage()
  const { world, me, bob, find } = stage
  const random = randomOf(seed)
  const people = await Promise.all(['Ana', 'Joost', 'Priya'].map(find))
  const list = await world.as(me).savedLists.create({ body: { name: 'Wanted', kind: 'targets' } })
  await world.as(me).savedLists.save({
    params: { id: list.id },
    body: { items: people.map((personId) => ({ personId })) },
  })
  await world.as(me).missions.create({ body: { title: 'Meet them', listIds: [list.id] } })
  const requests: string[] = []
  let made = 0
  const act = async (): Promise<unknown> => {
    const id = requests[random(Math.max(1, requests.length))]
    const kind = random(3)
    if (id === undefined || kind === 0) {
      const body = {
        target: { personId: people[random(people.length)]! },
        connector: { personId: bob.user.id },
        message,
      }
      const created = await world
        .as(me)
        .requests.create({ body: { ...body, status: ['draft', 'pending'][random(2)]! } })
      return requests.push(created.id)
    }
    if (kind === 1) return world.as(bob).asks.reply({ params: { id }, body: replies[random(replies.length)] as never })
    return world.as(me).requests.update({ params: { id }, body: { status: statuses[random(statuses.length)]! } })
  }
  for (let move = 1; move <= moves; move++) {
    // A move that the rules refuse is none.
    made += await act().then(
      () => 1,
      () => 0,
    )
    if (move % every !== 0 && move !== moves) continue
    for (const [figure, count, listed] of await figures(stage))
      expect(count, `${figure} after move ${move}`).toBe(listed)
    expect(await contradictions(stage), `after move ${move}`).toEqual([])
  }
  console.info(`figures: ${made} of ${moves} moves were made, seed ${seed}`)
  expect(made).toBeGreaterThan(moves / 5)
}, 600_000)
