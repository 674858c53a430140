import text from '../../kit/text.module.css'
import styles from './guest-page-parts.module.css'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { mailMessages } from '@wellmet/platform/mail/mail.messages.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { clsx } from 'clsx'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { useGuestReplies } from './guest-pages.queries.ts'

/** What the link in an email about the outcome is for: one tap, and there are no more of them. */
export const StopNews = ({ token, page: { asker, rules, neverEmail } }: { token: string; page: AskPage }) => {
  const { rule, ruling } = useGuestReplies(token)
  const { workspace } = asker
  const problem = ruling.isError ? toProblem(ruling.error) : null
  if (rules && !rules.tellsOutcomes)
    return (
      <section className={clsx(styles.card, styles.done)} aria-live="polite">
        <h2>{guestPagesMessages.newsStopped()}</h2>
        <p>{guestPagesMessages.newsStoppedAbout({ workspace })}</p>
      </section>
    )
  return (
    <section className={clsx(styles.card, styles.done)} aria-live="polite">
      <h2>{guestPagesMessages.stopNews()}</h2>
      <p>
        {rules
          ? guestPagesMessages.stopNewsAbout({ workspace })
          : guestPagesMessages.stopNewsUnproven({ asker: asker.name })}
      </p>
      <div className={styles.buttons}>
        {rules ? (
          <Button
            size="md"
            loading={ruling.isPending}
            onClick={() => void rule({ ...rules, tellsOutcomes: false }).catch(() => {})}
          >
            {guestPagesMessages.stopNewsVerb()}
          </Button>
        ) : neverEmail ? (
          <Link to="/never-email/$token" params={{ token: neverEmail }} className={text.link}>
            {mailMessages.neverEmail()}
          </Link>
        ) : null}
      </div>
      <FormAlert trouble={problem ? { text: problemText(problem) } : null} />
    </section>
  )
}
