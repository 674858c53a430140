import entityRowStyles from '../kit/entity-row.module.css'
import text from '../kit/text.module.css'
import styles from './onboarding.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type {
  InviteSuggestions,
  Suggestion,
} from '@wellmet/discovery/invite-suggestions/invite-suggestions.contract.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { useState } from 'react'
import { SuggestTeammateSection } from '../account/invitation-requests/suggest-teammate-section.tsx'
import { InvitationsSection } from '../account/invitations/invitations-section.tsx'
import { isAdmin, isMember } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { reasonOf } from '../api/problem.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { Notice } from '../kit/notice.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { PersonRow } from '../kit/person-row.tsx'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { contactQuery } from '../contacts/contact-list/contacts.queries.ts'
import { allInviteSuggestionsQuery } from '../discovery/invite-suggestions/invite-suggestions.queries.ts'
import { NetworkGrowth } from './network-growth.tsx'
import { onboardingMessages as m } from './onboarding.messages.ts'

const fewNames = 2

const opensWords = ({ gain, targets }: Suggestion): string => {
  const names = formatList(
    targets.slice(0, fewNames).map(({ name }) => name),
    'unit',
  )
  const more = gain - Math.min(fewNames, targets.length)
  return more > 0 ? m.opensPathsAndMore({ names, more }) : m.opensPaths({ names })
}

type Invite = ((contact: Suggestion['contact']) => void) | undefined

const Picks = ({ found: { picks, notice }, onInvite }: { found: InviteSuggestions; onInvite: Invite }) =>
  notice ? (
    <Notice
      notice={notice}
      action={
        <LinkButton to={notice.code === 'no_targets' ? '/access/personalize' : '/access/network'} variant="default">
          {notice.code === 'no_targets' ? m.nameGoal() : m.importNext()}
        </LinkButton>
      }
    />
  ) : (
    <Rows label={m.whoToInvite()} items={picks} keyOf={({ contact }) => contact.id}>
      {(pick) => (
        <PersonRow
          person={{
            id: pick.contact.id,
            name: pick.contact.name,
            ...(pick.contact.company ? { company: pick.contact.company } : {}),
          }}
          middle={
            <span className={clsx(entityRowStyles.words, text.small)}>
              <span>{opensWords(pick)}</span>
              {pick.reasons.map((reason) => (
                <span key={reason} className={text.quiet}>
                  {reason}
                </span>
              ))}
            </span>
          }
          end={
            onInvite ? (
              <Button variant="default" onClick={() => onInvite(pick.contact)}>
                {m.inviteNamed({ name: firstName(pick.contact.name) })}
              </Button>
            ) : undefined
          }
        />
      )}
    </Rows>
  )

/** Opens the form with the address that the contact has; one without an address is typed. */
const useInvitee = () => {
  const queries = useQueryClient()
  const [email, setEmail] = useState<string>()
  const invite = ({ id, name }: Suggestion['contact']) =>
    void queries.fetchQuery(contactQuery(id)).then(
      ({ emails: [imported], typedEmail }) => {
        const address = imported ?? typedEmail ?? undefined
        setEmail(address)
        if (address === undefined) notifications.show({ message: m.noAddress({ name }) })
      },
      (error: unknown) => notifications.show({ message: m.notFound({ name, reason: reasonOf(error) }) }),
    )
  return { email, invite }
}

export const TeamScreen = () => {
  const role = useSession().workspace?.role
  const mayInvite = isAdmin(role)
  const query = useQuery(allInviteSuggestionsQuery)
  const { email, invite } = useInvitee()
  const basis = query.data?.basis
  return (
    <>
      <PageHeader title={m.bringTeam()}>{m.bringTeamAbout()}</PageHeader>
      <Section
        title={m.whoToInvite()}
        about={basis === undefined ? undefined : basis === 'known' ? m.whoToInviteKnown() : m.whoToInviteWanted()}
        actions={
          basis === 'known' ? (
            <LinkButton to="/access/personalize" variant="default">
              {m.nameGoal()}
            </LinkButton>
          ) : undefined
        }
      >
        <Loaded
          query={query}
          what={m.whoToInvite()}
          skeleton={<RowSkeletons rows={3} label={m.loadingSuggestions()} />}
        >
          {(found) => (
            <div className={styles.suggestions}>
              {found.notice ? null : <p>{found.sentence}</p>}
              <Picks found={found} onInvite={mayInvite ? invite : undefined} />
            </div>
          )}
        </Loaded>
      </Section>
      {mayInvite ? (
        <>
          <InvitationsSection email={email} />
          <NetworkGrowth />
        </>
      ) : isMember(role) ? (
        <SuggestTeammateSection />
      ) : (
        <p className={clsx(text.small, text.quiet)}>{m.mayNotInvite()}</p>
      )}
    </>
  )
}
