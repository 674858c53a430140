import type { Services } from '@wellmet/platform/services.ts'
import { opaqueIds, type OpaqueIds } from '@wellmet/platform/values/opaque-id.ts'

/** On whose behalf people are read: a call, or a member for whom a job computes something. */
export interface ViewerContext {
  readonly viewer: { readonly userId: string; readonly workspaceId: string }
  readonly services: Services
}

/** The ids of people in the API. They differ between workspaces, so that two workspaces cannot be compared. */
export const personIds = ({ viewer, services }: ViewerContext): OpaqueIds =>
  opaqueIds(services, viewer.workspaceId, 'person')
