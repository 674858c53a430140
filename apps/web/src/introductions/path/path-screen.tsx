import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { PathSkeleton } from '../../kit/skeletons.tsx'
import { personQuery } from '../../graph/paths/paths.queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { KnownPath } from './known-path.tsx'
import { useGuidance } from './marketplace.queries.ts'
import { useCorrect } from './use-correct.ts'

type Props = { person: string | undefined; via: string | undefined }

export const NobodyChosen = ({ title: heading }: { title: string }) => (
  <>
    <PageHeader title={heading} />
    <EmptyState
      title={marketplaceMessages.choosePerson()}
      next={<LinkButton to="/search/people">{marketplaceMessages.findSomeone()}</LinkButton>}
    >
      {marketplaceMessages.choosePersonAbout()}
    </EmptyState>
  </>
)

export const OutOfReach = ({ title: heading }: { title: string }) => (
  <>
    <PageHeader title={heading} />
    <EmptyState
      title={marketplaceMessages.notInReach()}
      next={<LinkButton to="/search/people">{marketplaceMessages.searchAgain()}</LinkButton>}
    >
      {marketplaceMessages.notInReachAbout()}
    </EmptyState>
  </>
)

const Person = ({ id, via }: { id: string; via: string | undefined }) => {
  const query = useQuery(personQuery(id))
  const { guidance, isPending } = useGuidance(id)
  const correcting = useCorrect()
  const status = query.isError && !query.data ? toProblem(query.error).status : null
  if (status === 404 || status === 400) return <OutOfReach title={marketplaceMessages.path()} />
  return (
    <>
      {query.data && !isPending ? null : <PageHeader title={marketplaceMessages.path()} />}
      <Loaded query={query} what={marketplaceMessages.thePath()} skeleton={<PathSkeleton />}>
        {(found) =>
          isPending ? <PathSkeleton /> : <KnownPath found={found} guidance={guidance} via={via} {...correcting} />
        }
      </Loaded>
    </>
  )
}

/** The route to somebody in full: tie by tie, whom to ask, and whom next. */
export const PathScreen = ({ person, via }: Props) =>
  person === undefined ? (
    <NobodyChosen title={marketplaceMessages.path()} />
  ) : (
    <Person key={person} id={person} via={via} />
  )
