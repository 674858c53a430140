import { createFileRoute } from '@tanstack/react-router'
import { ConnectScreen } from '../../../../account/extension/connect-screen.tsx'
import { ConnectSearch } from '../../../../account/extension/connect-search.ts'
import { clientQuery } from '../../../../account/extension/extension.queries.ts'

const Screen = () => <ConnectScreen search={ConnectSearch.parse(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/extension/connect')({
  validateSearch: ConnectSearch,
  loaderDeps: ({ search }) => ({ clientId: search.client_id, redirectUri: search.redirect_uri }),
  loader: ({ context: { queries }, deps: { clientId, redirectUri } }) =>
    void queries.prefetchQuery(clientQuery(clientId, redirectUri)),
  component: Screen,
})
