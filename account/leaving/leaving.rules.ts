import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import type { LeftWorkspace } from './leaving.contract.ts'

interface Membership {
  role: Role
  members: number
  owners: number
  deletesAt: unknown
}

/** What somebody's leaving means for a workspace. One that is deleted anyway is in nobody's way. */
export function becomesOf({ role, members, owners, deletesAt }: Membership): LeftWorkspace['becomes'] {
  if (members === 1) return 'deleted'
  const isSoleOwner = role === 'owner' && owners === 1
  return isSoleOwner && deletesAt === null ? 'blocking' : 'left'
}
