import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { expectEntitled } from '../billing/entitled.ts'
import { withGroupRoles } from './apply-group-roles.ts'
import { provisioningTokenPrefix } from './open-directory.ts'
import { tokenDays, type MappedRole, type ProvisionedGroup, type ProvisioningToken } from './provisioning.contract.ts'
import {
  lockProvisioning,
  countActivePeople,
  deleteToken,
  insertToken,
  listGroups,
  listPeopleOfGroups,
  listTokens,
  updateGroup,
  type GroupRow,
  type TokenRow,
} from './provisioning.store.ts'

/** More would not be looked through on one page. */
const mostGroups = 500

export const showProvisioning = ({ db, viewer: { workspaceId }, services }: MemberCall) =>
  db.transaction(async (tx) => {
    const all = { workspaceId, id: null, displayName: null, externalId: null, limit: mostGroups, offset: 0 }
    return {
      baseUrl: `${services.config.PUBLIC_URL}/scim/v2`,
      tokens: (await listTokens(tx, workspaceId)).map(toToken),
      groups: (await listGroups(tx, all)).map(toGroup),
      people: (await countActivePeople(tx, { workspaceId })).n,
    }
  })

/** Does not accept an Idempotency-Key: to repeat the reply, the secret would have to be stored. */
export const createToken = ({ db, viewer, services }: MemberCall, { name }: { name: string }) =>
  db.transaction(async (tx) => {
    const { workspaceId, userId } = viewer
    await expectEntitled({ tx, services, workspaceId }, 'scim')
    const secret = `${provisioningTokenPrefix}${newSecret()}`
    const now = services.now()
    const row = await insertToken(tx, {
      id: newId(),
      workspaceId,
      createdBy: userId,
      name,
      prefix: secret.slice(0, 10),
      secretHash: hashSecret(secret),
      createdAt: now,
      expiresAt: addDays(now, tokenDays),
    })
    const detail = { name }
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'provisioning.token-made',
      subject: row.id,
      detail,
      now,
    })
    return { made: toToken(row), secret }
  })

export const revokeToken = ({ db, viewer, services }: MemberCall, id: string): Promise<undefined> =>
  db.transaction(async (tx) => {
    const { workspaceId, userId: actorId } = viewer
    const gone = await deleteToken(tx, workspaceId, id)
    if (!gone) throw notFound('provisioning token')
    const detail = { name: gone.name }
    const now = services.now()
    await recordAudit(tx, { workspaceId, actorId, action: 'provisioning.token-revoked', subject: id, detail, now })
    return undefined
  })

/** Acts at once, for everybody in the group. */
export const mapGroup = (
  { db, viewer, services }: MemberCall,
  id: string,
  { role }: { role: MappedRole | null },
): Promise<ProvisionedGroup> =>
  db.transaction(async (tx) => {
    const { workspaceId, userId: actorId } = viewer
    const now = services.now()
    await lockProvisioning(tx, workspaceId)
    const wanted = { workspaceId, id, displayName: null, externalId: null, limit: 1, offset: 0 }
    if ((await listGroups(tx, wanted)).length === 0) throw notFound('group')
    const people = await listPeopleOfGroups(tx, { workspaceId, groupIds: [id] })
    await withGroupRoles(
      { tx, workspaceId, now },
      people.map((person) => person.id),
      async () => void (await updateGroup(tx, workspaceId, id, { role })),
    )
    const group = present((await listGroups(tx, wanted))[0])
    const detail = { name: group.displayName, role: role ?? '' }
    await recordAudit(tx, { workspaceId, actorId, action: 'provisioning.role-mapped', subject: id, detail, now })
    return toGroup(group)
  })

const toGroup = ({ id, displayName, people, role }: GroupRow): ProvisionedGroup => ({
  id,
  name: displayName,
  people: people ?? 0,
  role,
})

const toToken = ({ id, name, prefix, createdAt, expiresAt, lastUsedAt }: TokenRow): ProvisioningToken => ({
  id,
  name,
  prefix,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
