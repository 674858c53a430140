import tabsStyles from '../kit/tabs.module.css'
import styles from './settings-layout.module.css'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { isAdmin, isOwner } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { keepTabInView } from '../kit/keep-in-sight.ts'
import { PageHeader } from '../kit/page-header.tsx'
import { shellMessages } from './shell.messages.ts'

const tabs = [
  { to: '/settings/profile', label: shellMessages.profile, mayOpen: () => true },
  { to: '/settings/security', label: shellMessages.security, mayOpen: () => true },
  { to: '/settings/your-data', label: shellMessages.yourData, mayOpen: () => true },
  { to: '/settings/workspace', label: shellMessages.workspace, mayOpen: () => true },
  { to: '/settings/connected-accounts', label: shellMessages.connectedAccounts, mayOpen: () => true },
  { to: '/settings/enrichment', label: shellMessages.enrichment, mayOpen: isAdmin },
  { to: '/settings/sharing', label: shellMessages.sharing, mayOpen: () => true },
  { to: '/settings/introductions', label: shellMessages.introductions, mayOpen: () => true },
  { to: '/settings/notifications', label: shellMessages.notifications, mayOpen: () => true },
  { to: '/settings/api-keys', label: shellMessages.apiKeys, mayOpen: () => true },
  { to: '/settings/audit', label: shellMessages.audit, mayOpen: isAdmin },
  { to: '/settings/billing', label: shellMessages.billing, mayOpen: isOwner },
] as const

export const SettingsLayout = () => {
  const { workspace } = useSession()
  const { pathname } = useLocation()
  const here = tabs.find(({ to }) => to === pathname)
  return (
    <div className={styles.settings}>
      <PageHeader title={shellMessages.settings()} {...(here ? { tab: here.label() } : {})} />
      <nav className={clsx(tabsStyles.tabs, styles.tabs)} aria-label={shellMessages.settings()}>
        {tabs
          .filter(({ mayOpen }) => mayOpen(workspace?.role))
          .map(({ to, label }) => (
            <Link
              key={to}
              ref={to === pathname ? keepTabInView : null}
              to={to}
              className={tabsStyles.tab}
              activeOptions={{ includeSearch: false }}
              activeProps={{ 'data-active': true }}
            >
              {label()}
            </Link>
          ))}
      </nav>
      <Outlet />
    </div>
  )
}
