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
      This page came to you by mail and is yours alone: whoever has its address can answer for you. You need no account,
      and nothing here is tracked.
    </footer>
  </div>
)
