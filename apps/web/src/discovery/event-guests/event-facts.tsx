import text from '../../kit/text.module.css'
import styles from './events.module.css'
import type { Gathering } from '@wellmet/connections/gatherings/gatherings.contract.ts'
import { eventGuestsMessages } from '@wellmet/discovery/event-guests/event-guests.messages.ts'
import { clsx } from 'clsx'
import { formatMoment } from '../../kit/dates.ts'

/** When it is, and how many come. */
export const EventFacts = ({ event: { startsAt, coming, checkedIn } }: { event: Gathering }) => (
  <span className={clsx(styles.facts, text.small, text.quiet, text.figures)}>
    <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
    <span>{eventGuestsMessages.coming({ count: coming })}</span>
    {checkedIn > 0 ? <span>{eventGuestsMessages.checkedIn({ count: checkedIn })}</span> : null}
  </span>
)
