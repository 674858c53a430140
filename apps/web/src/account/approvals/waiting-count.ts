import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { isAdmin } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { approvalStatsQuery } from './approvals.queries.ts'

/** How many things wait for the viewer's yes; nothing for whoever does not decide. */
export const WaitingCount = (): string | null => {
  const enabled = isAdmin(useSession().workspace?.role)
  const count = useQuery({ ...approvalStatsQuery, enabled }).data?.pending ?? 0
  return count > 0 ? formatNumber(count) : null
}
