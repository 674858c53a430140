import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { opaqueIds, type OpaqueIds } from '@wellmet/platform/values/opaque-id.ts'

/** How companies are called outside: another id in every workspace, as for people. */
export const companyIds = ({ viewer, services }: MemberCall): OpaqueIds =>
  opaqueIds(services.config.SECRET, viewer.workspaceId, 'company')
