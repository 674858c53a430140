import type { FastifyInstance } from 'fastify'
import { scopeOf, type Contract, type Role } from '@wellmet/platform/contract/endpoint.ts'
import type { Credentials } from '../world/client.ts'
import type { World } from '../world/world.ts'
import { idsSeenBy, type IdPool } from './id-pool.ts'
import { sow } from './sow.ts'
import { issueKey, makeTeam, startSession, type Team } from './team.ts'

/** Twin workspaces, one of which tries to reach into the other, and everybody who should be turned away. */
export interface Stage {
  world: World
  app: FastifyInstance
  contracts: readonly Contract[]
  victim: Team
  stranger: Team
  /** What the victim's owner sees: real ids, none of them the stranger's. */
  foreignIds: IdPool
  strangersIds: IdPool
  expired: Credentials
  revoked: Credentials
  roles: Record<Role, Credentials>
  keyOfStranger: Credentials
  keyWithAllScopes: Credentials
  /** By the one scope that it lacks. */
  keysLacking: Map<string, Credentials>
}

/** What a teammate asks of the owner is the owner's to answer, and nothing that the owner can make. */
const askOwner = ({ as }: World, { owner, member }: Team['people'], canary: string) =>
  as(member).requests.create({
    body: {
      target: { name: `${canary} target`, company: `${canary} company` },
      connector: { personId: owner.user.id },
      message: `${canary} message`,
      status: 'pending',
    },
  })

export async function setDenialStage(
  world: World,
  app: FastifyInstance,
  contracts: readonly Contract[],
): Promise<Stage> {
  const [victim, stranger] = await Promise.all([makeTeam(world), makeTeam(world)])
  const scopes = [
    ...new Set(
      contracts.flatMap(({ family, endpoints }) =>
        Object.values(endpoints).map((endpoint) => scopeOf(family, endpoint)),
      ),
    ),
  ]
  const { owner } = victim.people
  const revoked = await startSession(world, owner.user.id, victim.workspaceId)
  await world.as(revoked).users.signOut({})
  const keysLacking = new Map<string, Credentials>()
  for (const scope of scopes)
    keysLacking.set(scope, await issueKey(world, owner, [...scopes.filter((other) => other !== scope), 'none:read']))
  for (const { people, canary } of [victim, stranger]) {
    await askOwner(world, people, canary)
    await sow(world, app, contracts, people.owner, canary)
  }
  const stage = {
    world,
    app,
    contracts,
    victim,
    stranger,
    foreignIds: await idsSeenBy(app, contracts, owner),
    strangersIds: await idsSeenBy(app, contracts, stranger.people.owner),
    expired: await startSession(world, owner.user.id, victim.workspaceId, -1),
    revoked,
    roles: victim.people,
    keyOfStranger: await issueKey(world, stranger.people.owner, scopes),
    keyWithAllScopes: await issueKey(world, owner, scopes),
    keysLacking,
  }
  // A key notes its first use of the hour; after this one nothing of the victim's may change any more.
  for (const key of [...keysLacking.values(), stage.keyWithAllScopes])
    await world
      .as(key)
      .users.session({})
      .catch(() => {})
  return stage
}
