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
async function figures({ world, me }: Stage): Promise<[figure: string, count: number, listed: number][]> {
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
    const { people } = await as.missions.targets({ params: { id } })
    found.push([`asked of ${title}`, progress.asked, people.filter(({ asks }) => asks.length > 0).length])
    found.push([`targets of ${title}`, progress.total, people.length])
  }
  const contacts = await world.as(me).contacts.list({ query: { limit: 100 } })
  found.push(['contacts', contacts.total, contacts.items.length])
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
  }
  console.info(`figures: ${made} of ${moves} moves were made, seed ${seed}`)
  expect(made).toBeGreaterThan(moves / 5)
}, 600_000)
