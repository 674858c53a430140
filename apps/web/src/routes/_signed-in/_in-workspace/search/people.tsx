import { createFileRoute } from '@tanstack/react-router'
import { peopleQuery } from '../../../../network/people/people.queries.ts'
import { PeopleScreen } from '../../../../network/search/people-screen.tsx'
import { readPeople } from '../../../../network/search/people-search.ts'

const Screen = () => <PeopleScreen search={readPeople(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/search/people')({
  validateSearch: readPeople,
  loaderDeps: ({ search }) => readPeople(search),
  loader: ({ context: { queries }, deps }) => void queries.prefetchQuery(peopleQuery(deps)),
  component: Screen,
})
