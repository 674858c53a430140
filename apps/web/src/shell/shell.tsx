import './shell.css'
import { Link, Outlet } from '@tanstack/react-router'
import { AccountMenu } from './account-menu.tsx'
import { NewWorkspace } from './new-workspace.tsx'
import { Rail } from './rail.tsx'
import { RailLinks } from './rail-links.tsx'
import { Wordmark } from './wordmark.tsx'

/** What surrounds every signed-in screen. */
export const Shell = () => (
  <div className="shell">
    <a href="#content" className="skip-link">
      Skip to content
    </a>
    <Rail />
    <nav className="top-bar" aria-label="Account">
      <Link to="/" className="top-bar-home" aria-label="Wellmet, home">
        <Wordmark />
      </Link>
      <AccountMenu place="top" />
    </nav>
    <main id="content" className="page" tabIndex={-1}>
      <Outlet />
    </main>
    <nav className="bar" aria-label="Main">
      <RailLinks labels="short" />
    </nav>
    <NewWorkspace />
  </div>
)
