import { createFileRoute } from '@tanstack/react-router'
import { FollowUpsScreen } from '../../../../outreach/sequences/follow-ups-screen.tsx'
import { FollowUpsSearch } from '../../../../outreach/sequences/follow-ups-search.ts'
import {
  followUpLogQuery,
  followUpsQuery,
  followUpStatsQuery,
} from '../../../../outreach/sequences/sequences.queries.ts'

const Screen = () => <FollowUpsScreen request={Route.useSearch().request} />

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/follow-ups')({
  validateSearch: FollowUpsSearch,
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(followUpsQuery)
    void queries.prefetchQuery(followUpStatsQuery)
    void queries.prefetchQuery(followUpLogQuery)
  },
  component: Screen,
})
