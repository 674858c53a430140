import { useQuery } from '@tanstack/react-query'
import { toldApart } from '@wellmet/platform/values/told-apart.rules.ts'
import { membersQuery } from './members.queries.ts'

/** How a member is named where others stand beside them: with the address if two have the same name. */
export const useMemberName = (): ReturnType<typeof toldApart> => toldApart(useQuery(membersQuery).data?.items ?? [])
