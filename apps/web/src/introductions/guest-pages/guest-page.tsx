import text from '../../kit/text.module.css'
import styles from './guest-page.module.css'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { mailMessages } from '@wellmet/platform/mail/mail.messages.ts'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Wordmark } from '../../kit/wordmark.tsx'

type Props = {
  children: ReactNode
  /** What an open page says of itself; nothing of a link that opens nothing. */
  about?: { counted: string; neverEmail: string | null } | null
}

/** Around the pages for people without an account: one column, nothing to navigate but help and the end of all email. */
export const GuestPage = ({ children, about = null }: Props) => (
  <div className={styles.guestPage}>
    <header>
      <Wordmark />
    </header>
    <main>{children}</main>
    <footer className={clsx(text.small, text.quiet)}>
      {about ? (
        <p>
          {guestPagesMessages.onlyForYou()} {about.counted}
        </p>
      ) : null}
      <p className={styles.links}>
        <a href="/help/privacy-others.html" className={text.link}>
          {guestPagesMessages.helpForOthers()}
        </a>
        {about?.neverEmail ? (
          <Link to="/never-email/$token" params={{ token: about.neverEmail }} className={text.link}>
            {mailMessages.neverEmail()}
          </Link>
        ) : null}
      </p>
    </footer>
  </div>
)
