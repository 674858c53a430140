import text from '../../kit/text.module.css'
import styles from './mailbox.module.css'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MailThread, OpenThread as Opened, Reading } from '@wellmet/outreach/mailbox/mailbox.contract.ts'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { clsx } from 'clsx'
import { PrepCard } from '../../introductions/assistant/prep-card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { AnswerForm } from './answer-form.tsx'
import { threadQuery } from './email.queries.ts'
import { OneMail } from './one-mail.tsx'
import { ThreadActions } from './thread-actions.tsx'
import { namesIn } from './thread-list.tsx'

type Props = { threadId: string; isToAnswer: boolean; onClose: () => void }

export const OpenThread = ({ threadId, isToAnswer, onClose }: Props) => (
  <>
    <Button
      className={styles.back}
      variant="subtle"
      size="xs"
      leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
      onClick={onClose}
    >
      {m.backToList()}
    </Button>
    <Loaded
      query={useQuery(threadQuery(threadId))}
      what={m.theThread()}
      skeleton={<RowSkeletons rows={4} label={m.loadingThread()} />}
    >
      {(opened) => <Conversation opened={opened} isToAnswer={isToAnswer} />}
    </Loaded>
  </>
)

const Conversation = ({ opened, isToAnswer }: { opened: Opened; isToAnswer: boolean }) => {
  const { thread, mails } = opened
  return (
    <article className={styles.conversation} aria-label={namesIn(thread)}>
      <header className={styles.head}>
        <h2 dir="auto">{thread.live ? thread.live.subject || m.withoutSubject() : namesIn(thread)}</h2>
        {thread.live ? <p className={clsx(text.small, text.quiet)}>{namesIn(thread)}</p> : null}
        <ThreadActions thread={thread} />
      </header>
      <ReadingNotice reading={thread.reading} />
      <Beside thread={thread} />
      <ol className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <OneMail mail={mail} isRead={thread.reading === 'on'} mailbox={thread.address} />
          </li>
        ))}
      </ol>
      <AnswerForm opened={opened} isFocused={isToAnswer} />
    </article>
  )
}

const notices: Record<Exclude<Reading, 'on'>, () => { message: string; next: string }> = {
  off: () => ({ message: m.readingOff(), next: m.readingOffNext() }),
  ended: () => ({ message: m.readingEnded(), next: m.readingEndedNext() }),
  unavailable: () => ({ message: m.readingUnavailable(), next: m.readingUnavailableNext() }),
}

const ReadingNotice = ({ reading }: { reading: Reading }) =>
  reading === 'on' ? null : (
    <Notice
      notice={{ code: `reading_${reading}`, ...notices[reading]() }}
      action={
        reading === 'unavailable' ? null : (
          <LinkButton size="xs" variant="default" to="/settings/email-access">
            {m.allowReading()}
          </LinkButton>
        )
      }
    />
  )

/** The request that it is about, and what to know before answering. */
const Beside = ({ thread: { request, people } }: { thread: MailThread }) => {
  const known = people.find(({ personId }) => personId !== null)
  if (!request && !known) return null
  return (
    <aside className={styles.about} aria-label={m.besides()}>
      {request ? (
        <p className={text.small}>
          <Link className={text.link} to="/introductions" search={{ request: request.id }}>
            {m.openRequest({ target: request.target })}
          </Link>{' '}
          <span className={text.quiet}>{m.through({ connector: request.connector })}</span>
        </p>
      ) : null}
      {known?.personId ? <PrepCard person={{ id: known.personId, name: known.name ?? known.email }} /> : null}
    </aside>
  )
}
