import type { FastifyInstance } from 'fastify'
import { scopeOf, type Contract, type Role, type StaffRole } from '@wellmet/platform/contract/endpoint.ts'
import type { Credentials } from '../world/client.ts'
import { plantAccount } from '../world/connected-accounts.ts'
import { plantApprovals } from '../world/approvals.ts'
import { plantRuns } from '../world/runs.ts'
import { plantConnection } from '../world/extension.ts'
import { plantExport } from '../world/exports.ts'
import { plantMessage } from '../world/member-messages.ts'
import { plantPasskey } from '../world/second-factors.ts'
import { plantLanguageModel } from '../world/language-model.ts'
import { enterAs, makeStaff, proveStaff } from '../world/staff.ts'
import { plantSignals } from '../world/signals.ts'
import { plantSignOn } from '../world/sign-on.ts'
import { plantSuggestions } from '../world/suggested-outcomes.ts'
import { askForLink, join, joinAgain } from '../world/team.ts'
import { plantWebhook } from '../world/webhooks.ts'
import { plantGathering } from '../world/gatherings.ts'
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
  /** What an admin of the victim's workspace sees. */
  adminsIds: IdPool
  /** What its owner sees and the admin does not. */
  privateIds: IdPool
  /** Sessions and keys that once let somebody in, by what ended them. */
  ended: [who: string, credentials: Credentials][]
  /** Of somebody who was an admin when they began. */
  demoted: [who: string, credentials: Credentials][]
  roles: Record<Role, Credentials>
  /** The owner, without a fresh proof, and as the provider lets them in. */
  unproven: Credentials
  confined: Credentials
  /** An owner of a workspace of their own who never confirmed their address. */
  unverified: Credentials
  keyOfStranger: Credentials
  keyWithAllScopes: Credentials
  /** Of an extension that its owner connected. */
  accessToken: Credentials
  /** In the operator's room, and in no workspace of the two. */
  staff: Record<StaffRole, Credentials>
  staffWithoutPasskey: [who: string, credentials: Credentials][]
  confinedStaff: Credentials
  keyOfStaff: Credentials
  /** By the one scope that it lacks. */
  keysLacking: Map<string, Credentials>
}

/**
 * What a teammate asks of the owner is nothing that the owner can make. What the owner asks of a teammate is made here
 * too: whether random calls make a request depends on which ids they meet first.
 */
async function askEachOther({ as }: World, { owner, member }: Team['people'], canary: string): Promise<void> {
  for (const [asker, connector] of [
    [member, owner],
    [owner, member],
  ] as const)
    await as(asker).requests.create({
      body: {
        target: { name: `${canary} target`, company: `${canary} company` },
        connector: { personId: connector.user.id },
        message: `${canary} message`,
        status: 'pending',
      },
    })
}

/** Somebody to whom the owner was introduced, and whom they follow up. */
async function followUp({ as }: World, { owner, member }: Team['people'], canary: string): Promise<void> {
  const { id: requestId } = await as(owner).requests.create({
    body: {
      target: { name: `${canary} introduced`, email: 'introduced@kade.example' },
      connector: { personId: member.user.id },
      message: `${canary} message`,
      status: 'intro_sent',
    },
  })
  await as(owner).sequences.schedule({ body: { requestId } })
}

/** What somebody says about people on their paths needs two people whom they can see. */
async function correctSteps(world: World, { owner }: Team['people'], canary: string): Promise<void> {
  const { as } = world
  const { manualContacts, stepCorrections, targets } = as(owner)
  const { id: from } = await manualContacts.add({ body: { name: `${canary} One` } })
  const { id: to } = await manualContacts.add({ body: { name: `${canary} Other` } })
  await stepCorrections.say({ body: { from, to } })
  await manualContacts.markAsKnown({ params: { id: from }, body: { familiarity: 'well' } })
  await targets.add({ body: { name: `${canary} Target`, company: `${canary} company` } })
  const guests = [
    { name: `${canary} Guest`, email: `${canary.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@guest.example` },
  ]
  await plantGathering(world, owner, { name: `${canary} event`, guests })
}

/** Everything that must not open anything any more. */
async function endedAccess(
  world: World,
  { people, workspaceId }: Team,
  scopes: readonly string[],
): Promise<Stage['ended']> {
  const { owner } = people
  const expired = await startSession(world, owner.user.id, workspaceId, { days: -1 })
  const signedOut = await startSession(world, owner.user.id, workspaceId)
  await world.as(signedOut).users.signOut({})
  const forgetful = await join(world, owner, 'admin', 'Forgets their password')
  const oldKey = await issueKey(world, forgetful, scopes)
  const oldToken = await plantConnection(world, { userId: forgetful.user.id, workspaceId, name: 'forgotten' })
  await resetPassword(world, forgetful.user.email)
  const returning = await join(world, owner, 'admin', 'Comes back')
  const keyOfBefore = await issueKey(world, returning, scopes)
  await world.as(owner).members.remove({ params: { userId: returning.user.id } })
  await joinAgain(world, owner, returning, 'admin')
  return [
    ['an expired session', expired],
    ['a session that was signed out', signedOut],
    ['a session from before a password was reset', forgetful],
    ['a key from before a password was reset', oldKey],
    ['an access token from before a password was reset', oldToken],
    ['a key of somebody who was removed and invited again', keyOfBefore],
  ]
}

