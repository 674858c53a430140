import { createFileRoute } from '@tanstack/react-router'
import { BestScreen } from '../../../../network/people/best-screen.tsx'
import { BestSearch } from '../../../../network/people/best-search.ts'
import { bestPeopleQuery } from '../../../../network/people/people.queries.ts'

const Screen = () => <BestScreen search={BestSearch.parse(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/people/')({
  validateSearch: BestSearch,
  loaderDeps: ({ search }) => ({ filter: search.filter, sort: search.sort }),
  loader: ({ context: { queries }, deps }) => void queries.prefetchInfiniteQuery(bestPeopleQuery(deps)),
  component: Screen,
})
