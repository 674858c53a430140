import entityRowStyles from '../../kit/entity-row.module.css'
import text from '../../kit/text.module.css'
import styles from './notifications-screen.module.css'
import { Button } from '@mantine/core'
import {
  type Icon,
  IconArrowsLeftRight,
  IconCheck,
  IconClock,
  IconCreditCardOff,
  IconFileImport,
  IconHandStop,
  IconListCheck,
  IconMail,
  IconMessageQuestion,
  IconPlayerStop,
  IconPlugConnectedX,
  IconUserPlus,
  IconWebhookOff,
  IconWorldX,
  IconX,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Notification } from '@wellmet/account/notifications/notifications.contract.ts'
import type { MouseEvent } from 'react'
import { refreshLater } from '../../api/refresh.ts'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import type { useTending } from './notifications.queries.ts'
import { notificationsMessages } from '@wellmet/account/notifications/notifications.messages.ts'

export const notificationIcons: Record<Notification['kind'], Icon> = {
  'introduction.asked': IconMessageQuestion,
  'introduction.answered': IconArrowsLeftRight,
  'introduction.due': IconClock,
  'introduction.outcome': IconCheck,
  'member.joined': IconUserPlus,
  'invitation.answered': IconMail,
  'import.done': IconFileImport,
  'approval.asked': IconHandStop,
  'approval.decided': IconCheck,
  'playbook.nudge': IconListCheck,
  'playbook.stopped': IconPlayerStop,
  'domain.lost': IconWorldX,
  'provisioning.stopped': IconPlugConnectedX,
  'payment.missing': IconCreditCardOff,
  'connected-account.stopped': IconPlugConnectedX,
  'webhook.stopped': IconWebhookOff,
}

/** What waits for the reader, as a verb. */
const actions: Partial<Record<Notification['kind'], () => string>> = {
  'introduction.asked': notificationsMessages.answer,
  'introduction.due': notificationsMessages.followUp,
  'approval.asked': notificationsMessages.decide,
}

type Props = { notification: Notification; tending: ReturnType<typeof useTending> }

export const NotificationRow = ({ notification, tending }: Props) => {
  const { id, kind, title, body, link, createdAt, readAt } = notification
  const { history } = useRouter()
  const queries = useQueryClient()
  const isUnread = readAt === null
  const KindIcon = notificationIcons[kind]
  const action = actions[kind]
  const open = (event: MouseEvent) => {
    if (isUnread) tending.markRead(id)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // What it tells of is newer than what was loaded before.
    void refreshLater(queries)
    history.push(link)
  }
  return (
    <div className={clsx(entityRowStyles.entityRow, styles.notification)} data-unread={isUnread || undefined}>
      <div className={entityRowStyles.who}>
        <KindIcon className={styles.icon} size={20} stroke={1.6} aria-hidden="true" />
        <div className={entityRowStyles.words}>
          <a className={styles.title} href={link} onClick={open}>
            {isUnread ? <span className={text.onlySpoken}>{notificationsMessages.unreadTitle({ title })}</span> : null}
            <span aria-hidden={isUnread}>{title}</span>
          </a>
          {body === '' ? null : <span className={entityRowStyles.about}>{body}</span>}
        </div>
      </div>
      <div className={clsx(entityRowStyles.end, styles.end)}>
        <time className={clsx(text.quiet, text.small)} dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatAgo(createdAt)}
        </time>
        {action && isUnread ? (
          <Button
            component="a"
            size="xs"
            variant="default"
            href={link}
            onClick={open}
            aria-label={notificationsMessages.actionAbout({ action: action(), title })}
          >
            {action()}
          </Button>
        ) : null}
        <div className={styles.buttons}>
          {isUnread ? (
            <button
              type="button"
              aria-label={notificationsMessages.markReadNotification({ title })}
              title={notificationsMessages.markRead()}
              onClick={() => tending.markRead(id)}
            >
              <IconCheck size={18} stroke={1.6} aria-hidden="true" />
            </button>
          ) : null}
          <button
            type="button"
            aria-label={notificationsMessages.deleteNotification({ title })}
            title={notificationsMessages.delete()}
            onClick={() => tending.remove(id)}
          >
            <IconX size={18} stroke={1.6} aria-hidden="true" />
          </button>
        </div>
      </div>
    </div>
  )
}
