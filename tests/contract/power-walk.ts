import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { pathOf, type Contract, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { plantConnection } from '../world/extension.ts'
import { plantPasskey } from '../world/second-factors.ts'
import { plantSignOn } from '../world/sign-on.ts'
import type { Somebody, World } from '../world/world.ts'
import { bestFor, idsSeenBy, type IdPool } from './id-pool.ts'
import { isValid, partsOf, slotsIn, type Parts, type Slot } from './id-slots.ts'
import { namedEndpoints } from './named-endpoints.ts'
import { placesOf, putAt, valueAt } from './places.ts'
import { movedPower, readPower } from './power-rows.ts'
import { requestOf, sendRequest } from './send-request.ts'
import { sow } from './sow.ts'
import { issueKey, makeTeam, startSession, type Beginning, type Team } from './team.ts'

export interface PowerStage {
  world: World
  app: FastifyInstance
  team: Team
  /** Without a second one, no owner could be unmade. */
  otherOwner: Somebody
  ids: IdPool
}

/** A workspace with everything that gives power in it. */
export async function setPowerStage(
  world: World,
  app: FastifyInstance,
  contracts: readonly Contract[],
): Promise<PowerStage> {
  const team = await makeTeam(world)
  const { workspaceId, canary } = team
  const { owner } = team.people
  const otherOwner = await world.signUp('Other Owner', `${canary}-other@example.com`)
  await sow(world, app, contracts, owner, canary)
  const stage = { world, app, team, otherOwner, ids: new Map() }
  await restoreRoles(stage)
  for (const { user } of [owner, otherOwner]) await plantPasskey(world, user.id, canary)
  await plantConnection(world, { userId: owner.user.id, workspaceId, name: canary })
  await plantSignOn(world, workspaceId, owner.user.id)
  await issueKey(world, owner, ['account:read'])
  await world.superuser.query(
    `insert into account.provisioned_groups (id, workspace_id, display_name, created_at, changed_at)
     values (gen_random_uuid(), $1, 'Leads', now(), now())`,
    [workspaceId],
  )
  await inviteAdmins(stage)
  return { ...stage, ids: await idsSeenBy(app, contracts, owner) }
}

const nameOf = ({ canary }: Team): string => `${canary} team`

async function restoreRoles({ world, team, otherOwner }: Omit<PowerStage, 'ids'>): Promise<void> {
  const roles = Object.entries(team.people).map(([role, { user }]) => [user.id, role])
  const all = [...roles, [otherOwner.user.id, 'owner']]
  await world.superuser.query(
    `with roles as (
       insert into account.memberships (workspace_id, user_id, role) select $1, unnest($2::uuid[]), unnest($3::text[])
       on conflict (workspace_id, user_id) do update set role = excluded.role
     ), users as (
       update account.users set deletes_at = null, disabled_at = null where id = any($2)
     ), invitations as (
       update account.invitations set taken_back_at = null, declined_at = null where workspace_id = $1
     )
     update account.workspaces set deletes_at = null, name = $4 where id = $1`,
    [team.workspaceId, all.map(([id]) => id), all.map(([, role]) => role), nameOf(team)],
  )
}

/** One that is open, and one that is over until somebody renews it. */
const inviteAdmins = async ({ world, team }: Pick<PowerStage, 'world' | 'team'>): Promise<void> => {
  for (const days of [10, -1]) {
    const id = newId()
    await world.superuser.query(
      `insert into account.invitations (id, workspace_id, email, role, token_hash, invited_by, expires_at, page_id)
       values ($1, $2, $3, 'admin', $4, $5, now() + $6 * interval '1 day', $7)`,
      [
        id,
        team.workspaceId,
        `${id}@example.com`,
        hashSecret(newSecret()),
        team.people.owner.user.id,
        days,
        newSecret().slice(0, 22),
      ],
    )
  }
}

/** By route, the kinds of power that valid calls of the owner moved. */
export async function findMovedPower(
  stage: PowerStage,
  contracts: readonly Contract[],
  beginning: Beginning,
  isWanted: (endpoint: Endpoint) => boolean = () => true,
): Promise<Map<string, string[]>> {
  const { world, team, otherOwner } = stage
  const users = [...Object.values(team.people), otherOwner].map(({ user }) => user.id)
  const look = () => readPower(world, team.workspaceId, users)
  const moved = new Map<string, string[]>()
  for (const contract of contracts)
    for (const { endpoint } of namedEndpoints(contract).filter((named) => isWanted(named.endpoint))) {
      const kinds = new Set<string>()
      // After every round: what one call gives, a later one may take away.
      for (const round of roundsOf(endpoint, contract, stage)) {
        await restoreRoles(stage)
        const before = await look()
        const owner = await startSession(world, team.people.owner.user.id, team.workspaceId, { beginning })
        for (const parts of round) await sendRequest(stage.app, requestOf(endpoint, parts, owner))
        const only = beginning === 'confined' ? 'of the workspace' : 'all'
        for (const kind of movedPower(before, await look(), only)) kinds.add(kind)
      }
      if (kinds.size > 0) moved.set(endpoint.route, [...kinds])
    }
  return moved
}

const samples = 24
const mostBodies = 4
const mostIds = 8

/**
 * Valid calls, in rounds: bodies that differ, each with ids that fit, and with what the owner would type. What a call
 * changes often hangs on one word of its body, as the role that somebody gets.
 */
function roundsOf(endpoint: Endpoint, contract: Contract, { ids: all, team }: PowerStage): Parts[][] {
  const fitting = (slot: Slot): string[] => [
    ...new Set(
      [all, seenIn(contract, all)].flatMap((pool) =>
        (pool.size > 0 ? bestFor(endpoint, slot, pool) : []).slice(0, mostIds),
      ),
    ),
  ]
  const drawn = fc.sample(partsOf(endpoint, true), { numRuns: samples, seed: 1 })
  const bodies = new Map(drawn.map((parts) => [JSON.stringify({ ...parts, params: null }), parts]))
  const drafts = [...bodies.values()].slice(0, mostBodies)
  const [slot] = slotsIn(endpoint, drafts[0]!)
  if (!slot) return [drafts.flatMap((parts) => [parts, asTypedBy(endpoint, parts, team)])]
  const ids = fitting(slot)
  // Each id meets another body first: what one of them ends, another would have changed.
  return drafts.map((_, turn) =>
    ids.map((id, at) => {
      const parts = asTypedBy(endpoint, drafts[(at + turn) % drafts.length]!, team)
      return slotsIn(endpoint, parts).reduce(
        (filled, one) => putAt(filled, one.at, one.name === slot.name ? id : (fitting(one)[0] ?? id)),
        parts,
      )
    }),
  )
}

/** Ids in lists of the same contract, whatever these are called. */
function seenIn({ endpoints }: Contract, ids: IdPool): IdPool {
  const paths = new Set(Object.values(endpoints).map(pathOf))
  return new Map([...ids].filter(([, origins]) => origins.some(({ path }) => paths.has(path))))
}

/** Their own address, password and workspace, where such a thing is asked for. */
function asTypedBy(endpoint: Endpoint, parts: Parts, team: Team): Parts {
  const { owner } = team.people
  const known: Record<string, string> = {
    email: owner.user.email,
    password: owner.password,
    currentPassword: owner.password,
    name: nameOf(team),
  }
  return placesOf(parts).reduce((typed, at) => {
    const word = known[String(at.at(-1))]
    if (word === undefined || typeof valueAt(parts, at) !== 'string') return typed
    const changed = putAt(typed, at, word)
    return isValid(endpoint, changed) ? changed : typed
  }, parts)
}
