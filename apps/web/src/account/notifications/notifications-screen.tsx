import tabsStyles from '../../kit/tabs.module.css'
import text from '../../kit/text.module.css'
import styles from './notifications-screen.module.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { TabLink } from '../../kit/tab-link.tsx'
import { type Shown, useTending, useUnread } from './notifications.queries.ts'
import { NotificationsList } from './notifications-list.tsx'
import { notificationsMessages } from '@wellmet/account/notifications/notifications.messages.ts'

const tabs = [
  { key: 'all', label: notificationsMessages.all, search: {} },
  { key: 'unread', label: notificationsMessages.unread, search: { show: 'unread' } },
] as const

export const NotificationsScreen = ({ shown }: { shown: Shown }) => {
  const tending = useTending()
  const unread = useUnread() ?? 0
  return (
    <>
      <PageHeader
        title={notificationsMessages.notifications()}
        actions={
          <Button variant="default" disabled={unread === 0} onClick={tending.markAllRead}>
            {notificationsMessages.markAllRead()}
          </Button>
        }
      />
      <div className={styles.bar}>
        <nav className={clsx(tabsStyles.tabs, styles.tabs)} aria-label={notificationsMessages.whichNotifications()}>
          {tabs.map(({ key, label, search }) => (
            <TabLink key={key} to="/notifications" search={search} isHere={key === shown}>
              {label()}
            </TabLink>
          ))}
        </nav>
        <div className={styles.more}>
          <ConfirmButton
            label={notificationsMessages.deleteRead()}
            spoken={notificationsMessages.deleteReadNotifications()}
            question={notificationsMessages.deleteReadQuestion()}
            verb={notificationsMessages.delete()}
            onConfirm={tending.removeRead}
          />
          <Link to="/settings/notifications" className={clsx(text.link, text.small)}>
            {notificationsMessages.settings()}
          </Link>
        </div>
      </div>
      <NotificationsList shown={shown} tending={tending} />
    </>
  )
}
