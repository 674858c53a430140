import { createFileRoute } from '@tanstack/react-router'
import { BestScreen } from '../../../../discovery/people-search/best-screen.tsx'
import { BestSearch } from '../../../../discovery/people-search/best-search.ts'
import { bestPeopleQuery } from '../../../../discovery/people-search/people.queries.ts'

const Screen = () => <BestScreen search={BestSearch.parse(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/people/')({
  validateSearch: BestSearch,
  loaderDeps: ({ search }) => ({ filter: search.filter, sort: search.sort }),
  loader: ({ context: { queries }, deps }) => void queries.prefetchInfiniteQuery(bestPeopleQuery(deps)),
  component: Screen,
})
