import './rail.css'
import { Link } from '@tanstack/react-router'
import { AccountMenu } from './account-menu.tsx'
import { RailLinks } from './rail-links.tsx'
import { Wordmark } from './wordmark.tsx'

/** The left rail; between phone and desk it shrinks to its icons. */
export const Rail = () => (
  <nav className="rail" aria-label="Main">
    <Link to="/" className="rail-home" aria-label="Wellmet, home">
      <Wordmark />
    </Link>
    <RailLinks labels="label" />
    <div className="rail-account">
      <AccountMenu place="rail" />
    </div>
  </nav>
)
