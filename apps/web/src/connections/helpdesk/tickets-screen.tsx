import text from '../../kit/text.module.css'
import styles from './tickets.module.css'
import { Button } from '@mantine/core'
import { IconCircleDot, IconList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { helpdeskMessages } from '@wellmet/connections/helpdesk/helpdesk.messages.ts'
import type { HelpdeskTicket } from '@wellmet/connections/helpdesk/helpdesk.contract.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { groupTickets, type CompanyTickets } from './group-tickets.ts'
import { NewTicketPanel } from './new-ticket-panel.tsx'
import { ticketsQuery } from './tickets.queries.ts'

type State = 'open' | 'all'
type Requester = HelpdeskTicket['requester']

const nobody: Requester = { name: null, email: null }

const Ticket = ({ ticket: { id, status, openedAt, requester } }: { ticket: HelpdeskTicket }) => (
  <li className={styles.ticket}>
    <span className={styles.who}>
      <span className={clsx(styles.name, text.clip)}>{requester.name ?? requester.email ?? ''}</span>
      <span className={clsx(text.small, text.quiet, text.clip)}>{helpdeskMessages.number({ number: id })}</span>
    </span>
    <span className={styles.state}>
      <span>{helpdeskMessages.statusOf({ status })}</span>
      <span className={clsx(text.small, text.quiet)}>{helpdeskMessages.since({ on: new Date(openedAt) })}</span>
    </span>
  </li>
)

type CompanyProps = { group: CompanyTickets; onNew: ((requester: Requester) => void) | null }

const Company = ({ group: { company, tickets }, onNew }: CompanyProps) => (
  <Section
    title={company ?? helpdeskMessages.withoutCompany()}
    actions={
      company === null ? null : (
        <span className={styles.actions}>
          <Link to="/search/companies" search={{ q: company }} className={clsx(text.link, text.small)}>
            {helpdeskMessages.findCompany()}
            <span className={text.onlySpoken}> {company}</span>
          </Link>
          {onNew ? (
            <Button
              variant="default"
              size="xs"
              aria-label={helpdeskMessages.newTicketFor({ company })}
              onClick={() => onNew(tickets[0]?.requester ?? nobody)}
            >
              {helpdeskMessages.newTicket()}
            </Button>
          ) : null}
        </span>
      )
    }
  >
    <ul className={styles.tickets}>
      {tickets.map((ticket) => (
        <Ticket key={ticket.id} ticket={ticket} />
      ))}
    </ul>
  </Section>
)

/** Who has a question open at the helpdesk, by company. Where none is connected: what to do. */
export const TicketsScreen = () => {
  const [state, setState] = useState<State>('open')
  const [requester, setRequester] = useState<Requester | null>(null)
  const mayCreate = isMember(useSession().workspace?.role)
  const query = useQuery({ ...ticketsQuery(state), retry: false })
  if (query.isError && toProblem(query.error).status === 409)
    return (
      <EmptyState
        title={helpdeskMessages.connectTitle()}
        next={<LinkButton to="/settings/connected-accounts">{helpdeskMessages.connectInSettings()}</LinkButton>}
      >
        {helpdeskMessages.connectAbout()}
      </EmptyState>
    )
  return (
    <>
      <p className={clsx(text.small, text.quiet, styles.about)}>{helpdeskMessages.ticketsAbout()}</p>
      <div className={styles.top}>
        <Segmented
          legend={helpdeskMessages.which()}
          value={state}
          onChange={setState}
          choices={[
            { value: 'open', label: helpdeskMessages.showOpen(), icon: IconCircleDot },
            { value: 'all', label: helpdeskMessages.showAll(), icon: IconList },
          ]}
        />
        {mayCreate ? <Button onClick={() => setRequester(nobody)}>{helpdeskMessages.newTicket()}</Button> : null}
      </div>
      <Loaded
        query={query}
        what={helpdeskMessages.theTickets()}
        skeleton={<RowSkeletons rows={4} label={helpdeskMessages.loading()} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={helpdeskMessages.noTickets()}>{helpdeskMessages.noTicketsAbout()}</EmptyState>
          ) : (
            groupTickets(items).map((group) => (
              <Company key={group.company ?? ''} group={group} onNew={mayCreate ? setRequester : null} />
            ))
          )
        }
      </Loaded>
      <NewTicketPanel requester={requester} onClose={() => setRequester(null)} />
    </>
  )
}
