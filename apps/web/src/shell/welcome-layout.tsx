import text from '../kit/text.module.css'
import styles from './welcome-layout.module.css'
import { Link, Outlet } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { RouteFull } from '../kit/route-full.tsx'
import { exampleRoute } from './example-route.ts'
import { Wordmark } from '../kit/wordmark.tsx'

/** Around every screen one can reach signed out: the form, and beside it what the product is about. */
export const WelcomeLayout = () => (
  <div className={styles.welcome}>
    <div className={styles.form}>
      <header>
        <Link to="/" className={styles.home} aria-label="Wellmet, home">
          <Wordmark />
        </Link>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
    </div>
    <aside className={styles.side} aria-label="An example of a route">
      <p className={styles.claim}>Find who can introduce you, and why they would.</p>
      <div className={styles.card}>
        <RouteFull route={exampleRoute()} />
      </div>
      <p className={clsx(text.small, text.quiet)}>
        An example. Every tie shows the evidence it rests on; what nobody knows is called unknown.
      </p>
    </aside>
  </div>
)
