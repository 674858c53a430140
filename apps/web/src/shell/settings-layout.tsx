import tabsStyles from '../kit/tabs.module.css'
import styles from './settings-layout.module.css'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useSession } from '../account/users/session.ts'
import { keepTabInView } from '../kit/keep-in-sight.ts'
import { PageHeader } from '../kit/page-header.tsx'
import type { Screen } from '../kit/screen.ts'
import { screens } from '../navigation/screens.ts'
import { shellMessages } from './shell.messages.ts'

const ofSettings = (of: 'user' | 'workspace') => screens.filter(({ settings }) => settings?.of === of)

const nameIn = ({ settings, label }: Screen): string => (settings?.label ?? label)()

const Count = ({ screen: { settings } }: { screen: Screen }) =>
  settings?.Count ? (
    <span className={styles.count}>
      <settings.Count />
    </span>
  ) : null

export const SettingsLayout = () => {
  const { workspace } = useSession()
  const { pathname } = useLocation()
  const here = screens.find(({ to, settings }) => settings && to === pathname)
  const groups = [
    { name: shellMessages.you(), of: 'user' },
    { name: workspace?.name ?? shellMessages.workspace(), of: 'workspace' },
  ] as const
  return (
    <div className={styles.settings}>
      <PageHeader title={shellMessages.settings()} {...(here ? { tab: nameIn(here) } : {})} />
      <div className={styles.columns}>
        <nav className={clsx(tabsStyles.tabs, styles.tabs)} aria-label={shellMessages.settings()}>
          {groups.map(({ name, of }) => (
            <div key={of} className={styles.group}>
              <p className={styles.groupName}>{name}</p>
              {ofSettings(of)
                .filter(({ mayOpen }) => mayOpen?.(workspace?.role) ?? true)
                .map((screen) => (
                  <Link
                    key={screen.to}
                    ref={screen.to === pathname ? keepTabInView : null}
                    to={screen.to}
                    className={clsx(tabsStyles.tab, styles.tab)}
                    activeOptions={{ includeSearch: false }}
                    activeProps={{ 'data-active': true }}
                  >
                    {nameIn(screen)}
                    <Count screen={screen} />
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
