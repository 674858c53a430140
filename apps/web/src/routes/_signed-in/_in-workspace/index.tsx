import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '../../../home/home-screen.tsx'
import { bestRoutesQuery } from '../../../home/home.queries.ts'
import { asksQuery, introductionsQuery } from '../../../introductions/requests.queries.ts'
import { contactsQuery } from '../../../network/contacts/contacts.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchInfiniteQuery(contactsQuery())
    void queries.prefetchQuery(asksQuery)
    void queries.prefetchInfiniteQuery(introductionsQuery('active'))
    void queries.prefetchQuery(bestRoutesQuery)
  },
  component: HomeScreen,
})
