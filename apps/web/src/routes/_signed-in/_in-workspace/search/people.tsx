import { createFileRoute } from '@tanstack/react-router'
import { peopleQuery } from '../../../../discovery/people-search/people.queries.ts'
import { PeopleScreen } from '../../../../discovery/people-search/people-screen.tsx'
import { PeopleSearch } from '../../../../discovery/people-search/people-search.ts'
import { ModelReading } from '../../../../introductions/language-model/model-reading.tsx'

const Screen = () => <PeopleScreen search={PeopleSearch.parse(Route.useSearch())} reading={ModelReading} />

export const Route = createFileRoute('/_signed-in/_in-workspace/search/people')({
  validateSearch: PeopleSearch,
  loaderDeps: ({ search }) => ({ q: search.q, filter: search.filter }),
  loader: ({ context: { queries }, deps }) => void queries.prefetchInfiniteQuery(peopleQuery(deps)),
  component: Screen,
})
