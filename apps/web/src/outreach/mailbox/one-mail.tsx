import text from '../../kit/text.module.css'
import styles from './mailbox.module.css'
import type { Mail, MailPerson } from '@wellmet/outreach/mailbox/mailbox.contract.ts'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { clsx } from 'clsx'
import { formatMoment } from '../../kit/dates.ts'
import { MailFrame } from '../../kit/mail-frame.tsx'
import { Notice } from '../../kit/notice.tsx'
import { pageOfMail } from './page-of-mail.ts'
import { useColorScheme } from './use-color-scheme.ts'

const nameOf = ({ name, email }: MailPerson): string => name ?? email

type Props = { mail: Mail; isRead: boolean; mailbox: string }

/** Who wrote to whom and when, and what, where it was read. */
export const OneMail = ({ mail: { from, to, cc, at, isMine, isDoubtful, content }, isRead, mailbox }: Props) => {
  useColorScheme()
  const sender = isMine ? m.me() : nameOf(from)
  return (
    <section className={styles.mail} data-is-mine={isMine}>
      <header className={styles.mailHead}>
        <span>
          <strong title={from.email}>{sender}</strong>{' '}
          <span className={text.quiet}>
            {m.toWhom({
              names: formatList([...to, ...cc].map((one) => (one.email === mailbox ? m.you() : nameOf(one)))),
            })}
          </span>
        </span>
        <time className={clsx(text.quiet, text.figures)} dateTime={at}>
          {formatMoment(at)}
        </time>
      </header>
      {isDoubtful ? <Notice notice={{ code: 'doubtful', message: m.doubtful(), next: '' }} /> : null}
      {content ? (
        <>
          <MailFrame opensLinks html={pageOfMail(content.html)} title={m.textOf({ name: sender, on: new Date(at) })} />
          <Remarks content={content} />
        </>
      ) : isRead ? (
        <p className={clsx(text.small, text.quiet)}>{m.notThere()}</p>
      ) : null}
    </section>
  )
}

const Remarks = ({ content }: { content: NonNullable<Mail['content']> }) => {
  const { picturesLeftOut, isCut, attachments } = content
  const lines = [
    attachments.length > 0 ? m.attachments({ names: formatList(attachments.map(({ name }) => name || '…')) }) : null,
    picturesLeftOut > 0 ? m.picturesLeftOut({ count: picturesLeftOut }) : null,
    isCut ? m.isCut() : null,
  ].filter((line) => line !== null)
  return lines.map((line) => (
    <p key={line} className={clsx(text.small, text.quiet)} dir="auto">
      {line}
    </p>
  ))
}
