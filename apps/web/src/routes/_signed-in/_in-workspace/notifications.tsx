import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../../../account/notifications/notifications-screen.tsx'
import { countQuery, notificationsQuery } from '../../../account/notifications/notifications.queries.ts'
import { SearchChoice, searchParams } from '../../../kit/search-params.ts'

const Screen = () => <NotificationsScreen shown={Route.useSearch().show ?? 'all'} />

export const Route = createFileRoute('/_signed-in/_in-workspace/notifications')({
  validateSearch: searchParams({ show: SearchChoice(['unread']) }),
  loaderDeps: ({ search }) => ({ shown: search.show ?? ('all' as const) }),
  loader: ({ context: { queries }, deps: { shown } }) => {
    void queries.prefetchInfiniteQuery(notificationsQuery(shown))
    void queries.prefetchQuery(countQuery)
  },
  component: Screen,
})
