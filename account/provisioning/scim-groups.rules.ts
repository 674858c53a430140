import { z } from 'zod'
import type { ScimBody } from './scim.contract.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import type { ScimOperation } from './scim-operations.rules.ts'
import { attributeOf, isObject, needText, readText, scimRefusal } from './scim-values.rules.ts'

/** A group with the ids of its people. */
export interface GroupFields {
  displayName: string
  externalId: string | null
  people: readonly string[]
}

const mostPeople = 10_000

export const readGroup = (body: ScimBody): GroupFields => ({
  displayName: needText('displayName', attributeOf(body, 'displayname')),
  externalId: readText('externalId', attributeOf(body, 'externalid')),
  people: idsIn(attributeOf(body, 'members') ?? []),
})

/** `[{ value: id }]`, or one of them alone. */
function idsIn(value: unknown): string[] {
  const listed = Array.isArray(value) ? (value as unknown[]) : [value]
  if (listed.length > mostPeople) throw scimRefusal('value', provisioningMessages.badValue({ name: 'members' }))
  return [...new Set(listed.map((one) => idOf(isObject(one) ? attributeOf(one, 'value') : one)))]
}

function idOf(value: unknown): string {
  const read = z.guid().safeParse(value)
  if (read.success) return read.data.toLowerCase()
  throw scimRefusal('value', provisioningMessages.personUnknown({ id: String(value).slice(0, 100) }))
}

export const patchGroup = (group: GroupFields, operations: readonly ScimOperation[]): GroupFields =>
  operations.reduce(patchOne, group)

function patchOne(group: GroupFields, { kind, path, filter, value }: ScimOperation): GroupFields {
  if (path === 'displayname') return { ...group, displayName: needText('displayName', value) }
  if (path === 'externalid') return { ...group, externalId: kind === 'remove' ? null : readText('externalId', value) }
  if (path !== 'members') return group
  if (kind === 'add') return { ...group, people: [...new Set([...group.people, ...idsIn(value ?? [])])] }
  if (kind === 'replace') return { ...group, people: idsIn(value ?? []) }
  const named = filter === null ? null : /^\s*value\s+eq\s+"([^"]*)"\s*$/i.exec(filter)
  if (filter !== null && !named) throw scimRefusal('path', provisioningMessages.badPath({ path: filter.slice(0, 200) }))
  if (!named && (value === undefined || value === null)) return { ...group, people: [] }
  // Who is not in the group, or gone, is passed over: the directory wants them out, and they are.
  const leaving = new Set(named ? [named[1]?.toLowerCase()] : idsIn(value))
  return { ...group, people: group.people.filter((id) => !leaving.has(id)) }
}
