import text from '../../kit/text.module.css'
import styles from './guest-page.module.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Wordmark } from '../../kit/wordmark.tsx'

/** Around the pages for people without an account: one column, nothing to navigate. */
export const GuestPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.guestPage}>
    <header>
      <Wordmark />
    </header>
    <main>{children}</main>
    <footer className={clsx(text.small, text.quiet)}>
      This page is only for you: anybody with its link can answer for you. You do not need an account, and nothing here
      is tracked.
    </footer>
  </div>
)
