import { createFileRoute } from '@tanstack/react-router'
import { ComposeScreen } from '../../../../introductions/compose/compose-screen.tsx'
import { ComposeSearch } from '../../../../introductions/requests/introductions-search.ts'
import { guidanceQuery } from '../../../../introductions/path/marketplace.queries.ts'
import { introductionQuery } from '../../../../introductions/requests/requests.queries.ts'
import { personQuery } from '../../../../graph/paths/paths.queries.ts'

const Screen = () => <ComposeScreen search={Route.useSearch()} />

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/compose')({
  validateSearch: ComposeSearch,
  loaderDeps: ({ search }) => ({ request: search.request, person: search.person }),
  loader: ({ context: { queries }, deps: { request, person } }) => {
    if (request) void queries.prefetchQuery(introductionQuery(request))
    if (!person) return
    void queries.prefetchQuery(personQuery(person))
    void queries.prefetchQuery(guidanceQuery(person))
  },
  component: Screen,
})
