import { notFound } from '@wellmet/platform/contract/problem.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { withGroupRoles } from './apply-group-roles.ts'
import { changeDirectory, openDirectory, type Directory, type DirectoryCall } from './open-directory.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import {
  countGroups,
  deleteGroup,
  deleteGroupPeople,
  insertGroup,
  insertGroupPeople,
  listGroups,
  listKnownPeople,
  listPeopleOfGroups,
  updateGroup,
  type GroupRow,
} from './provisioning.store.ts'
import { patchGroup, readGroup, type GroupFields } from './scim-groups.rules.ts'
import { listOf } from './scim-list.rules.ts'
import { readOperations } from './scim-operations.rules.ts'
import { leavesOutMembers, readFilter, readPage } from './scim-query.rules.ts'
import { toGroups } from './scim-resources.ts'
import { notUnique, scimRefusal } from './scim-values.rules.ts'
import type { ListQuery, ScimBody, ScimGroup } from './scim.contract.ts'

export const listProvisionedGroups = (call: DirectoryCall, query: ListQuery) =>
  openDirectory(call, async (directory) => {
    const { tx, workspaceId } = directory
    const filter = readFilter(query.filter, ['displayName', 'externalId'])
    const page = readPage(query)
    const wanted = {
      workspaceId,
      displayName: filter?.attribute === 'displayName' ? filter.value : null,
      externalId: filter?.attribute === 'externalId' ? filter.value : null,
    }
    const { n } = await countGroups(tx, wanted)
    const rows = page.limit === 0 ? [] : await listGroups(tx, { ...wanted, id: null, ...page })
    const withoutMembers = leavesOutMembers(query.excludedAttributes)
    return listOf(await toGroups(directory, rows, { withoutMembers }), n, page)
  })

export const showGroup = (call: DirectoryCall, id: string, excluded: string | undefined): Promise<ScimGroup> =>
  openDirectory(call, async (directory) =>
    shown(directory, await getGroup(directory, id), { withoutMembers: leavesOutMembers(excluded) }),
  )

export const createGroup = (call: DirectoryCall, body: ScimBody): Promise<ScimGroup> =>
  changeDirectory(call, async (directory) => {
    const { tx, workspaceId, now } = directory
    const { people, ...fields } = readGroup(body)
    const id = newId()
    await expectFree(directory, id, fields.displayName)
    await insertGroup(tx, { id, workspaceId, ...fields, createdAt: now, changedAt: now })
    await savePeople(directory, id, [], people)
    return shown(directory, await getGroup(directory, id))
  })

export const replaceGroup = (call: DirectoryCall, id: string, body: ScimBody): Promise<ScimGroup> =>
  change(call, id, () => readGroup(body))

export const patchProvisionedGroup = (call: DirectoryCall, id: string, body: ScimBody): Promise<ScimGroup> =>
  change(call, id, (group) => patchGroup(group, readOperations(body)))

const change = (call: DirectoryCall, id: string, next: (group: GroupFields) => GroupFields): Promise<ScimGroup> =>
  changeDirectory(call, async (directory) => {
    const { tx, workspaceId, now } = directory
    const row = await getGroup(directory, id)
    call.expectUnchanged(await shown(directory, row))
    const before = await peopleOf(directory, id)
    const { people, ...fields } = next({ displayName: row.displayName, externalId: row.externalId, people: before })
    await expectFree(directory, id, fields.displayName)
    await updateGroup(tx, workspaceId, id, { ...fields, changedAt: now })
    await savePeople(directory, id, before, people)
    return shown(directory, await getGroup(directory, id))
  })

export const deleteProvisionedGroup = (call: DirectoryCall, id: string): Promise<undefined> =>
  changeDirectory(call, async (directory) => {
    const { tx, workspaceId } = directory
    await getGroup(directory, id)
    await withGroupRoles(directory, await peopleOf(directory, id), async () => {
      await deleteGroup(tx, workspaceId, id)
    })
    return undefined
  })

/** Somebody of another workspace is as unknown here as somebody who does not exist. */
async function savePeople(
  directory: Directory,
  groupId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const { tx, workspaceId } = directory
  const leaving = before.filter((id) => !after.includes(id))
  const coming = after.filter((id) => !before.includes(id))
  const known = new Set((await listKnownPeople(tx, { workspaceId, ids: coming })).map(({ id }) => id))
  const unknown = coming.find((id) => !known.has(id))
  if (unknown !== undefined) throw scimRefusal('value', provisioningMessages.personUnknown({ id: unknown }))
  await withGroupRoles(directory, [...leaving, ...coming], async () => {
    await deleteGroupPeople(tx, { workspaceId, groupId, personIds: leaving })
    await insertGroupPeople(tx, { workspaceId, groupId, personIds: coming })
  })
}

const peopleOf = async ({ tx, workspaceId }: Directory, groupId: string): Promise<string[]> =>
  (await listPeopleOfGroups(tx, { workspaceId, groupIds: [groupId] })).map(({ id }) => id)

async function getGroup({ tx, workspaceId }: Directory, id: string): Promise<GroupRow> {
  const [group] = await listGroups(tx, { workspaceId, id, displayName: null, externalId: null, limit: 1, offset: 0 })
  if (!group) throw notFound('group')
  return group
}

const shown = async (directory: Directory, group: GroupRow, options = {}): Promise<ScimGroup> =>
  present((await toGroups(directory, [group], options))[0])

async function expectFree({ tx, workspaceId }: Directory, id: string, displayName: string): Promise<void> {
  const [other] = await listGroups(tx, { workspaceId, id: null, displayName, externalId: null, limit: 1, offset: 0 })
  if (other && other.id !== id) throw notUnique(provisioningMessages.groupNameTaken())
}
