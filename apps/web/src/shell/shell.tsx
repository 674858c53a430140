import railStyles from './rail.module.css'
import styles from './shell.module.css'
import { Fragment, useSyncExternalStore } from 'react'
import { Link, Outlet } from '@tanstack/react-router'
import { Bell } from './bell.tsx'
import { useNotificationStream } from '../account/notifications/use-notification-stream.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { Palette } from '../palette/palette.tsx'
import { ConfirmIdentity } from '../account/proofs/confirm-identity.tsx'
import { TargetsOnDemand } from '../contacts/targets/targets-on-demand.tsx'
import { WorkspaceChanged } from '../account/workspaces/workspace-changed.tsx'
import { useNotingPeople } from '../palette/recent-people.ts'
import { usePalette } from '../palette/use-palette.ts'
import { AccountMenu } from './account-menu.tsx'
import { Help } from './help.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { NewWorkspace } from './new-workspace.tsx'
import { Rail } from './rail.tsx'
import { RailLinks } from './rail-links.tsx'
import { shownWorkspace } from '../api/shown-workspace.ts'
import { Wordmark } from '../kit/wordmark.tsx'
import { shellMessages } from './shell.messages.ts'

/** What surrounds every signed-in screen. */
export const Shell = () => {
  const palette = usePalette()
  // Going to another workspace drops every cached answer, so whatever stays on the page begins anew with it.
  const workspace = useSyncExternalStore(shownWorkspace.watch, shownWorkspace.get)
  useNotificationStream()
  useNotingPeople()
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skipLink}>
        {shellMessages.skipToContent()}
      </a>
      <Rail key={workspace} onPalette={palette.open} />
      <nav className={styles.topBar} aria-label={shellMessages.account()}>
        <Link to="/" className={styles.home} aria-label={shellMessages.productHome()}>
          <Wordmark />
        </Link>
        <PaletteButton place="top" onOpen={palette.open} />
        <Fragment key={workspace}>
          <Bell place="top" />
          <AccountMenu place="top" />
        </Fragment>
      </nav>
      <main id="content" className={styles.page} tabIndex={-1}>
        <MaintenanceNotice />
        <Outlet />
      </main>
      <nav className={railStyles.bar} aria-label={shellMessages.main()}>
        <RailLinks key={workspace} />
      </nav>
      <NewWorkspace />
      <Help />
      <TargetsOnDemand />
      <WorkspaceChanged />
      <ConfirmIdentity />
      <Palette palette={palette} />
    </div>
  )
}
