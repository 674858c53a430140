import text from '../../kit/text.module.css'
import styles from './events.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Gathering } from '@wellmet/connections/gatherings/gatherings.contract.ts'
import { mostAtSmall } from '@wellmet/connections/gatherings/gatherings.rules.ts'
import type { Reach } from '@wellmet/discovery/event-guests/event-guests.contract.ts'
import { eventGuestsMessages } from '@wellmet/discovery/event-guests/event-guests.messages.ts'
import { clsx } from 'clsx'
import { useId } from 'react'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { SearchTabs } from '../people-search/search-tabs.tsx'
import { EventFacts } from './event-facts.tsx'
import { reachWords } from './event-words.ts'
import { eventsQuery } from './events.queries.ts'

type Item = Gathering & { reach: Reach | null }

const NoEvents = () => (
  <EmptyState
    title={eventGuestsMessages.emptyTitle()}
    next={<LinkButton to="/settings/connected-accounts">{eventGuestsMessages.connectLuma()}</LinkButton>}
  >
    {eventGuestsMessages.emptyAbout()}
  </EmptyState>
)

const EventCard = ({ event }: { event: Item }) => (
  <article className={styles.card}>
    <h3>
      <Link to="/events/$id" params={{ id: event.id }} className={text.link}>
        {event.name}
      </Link>
    </h3>
    <EventFacts event={event} />
    {event.reach ? <p className={text.small}>{reachWords(event.reach)}</p> : null}
  </article>
)

const Events = ({ title, events }: { title: string; events: readonly Item[] }) => {
  const id = useId()
  if (events.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Listed = ({ items }: { items: readonly Item[] }) => (
  <>
    <Events title={eventGuestsMessages.toCome()} events={items.filter(({ isComing }) => isComing).toReversed()} />
    <Events title={eventGuestsMessages.past()} events={items.filter(({ isComing }) => !isComing)} />
    <p className={clsx(text.small, text.quiet, styles.note)}>{eventGuestsMessages.aboutSmall({ most: mostAtSmall })}</p>
  </>
)

/** The events that the workspace hosts. */
export const EventsScreen = () => {
  const query = useQuery(eventsQuery)
  const isMissing = query.error !== null && toProblem(query.error).code === 'not_configured'
  return (
    <>
      <PageHeader title={eventGuestsMessages.events()}>{eventGuestsMessages.about()}</PageHeader>
      <SearchTabs here="events" q={undefined} />
      {isMissing ? (
        <NoEvents />
      ) : (
        <Loaded query={query} what={eventGuestsMessages.yourEvents()} skeleton={<RowSkeletons />}>
          {({ items }) => (items.length === 0 ? <NoEvents /> : <Listed items={items} />)}
        </Loaded>
      )}
    </>
  )
}
