import { createFileRoute } from '@tanstack/react-router'
import { targetsQuery } from '../../../../contacts/targets/targets.queries.ts'
import { PathSearch } from '../../../../introductions/requests/introductions-search.ts'
import { guidanceQuery } from '../../../../introductions/path/marketplace.queries.ts'
import { PathScreen } from '../../../../introductions/path/path-screen.tsx'
import { personQuery } from '../../../../graph/paths/paths.queries.ts'
import { knownPeopleQuery, stepCorrectionsQuery } from '../../../../graph/step-corrections/step-corrections.queries.ts'

const Screen = () => {
  const { person, via } = Route.useSearch()
  return <PathScreen person={person} via={via} />
}

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/path')({
  validateSearch: PathSearch,
  loaderDeps: ({ search }) => ({ person: search.person }),
  loader: ({ context: { queries }, deps: { person } }) => {
    if (!person) return
    void queries.prefetchQuery(personQuery(person))
    void queries.prefetchQuery(guidanceQuery(person))
    void queries.prefetchQuery(stepCorrectionsQuery)
    void queries.prefetchQuery(knownPeopleQuery)
    void queries.prefetchQuery(targetsQuery)
  },
  component: Screen,
})
