import entityRowStyles from '../kit/entity-row.module.css'
import text from '../kit/text.module.css'
import actionStyles from '../identity/person-states/state-action.module.css'
import styles from './home-screen.module.css'
import { Link, linkOptions } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { BriefLine } from '@wellmet/introductions/briefs/briefs.contract.ts'
import { formatAgo, formatMoment } from '../kit/dates.ts'
import { Portrait } from '../kit/portrait.tsx'
import { useSendingMailbox } from '../outreach/sent-messages/use-sending-mailbox.ts'

type Props = {
  line: BriefLine
  isNews?: boolean
  /** The newest of the good news: its action is the first of the day. */
  isMain?: boolean
}

/** With a mailbox to answer from, an answer opens the emails themselves. */
const linkOf = ({ page, pageId, who }: BriefLine, canAnswer: boolean) => {
  const id = pageId ?? ''
  if (page === 'conversation' && canAnswer)
    return linkOptions({
      to: '/introductions/email',
      search: { request: id, answer: 'newest', ...(who ? { name: who.name } : {}) },
    })
  switch (page) {
    case 'conversation':
    case 'request':
      return linkOptions({ to: '/introductions', search: { request: id, tab: 'all' } })
    case 'ask':
      return linkOptions({ to: '/introductions/asks', hash: id })
    case 'approvals':
      return linkOptions({ to: '/settings/approvals' })
    case 'path':
      return linkOptions({ to: '/introductions/path', search: { person: id } })
    case 'screen':
      // An address that the server wrote: it is one of the product's own.
      return linkOptions({ to: id as '/' })
    case 'contact':
    default:
      return linkOptions({ to: '/contacts/$id', params: { id } })
  }
}

/** The first thing to do about it: an email from one's own mailbox where the address is known, otherwise its page. */
const Action = ({ line, isMain, canAnswer }: { line: BriefLine; isMain: boolean; canAnswer: boolean }) => {
  const { action, email } = line
  if (!action) return null
  const shown = { className: clsx(actionStyles.action, isMain && styles.main), 'aria-label': action.spoken }
  return email ? (
    <a
      {...shown}
      href={`mailto:${encodeURIComponent(email.to)}?subject=${encodeURIComponent(email.subject)}`}
      title={email.to}
    >
      {action.label}
    </a>
  ) : (
    <Link {...linkOf(line, canAnswer)} {...shown}>
      {action.label}
    </Link>
  )
}

export const BriefRow = ({ line, isNews = false, isMain = false }: Props) => {
  const { who, title, text: about, at } = line
  const canAnswer = useSendingMailbox(line.page === 'conversation') !== undefined
  return (
    <div className={clsx(entityRowStyles.entityRow, styles.row)} data-news={isNews || undefined}>
      <span className={entityRowStyles.who}>
        {who ? <Portrait id={who.id} name={who.name} size={isNews ? 40 : 32} /> : null}
        <span className={entityRowStyles.words}>
          <Link {...linkOf(line, canAnswer)} className={text.rowName}>
            {title}
          </Link>
          <span className={entityRowStyles.about}>
            {about}
            {at === null ? null : (
              <>
                {' · '}
                <time dateTime={at} title={formatMoment(at)}>
                  {formatAgo(at)}
                </time>
              </>
            )}
          </span>
        </span>
      </span>
      <Action line={line} isMain={isMain} canAnswer={canAnswer} />
    </div>
  )
}
