import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '../../../home/home-screen.tsx'
import { insightsQuery } from '../../../home/home.queries.ts'
import { asksQuery, introductionsQuery } from '../../../introductions/requests/requests.queries.ts'
import { contactsQuery } from '../../../contacts/contact-list/contacts.queries.ts'
import { missionsQuery } from '../../../discovery/missions/missions.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchInfiniteQuery(contactsQuery())
    void queries.prefetchQuery(asksQuery)
    void queries.prefetchInfiniteQuery(introductionsQuery('active'))
    void queries.prefetchQuery(missionsQuery)
    void queries.prefetchQuery(insightsQuery)
  },
  component: HomeScreen,
})
