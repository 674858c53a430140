import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { toProblem } from '../../api/problem.ts'
import { useSession } from '../../account/users/session.ts'
import { useEnterWorkspace } from '../../account/workspaces/use-enter-workspace.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { PathSkeleton } from '../../kit/skeletons.tsx'
import { personQuery, workspaceOfPersonQuery } from '../../graph/paths/paths.queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { KnownPath } from './known-path.tsx'
import { useAskedConnector } from './use-asked-connector.ts'
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

/** A link that was made in another workspace of the viewer goes on there, with one click. */
export const OutOfReach = ({ title: heading, id }: { title: string; id: string }) => {
  const { data: workspace, isPending } = useQuery(workspaceOfPersonQuery(id))
  const { workspace: current } = useSession()
  const enter = useEnterWorkspace('same page')
  if (isPending) return <PageHeader title={heading} />
  return (
    <>
      <PageHeader title={heading} />
      {workspace && workspace.id !== current?.id ? (
        <EmptyState
          title={marketplaceMessages.fromWorkspace({ workspace: workspace.name })}
          next={
            <Button onClick={() => enter(workspace.id)}>
              {marketplaceMessages.switchAndGoOn({ workspace: workspace.name })}
            </Button>
          }
        >
          {marketplaceMessages.fromWorkspaceAbout()}
        </EmptyState>
      ) : (
        <EmptyState
          title={marketplaceMessages.notInReach()}
          next={<LinkButton to="/search/people">{marketplaceMessages.searchAgain()}</LinkButton>}
        >
          {marketplaceMessages.notInReachAbout()}
        </EmptyState>
      )}
    </>
  )
}

const Person = ({ id, via }: { id: string; via: string | undefined }) => {
  const query = useQuery(personQuery(id))
  const { guidance, isPending } = useGuidance(id)
  const asked = useAskedConnector(query.data?.person.personState)
  const correcting = useCorrect()
  const status = query.isError && !query.data ? toProblem(query.error).status : null
  if (status === 404 || status === 400) return <OutOfReach title={marketplaceMessages.path()} id={id} />
  return (
    <>
      {query.data && !isPending && !asked.isPending ? null : <PageHeader title={marketplaceMessages.path()} />}
      <Loaded query={query} what={marketplaceMessages.thePath()} skeleton={<PathSkeleton />}>
        {(found) =>
          isPending || asked.isPending ? (
            <PathSkeleton />
          ) : (
            <KnownPath found={found} guidance={guidance} via={via} asked={asked.connector} {...correcting} />
          )
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
