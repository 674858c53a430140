import text from '../../kit/text.module.css'
import styles from './mailbox.module.css'
import type { MailThread } from '@wellmet/outreach/mailbox/mailbox.contract.ts'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { formatDay } from '../../kit/dates.ts'
import { keepInView } from '../../kit/keep-in-sight.ts'
import { Portrait } from '../../kit/portrait.tsx'

type Props = { threads: readonly MailThread[]; chosen: string | undefined; onOpen: (thread: string) => void }

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
export const ThreadList = ({ threads, chosen, onOpen }: Props) => {
  const id = useId()
  const atChosen = threads.findIndex((thread) => thread.id === chosen)
  const [moved, setMoved] = useState<number | null>(null)
  const at = moved ?? Math.max(atChosen, 0)
  const press = (event: KeyboardEvent) => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key]
    const current = threads[at]
    if (move) setMoved(move(at, threads.length - 1))
    else if ((event.key === 'Enter' || event.key === ' ') && current) onOpen(current.id)
    else return
    event.preventDefault()
  }
  return (
    <div
      className={styles.threads}
      role="listbox"
      tabIndex={0}
      aria-label={m.theThreads()}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={press}
    >
      {threads.map((thread, index) => (
        <div
          key={thread.id}
          id={`${id}-${index}`}
          className={styles.row}
          role="option"
          aria-selected={index === atChosen}
          data-is-active={index === at}
          data-is-unread={thread.live?.isRead === false}
          ref={index === at && moved !== null ? keepInView : undefined}
          onClick={() => {
            setMoved(index)
            onOpen(thread.id)
          }}
        >
          <Row thread={thread} />
        </div>
      ))}
    </div>
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
