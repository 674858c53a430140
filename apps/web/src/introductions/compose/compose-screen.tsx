import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { toProblem } from '../../api/problem.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { personQuery } from '../../graph/paths/paths.queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import type { ComposeSearch } from '../requests/introductions-search.ts'
import { optionsOf } from '../path/route-options.ts'
import { NobodyChosen, OutOfReach } from '../path/path-screen.tsx'
import { introductionQuery } from '../requests/requests.queries.ts'
import { Compose } from './compose.tsx'
import { writtenFor, writtenIn } from './draft-values.ts'

const useAsker = () => {
  const { user, workspace } = useSession()
  return { name: user.name, workspace: workspace?.name ?? '', address: user.email }
}

const NotToWrite = ({ heading, children }: { heading: string; children: string }) => (
  <>
    <PageHeader title={requestsMessages.ask()} />
    <EmptyState
      title={heading}
      next={<LinkButton to="/introductions">{requestsMessages.seeIntroductions()}</LinkButton>}
    >
      {children}
    </EmptyState>
  </>
)

const NewDraft = ({ person, via }: { person: string; via: string | undefined }) => {
  const asker = useAsker()
  const query = useQuery(personQuery(person))
  const status = query.isError && !query.data ? toProblem(query.error).status : null
  if (status === 404 || status === 400) return <OutOfReach title={requestsMessages.ask()} />
  return (
    <Loaded query={query} what={marketplaceMessages.thePath()} skeleton={<FormSkeleton fields={4} />}>
      {(found) => {
        const options = optionsOf(found)
        const option = options.find(({ id }) => id === via) ?? options[0]
        if (!option)
          return (
            <NotToWrite heading={requestsMessages.nobodyCanIntroduce({ name: found.person.name })}>
              {requestsMessages.nobodyCanIntroduceAbout()}
            </NotToWrite>
          )
        return <Compose key={option.id} draft={writtenFor(found.person, option, asker)} options={options} />
      }}
    </Loaded>
  )
}

const OldDraft = ({ id }: { id: string }) => {
  const asker = useAsker()
  const query = useQuery(introductionQuery(id))
  const status = query.isError && !query.data ? toProblem(query.error).status : null
  if (status === 404 || status === 400)
    return <NotToWrite heading={requestsMessages.noSuchDraft()}>{requestsMessages.noSuchDraftAbout()}</NotToWrite>
  return (
    <Loaded query={query} what={requestsMessages.theDraft()} skeleton={<FormSkeleton fields={4} />}>
      {({ request, etag }) =>
        request.isMine && request.stage === 'drafted' ? (
          <Compose key={request.id} draft={writtenIn(request, etag, asker)} options={[]} />
        ) : (
          <NotToWrite heading={requestsMessages.alreadyAsked()}>{requestsMessages.alreadyAskedAbout()}</NotToWrite>
        )
      }
    </Loaded>
  )
}

/** Who, what and when, with the email as the connector will read it. */
export const ComposeScreen = ({ search: { person, via, request } }: { search: ComposeSearch }) => {
  const { workspace } = useSession()
  if (!isMember(workspace?.role))
    return (
      <NotToWrite heading={requestsMessages.viewersCannotAsk()}>{requestsMessages.viewersCannotAskAbout()}</NotToWrite>
    )
  if (request) return <OldDraft id={request} />
  return person === undefined ? <NobodyChosen title={requestsMessages.ask()} /> : <NewDraft person={person} via={via} />
}
