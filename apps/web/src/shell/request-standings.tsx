import { useInfiniteQuery } from '@tanstack/react-query'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import type { ReactNode } from 'react'
import { standing } from '../introductions/requests/introduction-words.ts'
import { introductionsQuery } from '../introductions/requests/requests.queries.ts'
import { type RequestStanding, RequestStandings } from '../discovery/reach/request-standings.ts'
import { openRequestTo } from './open-request.ts'

const standingOf = (request: Introduction): RequestStanding => {
  const { label, advice } = standing(request)
  const isDraft = request.stage === 'drafted' && !request.scheduledFor
  const { personId, name } = request.connector
  return {
    id: request.id,
    label: isDraft ? pathsMessages.draftTo({ connector: firstName(name) }) : label,
    advice,
    toAsk: request.stage === 'drafted' ? { id: personId, name } : null,
  }
}

/** So that every row about a person says of an open request what the introductions say of it. */
export const WithRequestStandings = ({ children }: { children: ReactNode }) => {
  const { data } = useInfiniteQuery(introductionsQuery('active'))
  const open = (data?.pages ?? []).flatMap(({ items }) => items)
  const find = (personId: string) => {
    const request = openRequestTo(open, personId)
    return request && standingOf(request)
  }
  return <RequestStandings value={find}>{children}</RequestStandings>
}
