import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isAdmin } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { siteQuery } from './sites.queries.ts'

/** Only in a workspace with a site, and for owners and admins, who may create one. */
export const WhereSite = ({ children }: { children: ReactNode }) => {
  const { workspace } = useSession()
  const mayCreate = isAdmin(workspace?.role)
  const { data } = useQuery({ ...siteQuery, enabled: workspace !== null && !mayCreate })
  return mayCreate || data?.site ? children : null
}
