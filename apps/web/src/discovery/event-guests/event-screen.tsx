import text from '../../kit/text.module.css'
import styles from './events.module.css'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Gathering } from '@wellmet/connections/gatherings/gatherings.contract.ts'
import type { Attendee, Reach } from '@wellmet/discovery/event-guests/event-guests.contract.ts'
import { eventGuestsMessages } from '@wellmet/discovery/event-guests/event-guests.messages.ts'
import { clsx } from 'clsx'
import { useId } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { reasonOf, toProblem } from '../../api/problem.ts'
import { formatAgo } from '../../kit/dates.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { PathsPanel } from '../reach/paths-panel.tsx'
import { PersonResult } from '../reach/person-result.tsx'
import { EventFacts } from './event-facts.tsx'
import { reachWords } from './event-words.ts'
import { attendeesQuery, eventQuery, useReadAgain } from './events.queries.ts'

const NotThere = () => (
  <>
    <PageHeader title={eventGuestsMessages.events()} />
    <EmptyState
      title={eventGuestsMessages.notFoundTitle()}
      next={<LinkButton to="/events">{eventGuestsMessages.backToEvents()}</LinkButton>}
    >
      {eventGuestsMessages.notFoundAbout()}
    </EmptyState>
  </>
)

const stateWords = ({ state, checkedInAt }: Attendee): string =>
  checkedInAt === null ? eventGuestsMessages.guestState({ state }) : eventGuestsMessages.here()

const OtherGuest = ({ guest }: { guest: Attendee }) => (
  <div className={styles.other}>
    <span>{guest.name ?? guest.email}</span>
    <span className={clsx(text.small, text.quiet)}>
      {stateWords(guest)} · {eventGuestsMessages.guestOf()}
    </span>
  </div>
)

type Known = Attendee & { person: NonNullable<Attendee['person']> }

const isKnown = (guest: Attendee): guest is Known => guest.person !== null && guest.person.path.status !== 'none'

const Guests = ({ items }: { items: readonly Attendee[] }) => {
  const [reachedId, othersId] = [useId(), useId()]
  const reached = items.filter(isKnown)
  const others = items.filter((guest) => !isKnown(guest))
  if (items.length === 0) return <p className={text.quiet}>{eventGuestsMessages.noGuests()}</p>
  return (
    <>
      {reached.length > 0 ? (
        <section className={styles.section} aria-labelledby={reachedId}>
          <h2 id={reachedId}>{eventGuestsMessages.yourPeople()}</h2>
          <ul className={styles.guests}>
            {reached.map((guest) => (
              <li key={guest.ref}>
                <PersonResult
                  person={guest.person}
                  further={<span className={clsx(text.small, text.quiet)}>{stateWords(guest)}</span>}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className={styles.section} aria-labelledby={othersId}>
          <h2 id={othersId}>{eventGuestsMessages.otherGuests()}</h2>
          <ul className={styles.guests}>
            {others.map((guest) => (
              <li key={guest.ref}>
                <OtherGuest guest={guest} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <PathsPanel people={reached.map(({ person }) => person)} />
    </>
  )
}

const KnownEvent = ({ event, reach }: { event: Gathering; reach: Reach }) => {
  const readAgain = useReadAgain()
  const mayRead = isMember(useSession().workspace?.role) && event.isMine
  const guests = useQuery(attendeesQuery(event.id))
  return (
    <>
      <PageHeader
        title={event.name}
        actions={
          mayRead ? (
            <Button
              variant="default"
              loading={readAgain.isPending}
              onClick={() => readAgain.mutate({ params: { path: { id: event.id } } })}
            >
              {eventGuestsMessages.readAgain()}
            </Button>
          ) : undefined
        }
      >
        <EventFacts event={event} />
      </PageHeader>
      <p>{reachWords(reach)}</p>
      <p className={clsx(text.small, text.quiet, styles.facts)}>
        {event.readAt === null ? null : <span>{eventGuestsMessages.readAt({ when: formatAgo(event.readAt) })}</span>}
        {event.url === null ? null : (
          <a href={event.url} className={text.link} target="_blank" rel="noreferrer">
            {eventGuestsMessages.openAtLuma()}
          </a>
        )}
      </p>
      <FormAlert
        trouble={readAgain.error ? { text: eventGuestsMessages.notRead({ reason: reasonOf(readAgain.error) }) } : null}
      />
      <Loaded query={guests} what={eventGuestsMessages.guests()} skeleton={<RowSkeletons />}>
        {({ items }) => <Guests items={items} />}
      </Loaded>
    </>
  )
}

/** One event: how many of its guests the viewer reaches, and each with the best path. */
export const EventScreen = ({ id }: { id: string }) => {
  const query = useQuery(eventQuery(id))
  if (query.error && toProblem(query.error).code === 'not_found') return <NotThere />
  return (
    <>
      <Link to="/events" className={clsx(text.link, text.small)}>
        <IconArrowLeft size={16} stroke={2} aria-hidden="true" /> {eventGuestsMessages.backToEvents()}
      </Link>
      <Loaded query={query} what={eventGuestsMessages.event()} skeleton={<RowSkeletons />}>
        {({ event, reach }) => <KnownEvent event={event} reach={reach} />}
      </Loaded>
    </>
  )
}
