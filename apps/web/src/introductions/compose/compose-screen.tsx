import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import type { Language } from '@wellmet/platform/messages/locale.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toProblem } from '../../api/problem.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { contactQuery } from '../../contacts/contact-list/contacts.queries.ts'
import { personQuery } from '../../graph/paths/paths.queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import type { ComposeSearch } from '../requests/introductions-search.ts'
import { optionsOf, type RouteOption } from '../path/route-options.ts'
import { NobodyChosen, OutOfReach } from '../path/path-screen.tsx'
import { introductionQuery } from '../requests/requests.queries.ts'
import { Compose } from './compose.tsx'
import { writtenFor, writtenIn } from './draft-values.ts'
import { useGoal } from './use-goal.ts'
import { useMailLanguage } from './use-mail-language.ts'

const useAsker = () => {
  const { user, workspace } = useSession()
  const { id, name, email: address, headline } = user
  return { id, name, workspace: workspace?.name ?? '', address, headline }
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

type InMailLanguageProps = {
  reader: Parameters<typeof useMailLanguage>[0]
  children: (language: Language) => ReactNode
}

const InMailLanguage = ({ reader, children }: InMailLanguageProps) => {
  const language = useMailLanguage(reader)
  return language === null ? <FormSkeleton fields={4} /> : children(language)
}

type Known = Parameters<typeof writtenFor>[2]
type WithKnownProps = { person: string; of: RouteOption; children: (known: Known) => ReactNode }

/** What a contact is and where, and what the asker wants: the draft begins with it, so it waits, and goes on without. */
const WithKnown = ({ person, of: { id, kind }, children }: WithKnownProps) => {
  const contact = useQuery({ ...contactQuery(id), enabled: kind === 'contact' })
  const goal = useGoal(person)
  if ((kind === 'contact' && contact.isPending) || goal === undefined) return <FormSkeleton fields={4} />
  const { title = null, company = null } = contact.data?.contact ?? {}
  return children({ title, company, goal })
}

const NewDraft = ({ person, via }: { person: string; via: string | undefined }) => {
  const asker = useAsker()
  const query = useQuery(personQuery(person))
  const status = query.isError && !query.data ? toProblem(query.error).status : null
  if (status === 404 || status === 400) return <OutOfReach title={requestsMessages.ask()} id={person} />
  return (
    <Loaded query={query} what={marketplaceMessages.thePath()} skeleton={<FormSkeleton fields={4} />}>
      {(found) => {
        const options = optionsOf(found)
        const option = via === undefined ? options[0] : options.find(({ id }) => id === via)
        // Somebody else would be asked than the one who was chosen.
        if (!option && options.length > 0)
          return query.isFetching ? (
            <FormSkeleton fields={4} />
          ) : (
            <NotToWrite heading={requestsMessages.ask()}>
              {requestsMessages.connectorWithoutPath({ target: found.person.name })}
            </NotToWrite>
          )
        if (!option)
          return (
            <NotToWrite heading={requestsMessages.nobodyCanIntroduce({ name: found.person.name })}>
              {requestsMessages.nobodyCanIntroduceAbout()}
            </NotToWrite>
          )
        return (
          <InMailLanguage key={option.id} reader={{ personId: option.id, kind: option.kind }}>
            {(language) => (
              <WithKnown person={person} of={option}>
                {(known) => (
                  <Compose
                    draft={writtenFor(found.person, option, known, asker, options, language)}
                    options={options}
                  />
                )}
              </WithKnown>
            )}
          </InMailLanguage>
        )
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
          <InMailLanguage key={request.id} reader={request.connector}>
            {(language) => <Compose draft={writtenIn(request, etag, asker, language)} options={[]} />}
          </InMailLanguage>
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
