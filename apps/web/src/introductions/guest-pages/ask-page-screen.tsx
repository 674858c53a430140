import text from '../../kit/text.module.css'
import styles from './guest-page-parts.module.css'
import { useQuery } from '@tanstack/react-query'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { clsx } from 'clsx'
import { formatDay } from '../../kit/dates.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReplyDone } from './reply-done.tsx'
import { GuestPage } from './guest-page.tsx'
import { GuestRulesForm } from './guest-rules-form.tsx'
import { GuestPageSkeleton } from './guest-page-skeleton.tsx'
import { GuestPageTrouble } from './guest-page-trouble.tsx'
import { askPageQuery } from './guest-pages.queries.ts'
import { roleWords } from './ask-page-words.ts'

/** What a connector is asked, by the link in their mail. */
export const AskPageScreen = ({ token }: { token: string }) => {
  const page = useQuery(askPageQuery(token))
  return (
    <GuestPage>
      {page.isPending ? (
        <GuestPageSkeleton />
      ) : page.isError ? (
        <GuestPageTrouble error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <OpenAskPage token={token} page={page.data} />
      )}
    </GuestPage>
  )
}

const OpenAskPage = ({ token, page }: { token: string; page: AskPage }) => {
  const { state, asker, target, context, nextStep, why, others } = page
  const isOpen = state === 'open' || state === 'later'
  return (
    <>
      <PageHeader title={`${asker.name} would like to meet ${target.name}`}>
        {asker.name} ({asker.workspace}) asks you for an introduction to {target.name}
        {roleWords(target)}.
      </PageHeader>
      {state === 'open' ? null : <ReplyDone token={token} page={page} />}
      {isOpen && (context || nextStep || why.length > 0) ? (
        <Section title="Why you">
          {context ? (
            <div className={styles.card}>
              <p className={styles.from}>{asker.name} writes to you</p>
              <p className={styles.words}>{context}</p>
            </div>
          ) : null}
          {nextStep ? (
            <div className={styles.card}>
              <p className={styles.from}>
                What {asker.name} would ask {target.name} for
              </p>
              <p className={styles.words}>{nextStep}</p>
            </div>
          ) : null}
          {why.map((reason) => (
            <p key={reason} className={clsx(styles.card, text.small, text.quiet)}>
              {reason}
            </p>
          ))}
        </Section>
      ) : null}
      {isOpen ? (
        <Section title="Your answer">
          <ReplyForm token={token} page={page} />
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section title="Also waiting for you" about={`Asked by ${asker.workspace}; each came in a separate email.`}>
          <ul className={clsx(styles.card, styles.lines, text.small)}>
            {others.map((other) => (
              <li key={`${other.askedAt} ${other.target.name}`}>
                {other.asker} would like to meet {other.target.name}
                {roleWords(other.target)}. <span className={text.quiet}>Asked on {formatDay(other.askedAt)}.</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="Your rules" about={`What you allow everybody at ${asker.workspace}. Changes apply at once.`}>
        <GuestRulesForm token={token} rules={page.rules} />
      </Section>
    </>
  )
}
