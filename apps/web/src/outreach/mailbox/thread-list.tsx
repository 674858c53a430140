import text from '../../kit/text.module.css'
import styles from './mailbox.module.css'
import { Link } from '@tanstack/react-router'
import type { MailThread } from '@wellmet/outreach/mailbox/mailbox.contract.ts'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { clsx } from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import { formatDay } from '../../kit/dates.ts'
import { Portrait } from '../../kit/portrait.tsx'
import type { EmailSearch } from './email-search.ts'

type Props = { threads: readonly MailThread[]; chosen: string | undefined; search: EmailSearch }

export const namesIn = ({ people }: MailThread): string => formatList(people.map(({ name, email }) => name ?? email))

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  j: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  k: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** One stop of the Tab key. Keys move in it, Enter opens. */
export const ThreadList = ({ threads, chosen, search }: Props) => {
  const [reached, setReached] = useState<string | null>(null)
  const stop = threads.find(({ id }) => id === (reached ?? chosen)) ?? threads[0]
  const press = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    const rows = event.currentTarget.closest('ul')?.querySelectorAll('a')
    rows?.[move(at, threads.length - 1)]?.focus()
  }
  return (
    <ul className={styles.threads} aria-label={m.theThreads()}>
      {threads.map((thread, at) => (
        <li key={thread.id}>
          <Link
            className={styles.row}
            to="/introductions/email"
            search={{ ...search, thread: thread.id }}
            resetScroll={false}
            // A mailbox is asked when a conversation is opened, not when the pointer passes it.
            preload={false}
            tabIndex={thread === stop ? 0 : -1}
            aria-current={thread.id === chosen ? 'true' : undefined}
            data-is-unread={thread.live?.isRead === false}
            onFocus={() => setReached(thread.id)}
            onKeyDown={(event) => press(event, at)}
          >
            <Row thread={thread} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Row = ({ thread }: { thread: MailThread }) => {
  const { live, people, lastAt, mails, theyWroteLast, snoozedUntil } = thread
  const [first] = people
  const names = namesIn(thread)
  return (
    <>
      <Portrait id={first?.personId ?? first?.email ?? ''} name={first?.name ?? first?.email ?? '?'} />
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={clsx(styles.names, text.clip)}>{names}</span>
          <time className={clsx(text.figures, text.quiet)} dateTime={lastAt}>
            {formatDay(lastAt)}
          </time>
        </span>
        {live ? (
          <span className={clsx(text.clip, styles.subject)} dir="auto">
            {live.subject || m.withoutSubject()}
          </span>
        ) : null}
        <span className={clsx(text.clip, text.quiet)}>
          {[
            live?.isRead === false ? m.unread() : null,
            snoozedUntil ? m.snoozed({ on: new Date(snoozedUntil) }) : null,
            m.mailCount({ count: mails }),
            theyWroteLast ? m.yourTurn() : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  )
}
