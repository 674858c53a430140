import type { ViewerContext } from './person-ids.ts'
import { opaqueIds, type OpaqueIds } from '@wellmet/platform/values/opaque-id.ts'

/** How companies are called outside: another id in every workspace, as for people. */
export const companyIds = ({ viewer, services }: ViewerContext): OpaqueIds =>
  opaqueIds(services, viewer.workspaceId, 'company')
