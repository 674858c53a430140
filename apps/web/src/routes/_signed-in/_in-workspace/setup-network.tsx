import { createFileRoute } from '@tanstack/react-router'
import { allInviteSuggestionsQuery } from '../../../discovery/invite-suggestions/invite-suggestions.queries.ts'
import { TeamScreen } from '../../../onboarding/team-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/setup-network')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(allInviteSuggestionsQuery),
  component: TeamScreen,
})
