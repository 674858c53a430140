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
  const { world, me, bob, cleo, find } = stage
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
    const urls = [...reads, `/api/graph/person/${ana}`, `/api/graph/intro-marketplace/routes/${ana}`]
    const answers = await Promise.all(
      urls.map(async (url) => [url, (await askOnce(world.app, { method: 'GET', url, headers })).body] as const),
    )
    const search = { method: 'POST', url: '/api/people/network-search', headers, payload: { query: 'Ana' } } as const
    const found = await world.app.inject(search)
    expect(found.statusCode).toBe(200)
    return new Map([...answers, ['search', found.body]])
  }
  const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
    [...one].flatMap(([url, body]) => (body === other.get(url) ? [] : [url]))
  return { ...stage, dan, eve, cleo, live, recount, shownTo, differences, workspaceId }
}

const outcomes = (count: number, last: boolean): boolean[] => [
  ...Array.from({ length: count - 1 }, (_, i) => i % 2 === 0),
  last,
]

test('one teammate’s outcome changes nothing that anybody else is shown before its step of ten by three askers', async () => {
  const { me, dan, eve, cleo, live, shownTo, differences } = await teamStage()
  const three = [cleo, dan, eve]
  await live(three, outcomes(19, true))
  // What never stays the same, such as the age of the process, is of neither world.
  const incidental = new Set(differences(await shownTo(me), await shownTo(me)))
  for (const url of ['search', '/api/graph/top', '/api/graph/intro-outcomes', '/api/graph/intro-outcomes/calibration'])
    expect([...incidental]).not.toContain(url)
  const worlds = async (askers: readonly Somebody[], count: number) => {
    await live(askers, outcomes(count, false))
    const inA = await shownTo(me)
    await live(askers, outcomes(count, true))
    return differences(inA, await shownTo(me)).filter((url) => !incidental.has(url))
  }
  expect(await worlds(three, 19)).toEqual([])
  expect(await worlds([cleo, dan], 20)).toEqual([])
  // From its step on it is known, so that the comparison can see something.
  expect(await worlds(three, 10)).toContain('search')
}, 300_000)

test('an outcome that changes after it was shared changes nothing for teammates', async () => {
  const { world, me, dan, eve, cleo, live, recount, shownTo } = await teamStage()
  await live([cleo, dan, eve], outcomes(10, false))
  const before = (await shownTo(me)).get('search')
  await world.superuser.query(
    `update introductions.requests set stage = 'target_replied', sent_at = asked_at + interval '1 day'
     where id = (select id from introductions.requests where target ->> 'name' = 'Somebody' and stage = 'cancelled' limit 1)`,
  )
  await recount()
  expect((await shownTo(me)).get('search')).toBe(before)
}, 300_000)

test('a target’s own no looks like silence to the asker and to everybody else', async () => {
  const { world, me, dan, eve, cleo, live, recount, shownTo, differences, workspaceId } = await teamStage()
  await live([me, cleo, dan, eve], outcomes(40, true))
  // One of mine waits with the target, and so does one of a teammate.
  const { rows } = await world.superuser.query<{ id: string }>(
    `update introductions.requests set stage = 'connector_replied', replied_with = 'ask_target', replied_at = asked_at,
       target_asked_at = asked_at, sent_at = null, settled_at = null
     where id in (select id from introductions.requests where target ->> 'name' = 'Somebody' order by asked_at limit 2) returning id`,
  )
  await world.superuser.query('delete from introductions.shared_outcomes')
  await recount()
  const [mine, theirs] = [await shownTo(me), await shownTo(eve)]
  const incidental = new Set([...differences(mine, await shownTo(me)), ...differences(theirs, await shownTo(eve))])
  for (const { id } of rows)
    await world.superuser.query(
      `insert into introductions.outcomes (id, request_id, workspace_id, kind, at, by) values (gen_random_uuid(), $1, $2, 'no_interest', now(), 'target')`,
      [id, workspaceId],
    )
  await world.superuser.query('delete from introductions.shared_outcomes')
  await recount()
  const others = (urls: string[]) => urls.filter((url) => !incidental.has(url))
  expect(others(differences(mine, await shownTo(me)))).toEqual([])
  expect(others(differences(theirs, await shownTo(eve)))).toEqual([])
}, 300_000)
