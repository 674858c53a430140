import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { opaqueIds, type OpaqueIds } from '@wellmet/platform/values/opaque-id.ts'

/** How people are called outside: another id in every workspace, so that nobody can compare two of them. */
export const personIds = ({ viewer, services }: MemberCall): OpaqueIds =>
  opaqueIds(services.config.SECRET, viewer.workspaceId, 'person')
