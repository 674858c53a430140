import entityRowStyles from '../../kit/entity-row.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { isAdmin } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PersonRow } from '../../kit/person-row.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { inviteSuggestionsQuery } from '../invite-suggestions/invite-suggestions.queries.ts'

const namesOf = (targets: readonly { name: string }[], count: number): string =>
  formatList([
    ...targets.map(({ name }) => name),
    ...(count > targets.length ? [insightsMessages.inviteMore({ count: count - targets.length })] : []),
  ])

/** The contacts who would bring most of the targets within reach. */
export const InviteNext = () => {
  const query = useQuery(inviteSuggestionsQuery(3))
  const mayInvite = isAdmin(useSession().workspace?.role)
  return (
    <Section title={insightsMessages.inviteNext()} about={query.data?.sentence}>
      <Loaded query={query} what={insightsMessages.inviteNext()} skeleton={<RowSkeletons rows={3} />}>
        {({ picks, notice }) => (
          <>
            {notice ? <Notice notice={notice} /> : null}
            {picks.length > 0 ? (
              <Rows label={insightsMessages.inviteNext()} items={picks} keyOf={({ contact }) => contact.id}>
                {({ contact: { id, name, company }, gain, targets, reasons }) => (
                  <PersonRow
                    person={{ id, name, ...(company === null ? {} : { company }) }}
                    middle={
                      <span className={clsx(entityRowStyles.words, text.small)}>
                        <span>
                          {insightsMessages.inviteGain({
                            count: gain,
                            names: namesOf(targets, gain),
                          })}
                        </span>
                        {reasons.map((reason) => (
                          <span key={reason} className={text.quiet}>
                            {reason}
                          </span>
                        ))}
                      </span>
                    }
                    end={
                      mayInvite ? (
                        <Link to="/settings/workspace" className={clsx(text.link, text.small)}>
                          {insightsMessages.invite({ name })}
                        </Link>
                      ) : null
                    }
                  />
                )}
              </Rows>
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  )
}
