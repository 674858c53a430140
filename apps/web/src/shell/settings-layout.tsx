import tabsStyles from '../kit/tabs.module.css'
import styles from './settings-layout.module.css'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { isAdmin, isOwner } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { keepTabInView } from '../kit/keep-in-sight.ts'
import { PageHeader } from '../kit/page-header.tsx'
import { shellMessages } from './shell.messages.ts'

const everybody = () => true

const ofUser = [
  { to: '/settings/profile', label: shellMessages.profile, mayOpen: everybody },
  { to: '/settings/security', label: shellMessages.security, mayOpen: everybody },
  { to: '/settings/your-data', label: shellMessages.yourData, mayOpen: everybody },
  { to: '/settings/connected-accounts', label: shellMessages.connectedAccounts, mayOpen: everybody },
  { to: '/settings/sharing', label: shellMessages.sharing, mayOpen: everybody },
  { to: '/settings/introductions', label: shellMessages.introductions, mayOpen: everybody },
  { to: '/settings/notifications', label: shellMessages.notifications, mayOpen: everybody },
  { to: '/settings/api-keys', label: shellMessages.apiKeys, mayOpen: everybody },
] as const
const ofWorkspace = [
  { to: '/settings/workspace', label: shellMessages.workspace, mayOpen: everybody },
  { to: '/settings/sign-in', label: shellMessages.signIn, mayOpen: isOwner },
  { to: '/settings/enrichment', label: shellMessages.enrichment, mayOpen: isAdmin },
  { to: '/settings/audit', label: shellMessages.audit, mayOpen: isAdmin },
  { to: '/settings/billing', label: shellMessages.billing, mayOpen: isOwner },
] as const

export const SettingsLayout = () => {
  const { workspace } = useSession()
  const { pathname } = useLocation()
  const here = [...ofUser, ...ofWorkspace].find(({ to }) => to === pathname)
  const groups = [
    { name: shellMessages.you(), screens: ofUser },
    { name: workspace?.name ?? shellMessages.workspace(), screens: ofWorkspace },
  ]
  return (
    <div className={styles.settings}>
      <PageHeader title={shellMessages.settings()} {...(here ? { tab: here.label() } : {})} />
      <div className={styles.columns}>
        <nav className={clsx(tabsStyles.tabs, styles.tabs)} aria-label={shellMessages.settings()}>
          {groups.map(({ name, screens }) => (
            <div key={screens[0].to} className={styles.group}>
              <p className={styles.groupName}>{name}</p>
              {screens
                .filter(({ mayOpen }) => mayOpen(workspace?.role))
                .map(({ to, label }) => (
                  <Link
                    key={to}
                    ref={to === pathname ? keepTabInView : null}
                    to={to}
                    className={clsx(tabsStyles.tab, styles.tab)}
                    activeOptions={{ includeSearch: false }}
                    activeProps={{ 'data-active': true }}
                  >
                    {label()}
                  </Link>
                ))}
            </div>
          ))}
        </nav>
        <div className={styles.screen}>
          <Outlet />
        </div>
      </div>
    </div>
  )
}
