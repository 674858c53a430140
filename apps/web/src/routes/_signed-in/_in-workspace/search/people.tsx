import { createFileRoute } from '@tanstack/react-router'
import { readPeople } from '../../../../network/search/people-search.ts'
import { PeopleScreen } from '../../../../network/search/people-screen.tsx'

const Screen = () => <PeopleScreen search={readPeople(Route.useSearch())} />

export const Route = createFileRoute('/_signed-in/_in-workspace/search/people')({
  validateSearch: readPeople,
  component: Screen,
})
