import entityRowStyles from '../../kit/entity-row.module.css'
import text from '../../kit/text.module.css'
import styles from './notifications-screen.module.css'
import { IconChevronDown } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import type { NotificationGroup } from './group-notifications.ts'
import { NotificationRow, notificationIcons } from './notification-row.tsx'
import type { useTending } from './notifications.queries.ts'
import { notificationsMessages } from '@wellmet/account/notifications/notifications.messages.ts'

type Props = { group: NotificationGroup; tending: ReturnType<typeof useTending> }

/** Several that need no answer, as one row that opens. */
export const NotificationGroupRow = ({ group: { kind, items }, tending }: Props) => {
  const KindIcon = notificationIcons[kind]
  const isUnread = items.some(({ readAt }) => readAt === null)
  const newest = items[0]!.createdAt
  const groupKind = kind === 'import.done' ? 'imports' : 'joined'
  return (
    <details className={styles.group}>
      <summary className={clsx(entityRowStyles.entityRow, styles.notification)} data-unread={isUnread || undefined}>
        <span className={entityRowStyles.who}>
          <KindIcon className={styles.icon} size={20} stroke={1.6} aria-hidden="true" />
          <span className={clsx(entityRowStyles.words, styles.title)}>
            {notificationsMessages.group({ kind: groupKind, count: items.length })}
            {isUnread ? <span className={text.onlySpoken}>{notificationsMessages.someUnread()}</span> : null}
          </span>
        </span>
        <span className={clsx(entityRowStyles.end, styles.end)}>
          <time className={clsx(text.quiet, text.small)} dateTime={newest} title={formatMoment(newest)}>
            {formatAgo(newest)}
          </time>
          <IconChevronDown className={styles.chevron} size={18} stroke={1.6} aria-hidden="true" />
        </span>
      </summary>
      {items.map((one) => (
        <NotificationRow key={one.id} notification={one} tending={tending} />
      ))}
    </details>
  )
}
