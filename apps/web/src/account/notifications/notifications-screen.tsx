import tabsStyles from '../../kit/tabs.module.css'
import text from '../../kit/text.module.css'
import styles from './notifications-screen.module.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { type Shown, useTending, useUnread } from './notifications.queries.ts'
import { NotificationsList } from './notifications-list.tsx'

const tabs = [
  { key: 'all', label: 'All', search: {} },
  { key: 'unread', label: 'Unread', search: { show: 'unread' } },
] as const

export const NotificationsScreen = ({ shown }: { shown: Shown }) => {
  const tending = useTending()
  const unread = useUnread() ?? 0
  return (
    <>
      <PageHeader
        title="Notifications"
        actions={
          <Button variant="default" disabled={unread === 0} onClick={tending.markAllRead}>
            Mark all as read
          </Button>
        }
      />
      <div className={styles.bar}>
        <nav className={clsx(tabsStyles.tabs, styles.tabs)} aria-label="Which notifications">
          {tabs.map(({ key, label, search }) => (
            <Link
              key={key}
              to="/notifications"
              search={search}
              className={tabsStyles.tab}
              data-active={key === shown || undefined}
              aria-current={key === shown ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.more}>
          <ConfirmButton
            label="Delete read"
            spoken="Delete read notifications"
            question="Delete all that you have read in this workspace? What is unread stays."
            verb="Delete"
            onConfirm={tending.removeRead}
          />
          <Link to="/settings/notifications" className={clsx(text.link, text.small)}>
            Settings
          </Link>
        </div>
      </div>
      <NotificationsList shown={shown} tending={tending} />
    </>
  )
}