async function resetPassword(world: World, email: string): Promise<void> {
  const token = await askForLink(world, email)
  await world.as(null).users.resetPassword({ body: { token, newPassword: 'another horse, another battery' } })
}

async function demotedAccess(world: World, { people }: Team, scopes: readonly string[]): Promise<Stage['demoted']> {
  const admin = await join(world, people.owner, 'admin', 'Was an admin')
  const key = await issueKey(world, admin, scopes)
  await world.as(people.owner).members.changeRole({ params: { userId: admin.user.id }, body: { role: 'viewer' } })
  return [
    ['an admin who became a viewer', admin],
    ['the key of an admin who became a viewer', key],
  ]
}

/** Staff of each role, and an operator who has not shown a passkey in time, or is not there for the server. */
async function setStaff(
  world: World,
  scopes: readonly string[],
): Promise<Pick<Stage, 'staff' | 'staffWithoutPasskey' | 'confinedStaff' | 'keyOfStaff'>> {
  const operator = await makeStaff(world, 'operator')
  const again = (minutesAgo: number | null) => enterAs(world, operator, minutesAgo)
  const { userId, workspaceId } = await makeStaff(world, 'operator')
  await plantSignOn(world, workspaceId, userId)
  const confined = await startSession(world, userId, workspaceId, { beginning: 'confined' })
  await proveStaff(world, userId, confined, 0)
  return {
    staff: {
      operator: await again(0),
      support: await enterAs(world, await makeStaff(world, 'support'), 0),
      finance: await enterAs(world, await makeStaff(world, 'finance'), 0),
    },
    staffWithoutPasskey: [
      ['staff who used no passkey', await again(null)],
      ['staff whose passkey was used 31 minutes ago', await again(31)],
    ],
    confinedStaff: confined,
    keyOfStaff: await issueKey(world, await startSession(world, operator.userId, operator.workspaceId), scopes),
  }
}

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
  const keysLacking = new Map<string, Credentials>()
  for (const scope of scopes)
    keysLacking.set(scope, await issueKey(world, owner, [...scopes.filter((other) => other !== scope), 'none:read']))
  for (const { people, canary, workspaceId } of [victim, stranger]) {
    const address = `${canary}@mail.example`.toLowerCase()
    for (const provider of ['google', 'csv', 'zendesk'] as const)
      await plantAccount(world, { userId: people.owner.user.id, workspaceId, address, provider })
    await plantPasskey(world, people.owner.user.id, canary)
    await plantConnection(world, { userId: people.owner.user.id, workspaceId, name: canary })
    await plantSignOn(world, workspaceId, people.owner.user.id)
    await plantExport(world, people.owner.user.id, canary)
    await plantApprovals(world, people.owner, canary)
    await plantRuns(world, people.owner, canary)
    await plantWebhook(world, people.owner, canary)
    await plantLanguageModel(world, people.owner, canary)
    await askEachOther(world, people, canary)
    await correctSteps(world, people, canary)
    await sow(world, app, contracts, people.owner, canary)
    // After them: one of the random calls stops all follow-ups.
    await followUp(world, people, canary)
    await plantSuggestions(world, { userId: people.owner.user.id, workspaceId })
    await plantSignals(world, { userId: people.owner.user.id, workspaceId, canary })
    await plantMessage(world, { userId: people.owner.user.id, workspaceId, to: `to-${address}` })
  }
  const foreignIds = await idsSeenBy(app, contracts, owner)
  const adminsIds = await idsSeenBy(app, contracts, victim.people.admin)
  const stage = {
    ...(await setStaff(world, scopes)),
    world,
    app,
    contracts,
    victim,
    stranger,
    foreignIds,
    adminsIds,
    privateIds: new Map([...foreignIds].filter(([id]) => !adminsIds.has(id))),
    strangersIds: await idsSeenBy(app, contracts, stranger.people.owner),
    ended: await endedAccess(world, victim, scopes),
    demoted: await demotedAccess(world, victim, scopes),
    roles: victim.people,
    unproven: await startSession(world, owner.user.id, victim.workspaceId, { beginning: 'unproven' }),
    confined: await startSession(world, owner.user.id, victim.workspaceId, { beginning: 'confined' }),
    unverified: await world.signUpUnverified('Una Verified'),
    keyOfStranger: await issueKey(world, stranger.people.owner, scopes),
    keyWithAllScopes: await issueKey(world, owner, scopes),
    accessToken: await plantConnection(world, {
      userId: owner.user.id,
      workspaceId: victim.workspaceId,
      name: 'extension',
    }),
    keysLacking,
  }
  // A key notes its first use of the hour; after this one nothing of the victim's may change any more.
  for (const key of [...keysLacking.values(), stage.keyWithAllScopes, ...stage.demoted.map(([, one]) => one)])
    await world
      .as(key)
      .users.session({})
      .catch(() => {})
  return stage
}
