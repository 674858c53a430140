import { createFileRoute } from '@tanstack/react-router'
import { AsksScreen } from '../../../../introductions/asks/asks-screen.tsx'
import { asksQuery, introductionsQuery } from '../../../../introductions/requests/requests.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/asks')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(asksQuery)
    // The other tabs say how many they hold.
    void queries.prefetchInfiniteQuery(introductionsQuery('active'))
  },
  component: AsksScreen,
})
