import { createFileRoute } from '@tanstack/react-router'
import { peopleQuery } from '../../../../network/people/people.queries.ts'
import { PeopleScreen } from '../../../../network/search/people-screen.tsx'
import { PeopleSearch } from '../../../../network/search/people-search.ts'

const Screen = () => <PeopleScreen search={PeopleSearch.parse(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/search/people')({
  validateSearch: PeopleSearch,
  loaderDeps: ({ search }) => ({ q: search.q, filter: search.filter }),
  loader: ({ context: { queries }, deps }) => void queries.prefetchInfiniteQuery(peopleQuery(deps)),
  component: Screen,
})
