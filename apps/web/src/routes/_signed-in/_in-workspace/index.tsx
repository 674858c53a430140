import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '../../../home/home-screen.tsx'
import { insightsQuery } from '../../../home/home.queries.ts'
import { asksQuery, introductionsQuery } from '../../../introductions/requests.queries.ts'
import { contactsQuery } from '../../../network/contacts/contacts.queries.ts'
import { missionsQuery } from '../../../network/missions/missions.queries.ts'

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
