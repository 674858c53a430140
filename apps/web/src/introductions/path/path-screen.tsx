import { useQuery } from '@tanstack/react-query'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RouteSkeleton } from '../../kit/skeletons.tsx'
import { personQuery } from '../../network/search/paths.queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { KnownPath } from './known-path.tsx'
import { useGuidance } from './marketplace.queries.ts'

type Props = { person: string | undefined; via: string | undefined }

const title = 'Route'

export const NobodyChosen = ({ title: heading }: { title: string }) => (
  <>
    <PageHeader title={heading} />
    <EmptyState title="Choose whom you want to meet" next={<LinkButton to="/search/people">Find somebody</LinkButton>}>
      Search for a person or a company. Whoever is in reach has a link to the route that leads there.
    </EmptyState>
  </>
)

export const OutOfReach = ({ title: heading }: { title: string }) => (
  <>
    <PageHeader title={heading} />
    <EmptyState
      title="This person is not in your reach"
      next={<LinkButton to="/search/people">Search again</LinkButton>}
    >
      They may have been in reach before: what is shared with you, and your own contacts, change.
    </EmptyState>
  </>
)

const Person = ({ id, via }: { id: string; via: string | undefined }) => {
  const query = useQuery(personQuery(id))
  const { guidance, isPending } = useGuidance(id)
  const status = query.isError && !query.data ? toProblem(query.error).status : null
  if (status === 404 || status === 400) return <OutOfReach title={title} />
  return (
    <>
      {query.data && !isPending ? null : <PageHeader title={title} />}
      <Loaded query={query} what="The route" skeleton={<RouteSkeleton />}>
        {(found) => (isPending ? <RouteSkeleton /> : <KnownPath found={found} guidance={guidance} via={via} />)}
      </Loaded>
    </>
  )
}

/** The route to somebody in full: tie by tie, whom to ask, and whom next. */
export const PathScreen = ({ person, via }: Props) =>
  person === undefined ? <NobodyChosen title={title} /> : <Person key={person} id={person} via={via} />
