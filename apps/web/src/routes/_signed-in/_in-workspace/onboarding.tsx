import { createFileRoute } from '@tanstack/react-router'
import { membersQuery } from '../../../account/members/members.queries.ts'
import { introductionsQuery } from '../../../introductions/requests/requests.queries.ts'
import { contactsQuery } from '../../../contacts/contact-list/contacts.queries.ts'
import { missionsQuery } from '../../../discovery/missions/missions.queries.ts'
import { OnboardingScreen } from '../../../onboarding/onboarding-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/onboarding')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchInfiniteQuery(contactsQuery())
    void queries.prefetchQuery(missionsQuery)
    void queries.prefetchInfiniteQuery(introductionsQuery('all'))
    void queries.prefetchQuery(membersQuery)
  },
  component: OnboardingScreen,
})
