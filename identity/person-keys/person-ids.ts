import type { Services } from '@wellmet/platform/services.ts'
import { opaqueIds, type OpaqueIds } from '@wellmet/platform/values/opaque-id.ts'

/** Whose eyes people are looked at with: a call, or somebody for whom something is worked out while they are not there. */
export interface Beholder {
  readonly viewer: { readonly userId: string; readonly workspaceId: string }
  readonly services: Services
}

/** How people are called outside: another id in every workspace, so that nobody can compare two of them. */
export const personIds = ({ viewer, services }: Beholder): OpaqueIds =>
  opaqueIds(services.config.SECRET, viewer.workspaceId, 'person')
