import styles from './rail.module.css'
import { Link } from '@tanstack/react-router'
import { Bell } from './bell.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { RailLinks } from './rail-links.tsx'
import { Wordmark } from '../kit/wordmark.tsx'
import { shellMessages } from './shell.messages.ts'

/** The left rail; between phone and desk it shrinks to its icons. */
export const Rail = ({ onPalette }: { onPalette: () => void }) => (
  <nav className={styles.rail} aria-label={shellMessages.main()}>
    <Link to="/" className={styles.home} aria-label={shellMessages.productHome()}>
      <Wordmark shrinks />
    </Link>
    <PaletteButton place="rail" onOpen={onPalette} />
    <RailLinks />
    <div className={styles.account}>
      <Bell place="rail" />
      <AccountMenu place="rail" />
    </div>
  </nav>
)
