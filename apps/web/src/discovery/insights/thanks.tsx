import text from '../../kit/text.module.css'
import styles from './insights-screen.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Thanks as Owed } from '@wellmet/introductions/outcomes/outcomes.contract.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { outcomesMessages } from '@wellmet/introductions/outcomes/outcomes.messages.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { membersQuery } from '../../account/members/members.queries.ts'
import { contactQuery } from '../../contacts/contact-list/contacts.queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { MailButton } from '../../kit/mail-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { thanksQuery } from './insights.queries.ts'

const most = 5

/** Where they are thanked: a teammate at the address of their account, a contact at the first that is known. */
const useAddress = ({ personId, kind }: Owed['connector']): string | null => {
  const members = useQuery({ ...membersQuery, enabled: kind === 'member' })
  const contact = useQuery({ ...contactQuery(personId), enabled: kind === 'contact' })
  if (kind === 'contact') return contact.data?.writeTo ?? null
  return members.data?.items.find(({ userId }) => userId === personId)?.email ?? null
}

const Thank = ({ connector, target }: { connector: Owed['connector']; target: string }) => {
  const email = useAddress(connector)
  const label = requestsMessages.thankConnector({ connector: firstName(connector.name) })
  if (email !== null)
    return (
      <MailButton email={email} subject={requestsMessages.thankSubject({ target })}>
        {label}
      </MailButton>
    )
  return connector.kind === 'contact' ? (
    <LinkButton size="compact-sm" variant="default" to="/contacts/$id" params={{ id: connector.personId }}>
      {label}
    </LinkButton>
  ) : null
}

const Owing = ({ owed: { connector, introductions } }: { owed: Owed }) => {
  return (
    <div className={styles.thanks}>
      <Portrait id={connector.personId} name={connector.name} size={32} />
      <div>
        <strong>{connector.name}</strong>
        <ul>
          {introductions.map(({ requestId, target, outcome, at }) => (
            <li key={requestId}>
              <Link
                to="/introductions"
                search={{ tab: 'all', request: requestId }}
                className={clsx(text.link, text.small)}
              >
                {outcomesMessages.thanksFor({ target: target.name, outcome, on: new Date(at) })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <span className={styles.thank}>
        <Thank connector={connector} target={firstOf(introductions).target.name} />
      </span>
    </div>
  )
}

/** Connectors whose introductions led to a meeting. */
export const Thanks = () => (
  <Section title={outcomesMessages.thanks()} about={outcomesMessages.thanksAbout()}>
    <Loaded query={useQuery(thanksQuery)} what={outcomesMessages.thanks()} skeleton={<RowSkeletons rows={2} />}>
      {({ connectors }) =>
        connectors.length === 0 ? (
          <p className={text.quiet}>{outcomesMessages.noThanks()}</p>
        ) : (
          <Rows
            label={outcomesMessages.thanks()}
            items={connectors.slice(0, most)}
            keyOf={({ connector }) => connector.personId}
          >
            {(owed) => <Owing owed={owed} />}
          </Rows>
        )
      }
    </Loaded>
  </Section>
)
