import './shell.css'
import { Link, Outlet } from '@tanstack/react-router'
import { Bell } from '../account/notifications/bell.tsx'
import { useNotificationStream } from '../account/notifications/use-notification-stream.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { Palette } from '../palette/palette.tsx'
import { usePalette } from '../palette/use-palette.ts'
import { AccountMenu } from './account-menu.tsx'
import { NewWorkspace } from './new-workspace.tsx'
import { Rail } from './rail.tsx'
import { RailLinks } from './rail-links.tsx'
import { Wordmark } from './wordmark.tsx'

/** What surrounds every signed-in screen. */
export const Shell = () => {
  const palette = usePalette()
  useNotificationStream()
  return (
    <div className="shell">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Rail onPalette={palette.open} />
      <nav className="top-bar" aria-label="Account">
        <Link to="/" className="top-bar-home" aria-label="Wellmet, home">
          <Wordmark />
        </Link>
        <PaletteButton place="top" onOpen={palette.open} />
        <Bell place="top" />
        <AccountMenu place="top" />
      </nav>
      <main id="content" className="page" tabIndex={-1}>
        <Outlet />
      </main>
      <nav className="bar" aria-label="Main">
        <RailLinks labels="short" />
      </nav>
      <NewWorkspace />
      <Palette palette={palette} />
    </div>
  )
}
