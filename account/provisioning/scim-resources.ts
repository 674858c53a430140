import type { Directory } from './open-directory.ts'
import { schemaUrns, type ScimGroup, type ScimUser } from './scim.contract.ts'
import { listGroupsOfPeople, listPeopleOfGroups, type GroupRow, type PersonRow } from './provisioning.store.ts'

const given = <K extends string>(key: K, value: string | null): Partial<Record<K, string>> =>
  value === null ? {} : ({ [key]: value } as Record<K, string>)

const metaOf = (
  { services }: Directory,
  resourceType: 'User' | 'Group',
  { id, createdAt, changedAt }: { id: string; createdAt: Date; changedAt: Date },
) => ({
  resourceType,
  created: createdAt.toISOString(),
  lastModified: changedAt.toISOString(),
  location: `${services.config.PUBLIC_URL}/scim/v2/${resourceType}s/${id}`,
})

export async function toUsers(directory: Directory, rows: readonly PersonRow[]): Promise<ScimUser[]> {
  const { tx, workspaceId } = directory
  const groups = await listGroupsOfPeople(tx, { workspaceId, personIds: rows.map(({ id }) => id) })
  return rows.map((row) => {
    const name = { ...given('givenName', row.givenName), ...given('familyName', row.familyName) }
    return {
      schemas: [schemaUrns.user],
      id: row.id,
      ...given('externalId', row.externalId),
      userName: row.userName,
      active: row.active,
      ...given('displayName', row.displayName),
      ...(Object.keys(name).length > 0 ? { name } : {}),
      emails: [{ value: row.email, type: 'work', primary: true }],
      groups: groups
        .filter(({ personId }) => personId === row.id)
        .map(({ id, displayName }) => ({ value: id, display: displayName })),
      meta: metaOf(directory, 'User', row),
    }
  })
}

export async function toGroups(
  directory: Directory,
  rows: readonly GroupRow[],
  { withoutMembers = false } = {},
): Promise<ScimGroup[]> {
  const { tx, workspaceId } = directory
  const people = withoutMembers ? [] : await listPeopleOfGroups(tx, { workspaceId, groupIds: rows.map(({ id }) => id) })
  return rows.map((row) => ({
    schemas: [schemaUrns.group],
    id: row.id,
    ...given('externalId', row.externalId),
    displayName: row.displayName,
    ...(withoutMembers
      ? {}
      : {
          members: people
            .filter(({ groupId }) => groupId === row.id)
            .map(({ id, display }) => ({ value: id, display: display ?? '' })),
        }),
    meta: metaOf(directory, 'Group', row),
  }))
}
