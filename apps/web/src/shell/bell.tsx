import text from '../kit/text.module.css'
import railStyles from './rail.module.css'
import styles from './bell.module.css'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useUnread } from '../account/notifications/notifications.queries.ts'
import { shellMessages } from './shell.messages.ts'

/** The way to the notifications, with how many are unread; nothing is said of a count that is zero or unknown. */
export const Bell = ({ place }: { place: 'rail' | 'top' }) => {
  const unread = useUnread() ?? 0
  return (
    <Link
      to="/notifications"
      className={clsx(railStyles.link, styles.bell)}
      data-place={place}
      activeOptions={{ includeSearch: false }}
      activeProps={{ 'data-active': true }}
    >
      <IconBell size={20} stroke={1.6} aria-hidden="true" />
      <span className={clsx(railStyles.label, styles.label)}>{shellMessages.notifications()}</span>
      {unread > 0 ? (
        <span className={clsx(styles.count, text.figures)}>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className={text.onlySpoken}>{shellMessages.unreadCount({ count: unread })}</span>
        </span>
      ) : null}
    </Link>
  )
}
