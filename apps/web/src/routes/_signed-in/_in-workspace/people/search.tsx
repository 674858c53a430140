import { createFileRoute } from '@tanstack/react-router'
import { BroadScreen } from '../../../../discovery/people-search/broad-screen.tsx'
import { broadQuery } from '../../../../discovery/people-search/people.queries.ts'
import { QuerySearch } from '../../../../discovery/people-search/people-search.ts'

const Screen = () => <BroadScreen q={Route.useSearch().q ?? ''} />

export const Route = createFileRoute('/_signed-in/_in-workspace/people/search')({
  validateSearch: QuerySearch,
  loaderDeps: ({ search }) => ({ q: search.q }),
  loader: ({ context: { queries }, deps: { q } }) => {
    // Never with the provider, whose answers cost credits.
    if (q) void queries.prefetchInfiniteQuery(broadQuery(q, false))
  },
  component: Screen,
})
