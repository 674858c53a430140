import { expect, test } from 'vitest'
import { introductionKeys } from '@wellmet/graph/outcome-model/introduction-keys.ts'
import { methodOf } from '@wellmet/platform/contract/endpoint.ts'
import { contracts } from '../../apps/api/contracts.ts'
import { askOnce } from '../../tests/contract/first-event.ts'
import { headersOf } from '../../tests/contract/send-request.ts'
import { outcomeStage, settle } from '../../tests/world/outcomes.ts'
import { join } from '../../tests/world/team.ts'
import type { Somebody } from '../../tests/world/world.ts'

/** What several teammates asked Bob, weeks ago, and what came of it: replaced as a whole, as if it had never been otherwise. */
async function teamStage() {
  const stage = await outcomeStage()
  const { world, me, bob, find } = stage
  const [dan, eve] = [await join(world, me, 'member', 'Dan Mate'), await join(world, me, 'member', 'Eve Okafor')]
  const workspaceId = me.workspace!.id
  const key = introductionKeys(world.services, workspaceId).connector({ userId: bob.user.id })
  const ana = await find('Ana')

  /** One ask each, taken up where `yes` says so. */
  async function live(askers: readonly Somebody[], yes: readonly boolean[]): Promise<void> {
    await world.superuser.query(`delete from introductions.requests where target ->> 'name' = 'Somebody'`)
    for (const [n, isYes] of yes.entries()) {
      const asker = askers[n % askers.length]!
      await world.superuser.query(
        `with made as (
           insert into introductions.requests (id, workspace_id, user_id, target_key, target, connector_user, connector_key, connector,
             subject, message, is_blind, stage, time_zone, route, fallback_paths, created_at, changed_at, asked_at, sent_at, settled_at)
           select ('00000000-0000-4000-8000-' || lpad($6::text, 12, '0'))::uuid, $1, $2, 1000 + $6, '{"name": "Somebody"}', $3, $4::bigint,
             '{"name": "Bob Reyes", "kind": "member"}', 's', 'm', false, $7, 'UTC', '{}', '[]', t, t, t,
             case when $5 then t + interval '1 day' end, now()
           from (select date_trunc('day', now()) - interval '90 days' + $6 * interval '1 minute' as t) at returning id, asked_at)
         insert into introductions.predictions (request_id, workspace_id, made_at, acting, acting_shift, engaging, engaging_shift)
         select id, $1, asked_at, -1.2, 0, -1, 0 from made`,
        [workspaceId, asker.user.id, bob.user.id, key, isYes, n, isYes ? 'target_replied' : 'cancelled'],
      )
    }
    await recount()
  }

  async function recount(): Promise<void> {
    await world.superuser.query(
      `select graphile_worker.add_job('introductions.update-outcome-statistics', json_build_object('workspaceId', $1::text))`,
      [workspaceId],
    )
    await settle(world)
  }

  const reads = contracts.flatMap(({ endpoints }) =>
    Object.values(endpoints)
      .filter((endpoint) => methodOf(endpoint) === 'GET' && !endpoint.route.includes(':'))
      .map(({ route }) => route.replace('GET ', '')),
  )

  /** Everything that somebody is shown, by address. */
  async function shownTo(who: Somebody): Promise<Map<string, string>> {
    // A refusal says the id of its request.
    const headers = { ...headersOf(who), 'x-request-id': 'the-same' }
    // The health of the server says when it was looked at.
    const urls = [
      ...reads.filter((url) => !url.startsWith('/health')),
      `/api/graph/person/${ana}`,
      `/api/graph/intro-marketplace/routes/${ana}`,
    ]
    const answers = await Promise.all(
      urls.map(async (url) => [url, (await askOnce(world.app, { method: 'GET', url, headers })).body] as const),
    )
    const search = { method: 'POST', url: '/api/people/network-search', headers, payload: { query: 'Ana' } } as const
    const found = await world.app.inject(search)
    expect(found.statusCode).toBe(200)
    return new Map([...answers, ['search', found.body]])
  }
  return { ...stage, dan, eve, live, recount, shownTo, workspaceId }
}

/** Every value that was shown, by its place: two answers may differ in the id of a request and agree in every chance. */
function valuesIn(shown: ReadonlyMap<string, string>): Map<string, string> {
  const values = new Map<string, string>()
  const add = (place: string, value: unknown): void => {
    if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) add(`${place} ${key}`, inner)
    else values.set(place, JSON.stringify(value))
  }
  for (const [url, body] of shown) add(url, parsed(body))
  return values
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // A page, or the first event of a stream.
    return body
  }
}

/** The places at which two worlds show something different; a place that only one of them shows is one. */
function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const [a, b] = [valuesIn(one), valuesIn(other)]
  return [...new Set([...a.keys(), ...b.keys()])].filter((place) => a.get(place) !== b.get(place))
}

/** What the chances of a search stand in. */
const isChance = (place: string): boolean => place.startsWith('search results') && place.endsWith(' chance')

