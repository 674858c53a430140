import { createFileRoute } from '@tanstack/react-router'
import { AuthorizeScreen } from '../../../../account/connected-apps/authorize-screen.tsx'
import { authorizationQuery } from '../../../../account/connected-apps/connected-apps.queries.ts'
import { AuthorizeSearch, requestIn } from '../../../../account/connected-apps/authorize-search.ts'

const Screen = () => <AuthorizeScreen request={requestIn(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/oauth/authorize')({
  validateSearch: AuthorizeSearch,
  loaderDeps: ({ search }) => ({ request: requestIn(search) }),
  loader: ({ context: { queries }, deps: { request } }) => void queries.prefetchQuery(authorizationQuery(request)),
  component: Screen,
})
