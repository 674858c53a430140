import text from '../kit/text.module.css'
import styles from './welcome-layout.module.css'
import { Link, Outlet } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { PathFull } from '../kit/path-full.tsx'
import { exampleRoute } from './example-route.ts'
import { Wordmark } from '../kit/wordmark.tsx'
import { shellMessages } from './shell.messages.ts'

/** Around every screen one can reach signed out: the form, and beside it what the product is about. */
export const WelcomeLayout = () => (
  <div className={styles.welcome}>
    <div className={styles.form}>
      <header>
        <Link to="/" className={styles.home} aria-label={shellMessages.productHome()}>
          <Wordmark />
        </Link>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
    </div>
    <aside className={styles.side} aria-label={shellMessages.examplePath()}>
      <p className={styles.claim}>{shellMessages.claim()}</p>
      <div className={styles.card}>
        <PathFull path={exampleRoute()} />
      </div>
      <p className={clsx(text.small, text.quiet)}>{shellMessages.exampleExplained()}</p>
    </aside>
  </div>
)
