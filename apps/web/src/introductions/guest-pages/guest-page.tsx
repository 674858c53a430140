import text from '../../kit/text.module.css'
import styles from './guest-page.module.css'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
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
    <footer className={clsx(text.small, text.quiet)}>{guestPagesMessages.onlyForYou()}</footer>
  </div>
)
