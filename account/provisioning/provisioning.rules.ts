import { roles } from '@wellmet/platform/contract/endpoint.ts'
import type { MappedRole } from './provisioning.contract.ts'

/** The role of somebody in several groups. Null if none of the groups has a role. */
export function strongestRole(groups: readonly { role: string | null }[]): MappedRole | null {
  const mapped = groups.flatMap(({ role }) => (role === null ? [] : [role as MappedRole]))
  return mapped.toSorted((a, b) => roles.indexOf(b) - roles.indexOf(a))[0] ?? null
}
