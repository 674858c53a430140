import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { scopeOf, type Contract } from '@wellmet/platform/contract/endpoint.ts'
import { addStaff } from '@wellmet/hq/staff/change-staff.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { Credentials } from '../world/client.ts'
import { plantAccount } from '../world/connected-accounts.ts'
import { plantSuggestions } from '../world/suggested-outcomes.ts'
import { proveStaff } from '../world/staff.ts'
import { tokenIn, type World } from '../world/world.ts'
import { bringMates, needsIntroduction, requestIntroductions, type Mates } from './fuzz-story.ts'
import { idsSeenBy, type IdPool } from './id-pool.ts'
import { sow } from './sow.ts'
import { issueKey, makeTeam, startSession, type Team } from './team.ts'

export interface Principal {
  label: 'owner' | 'key' | 'anonymous'
  credentials: Credentials
  /** Made able again after it signed out, asked to be deleted, left its workspace or revoked its own key. */
  revive(): Promise<void>
}

export interface FuzzStage {
  world: World
  app: FastifyInstance
  contracts: readonly Contract[]
  principals: Principal[]
  /** By the name of a field, what its owner would write there. */
  knownValues(): Promise<Record<string, string[]>>
  ownIds(contract: Contract): Promise<IdPool>
  /** Makes what random calls to this contract need and do not make themselves. */
  prepare(contract: Contract): Promise<void>
}

export async function setFuzzStage(
  world: World,
  app: FastifyInstance,
  contracts: readonly Contract[],
): Promise<FuzzStage> {
  const scopes = [
    ...new Set(
      contracts.flatMap(({ family, endpoints }) =>
        Object.values(endpoints).map((endpoint) => scopeOf(family, endpoint)),
      ),
    ),
  ]
  let team: Team = await makeTeam(world)
  let elsewhere: IdPool | undefined
  let mates: Mates | undefined
  const owner: Principal = {
    label: 'owner',
    credentials: team.people.owner,
    async revive() {
      const { user } = team.people.owner
      const kept = await restoreOwner(world, user.id, team.workspaceId)
      if (!kept) team = await makeTeam(world)
      owner.credentials = await startSession(world, team.people.owner.user.id, team.workspaceId)
      // So that calls of the operator's room reach their handlers too.
      await addStaff(world.services, team.people.owner.user.email, 'operator')
      await proveStaff(world, team.people.owner.user.id, owner.credentials, 0)
    },
  }
  const key: Principal = {
    label: 'key',
    credentials: await issueKey(world, owner.credentials, scopes),
    async revive() {
      await owner.revive()
      key.credentials = await issueKey(world, owner.credentials, scopes)
    },
  }
  await sow(world, app, contracts, owner.credentials, team.canary)
  return {
    world,
    app,
    contracts,
    principals: [owner, key, { label: 'anonymous', credentials: {}, revive: async () => {} }],
    async knownValues() {
      const { user, password } = team.people.owner
      const mails = await world.mails(user.email)
      const tokens = mails.filter(({ body }) => body.includes('token=')).map(({ body }) => tokenIn(body))
      return {
        email: [user.email],
        password: [password],
        currentPassword: [password],
        newPassword: [password],
        token: tokens.toReversed(),
        provider: ['apollo', 'people-data-labs'],
        status: ['pending', 'draft'],
        scheduledFor: [addDays(new Date(), 2).toISOString()],
        at: [new Date().toISOString()],
      }
    },
    // Where a contract lists nothing itself, its ids come from the lists of others, looked at once.
    async ownIds(contract) {
      const own = await idsSeenBy(app, [contract], owner.credentials)
      if (own.size > 0) return own
      return (elsewhere ??= await idsSeenBy(app, contracts, owner.credentials))
    },
    async prepare(contract) {
      if (contract.family === 'connections' || contract.family === 'data') {
        await owner.revive()
        const userId = team.people.owner.user.id
        const address = `fuzz${randomInt(2 ** 40)}@mail.example`
        const provider = contract.family === 'data' ? 'csv' : 'google'
        await plantAccount(world, { userId, workspaceId: team.workspaceId, address, provider })
        elsewhere = undefined
      }
      if (!needsIntroduction(contract)) return
      await owner.revive()
      const asOwner = { ...team.people.owner, ...owner.credentials }
      mates ??= await bringMates(world, asOwner)
      await requestIntroductions(world, asOwner, mates)
      await plantSuggestions(world, { userId: asOwner.user.id, workspaceId: team.workspaceId })
      elsewhere = undefined
    },
  }
}

/** False when the user is gone altogether. */
async function restoreOwner({ superuser }: World, userId: string, workspaceId: string): Promise<boolean> {
  await superuser.query('update account.users set deletes_at = null, disabled_at = null where id = $1', [userId])
  await superuser.query('update account.workspaces set deletes_at = null where id = $1', [workspaceId])
  const { rowCount } = await superuser.query(
    `insert into account.memberships (workspace_id, user_id, role)
     select w.id, u.id, 'owner' from account.users u, account.workspaces w where u.id = $1 and w.id = $2
     on conflict (workspace_id, user_id) do update set role = 'owner'`,
    [userId, workspaceId],
  )
  return rowCount === 1
}
