import { useQuery } from '@tanstack/react-query'
import { toProblem } from '../../api/problem.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { personQuery } from '../../network/search/paths.queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import type { ComposeSearch } from '../introductions-search.ts'
import { optionsOf } from '../path/route-options.ts'
import { NobodyChosen, OutOfReach } from '../path/path-screen.tsx'
import { introductionQuery } from '../requests.queries.ts'
import { Compose } from './compose.tsx'
import { writtenFor, writtenIn } from './draft-values.ts'

const title = 'Ask for an introduction'

const NotToWrite = ({ heading, children }: { heading: string; children: string }) => (
  <>
    <PageHeader title={title} />
    <EmptyState title={heading} next={<LinkButton to="/introductions">See your introductions</LinkButton>}>
      {children}
    </EmptyState>
  </>
)

const NewDraft = ({ person, via }: { person: string; via: string | undefined }) => {
  const query = useQuery(personQuery(person))
  const status = query.isError && !query.data ? toProblem(query.error).status : null
  if (status === 404 || status === 400) return <OutOfReach title={title} />
  return (
    <Loaded query={query} what="The route" skeleton={<FormSkeleton fields={4} />}>
      {(found) => {
        const options = optionsOf(found)
        const option = options.find(({ id }) => id === via) ?? options[0]
        if (!option)
          return (
            <NotToWrite heading={`Nobody can introduce you to ${found.person.name} yet`}>
              There is no route through anybody. Look at the person again when more of your network is here.
            </NotToWrite>
          )
        return <Compose key={option.id} draft={writtenFor(found.person, option)} options={options} />
      }}
    </Loaded>
  )
}

const OldDraft = ({ id }: { id: string }) => {
  const query = useQuery(introductionQuery(id))
  const status = query.isError && !query.data ? toProblem(query.error).status : null
  if (status === 404 || status === 400)
    return <NotToWrite heading="There is no such draft">It may have been ended, or it is somebody else’s.</NotToWrite>
  return (
    <Loaded query={query} what="The draft" skeleton={<FormSkeleton fields={4} />}>
      {({ request, etag }) =>
        request.isMine && request.stage === 'drafted' ? (
          <Compose key={request.id} draft={writtenIn(request, etag)} options={[]} />
        ) : (
          <NotToWrite heading="It was asked already">What was sent is sent, so its words stand.</NotToWrite>
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
      <NotToWrite heading="You are a viewer here">Viewers read and do not ask. An admin can change that.</NotToWrite>
    )
  if (request) return <OldDraft id={request} />
  return person === undefined ? <NobodyChosen title={title} /> : <NewDraft person={person} via={via} />
}