const outcomes = (count: number, last: boolean): boolean[] => [
  ...Array.from({ length: count - 1 }, (_, i) => i % 2 === 0),
  last,
]

test('one teammate’s outcome changes nothing that anybody else is shown before its step of ten by three askers', async () => {
  const { me, dan, eve, cleo, live, shownTo } = await teamStage()
  const three = [cleo, dan, eve]
  const world = async (askers: readonly Somebody[], count: number, isYes: boolean) => {
    await live(askers, outcomes(count, isYes))
    return shownTo(me)
  }
  // What differs although nothing does, such as the age of the process and the ids of requests to us.
  const incidental = new Set(differences(await world(three, 17, true), await world(three, 17, true)))
  const chances = [...valuesIn(await shownTo(me)).keys()].filter(isChance)
  expect(chances.length).toBeGreaterThan(0)
  expect(chances.filter((place) => incidental.has(place))).toEqual([])
  const told = async (askers: readonly Somebody[], count: number) =>
    differences(await world(askers, count, false), await world(askers, count, true)).filter(
      (place) => !incidental.has(place),
    )
  // Seventeen asks and eight or nine introductions: both between their steps.
  expect(await told(three, 17)).toEqual([])
  expect(await told([cleo, dan], 20)).toEqual([])
  // From its step on it is known, so that the comparison can see something.
  const known = await told(three, 30)
  expect(known.filter(isChance).length).toBeGreaterThan(0)
  const urls = ['/api/graph/intro-outcomes', '/api/graph/intro-outcomes/calibration']
  expect(urls.filter((url) => !known.some((place) => place.startsWith(`${url} `)))).toEqual([])
}, 300_000)

test('an outcome that changes after it was shared changes nothing for teammates', async () => {
  const { world, me, dan, eve, cleo, live, recount, shownTo } = await teamStage()
  await live([cleo, dan, eve], outcomes(10, false))
  const chances = async () => [...valuesIn(await shownTo(me))].filter(([place]) => isChance(place))
  const before = await chances()
  await world.superuser.query(
    `update introductions.requests set stage = 'target_replied', sent_at = asked_at + interval '1 day'
     where id = (select id from introductions.requests where target ->> 'name' = 'Somebody' and stage = 'cancelled' limit 1)`,
  )
  await recount()
  expect(await chances()).toEqual(before)
}, 300_000)

test('an outcome of mine that counts for teammates and not for me fills no step of what I read', async () => {
  const { world, me, dan, eve, cleo, live, recount, shownTo } = await teamStage()
  const chances = async () => [...valuesIn(await shownTo(me))].filter(([place]) => isChance(place))
  await live([], [])
  const without = await chances()
  // Nine of theirs and three of mine, which were fixed as silence before Bob said that he does not know them.
  await live([cleo, dan, eve, me], outcomes(12, false))
  await world.superuser.query(
    `insert into introductions.request_events (id, request_id, workspace_id, at, by, kind, note)
     select gen_random_uuid(), r.id, r.workspace_id, now(), 'connector', 'declined', 'do_not_know'
     from introductions.requests r where r.user_id = $1 and r.target ->> 'name' = 'Somebody'`,
    [me.user.id],
  )
  await recount()
  expect(await chances()).toEqual(without)
}, 300_000)

test('a target’s own no looks like silence to the asker and to everybody else', async () => {
  const { world, me, dan, eve, cleo, live, recount, shownTo, workspaceId } = await teamStage()
  await live([me, cleo, dan, eve], outcomes(40, true))
  // One of mine waits with the target, and so does one of a teammate.
  const { rows } = await world.superuser.query<{ id: string }>(
    `update introductions.requests set stage = 'connector_replied', replied_with = 'ask_target', replied_at = asked_at,
       target_asked_at = asked_at, sent_at = null, settled_at = null
     where id in (select id from introductions.requests where target ->> 'name' = 'Somebody' order by asked_at limit 2) returning id`,
  )
  const anew = async () => {
    await world.superuser.query('delete from introductions.shared_outcomes')
    await recount()
    return [await shownTo(me), await shownTo(eve)] as const
  }
  const [first, again] = [await anew(), await anew()]
  const incidental = new Set([0, 1].flatMap((who) => differences(first[who]!, again[who]!)))
  const chances = [...valuesIn(again[0]).keys()].filter(isChance)
  expect(chances.length).toBeGreaterThan(0)
  expect(chances.filter((place) => incidental.has(place))).toEqual([])
  for (const { id } of rows)
    await world.superuser.query(
      `insert into introductions.outcomes (id, request_id, workspace_id, kind, at, by) values (gen_random_uuid(), $1, $2, 'no_interest', now(), 'target')`,
      [id, workspaceId],
    )
  const after = await anew()
  const told = [0, 1].map((who) => differences(again[who]!, after[who]!).filter((place) => !incidental.has(place)))
  expect(told).toEqual([[], []])
}, 300_000)
