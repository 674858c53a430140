import text from '../../kit/text.module.css'
import styles from './letter-parts.module.css'
import { useQuery } from '@tanstack/react-query'
import type { Letter } from '@wellmet/introductions/letters/letters.contract.ts'
import { clsx } from 'clsx'
import { formatDay } from '../../kit/dates.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { LetterAnswer } from './letter-answer.tsx'
import { LetterDone } from './letter-done.tsx'
import { LetterPage } from './letter-page.tsx'
import { LetterRulesForm } from './letter-rules-form.tsx'
import { LetterSkeleton } from './letter-skeleton.tsx'
import { LetterTrouble } from './letter-trouble.tsx'
import { letterQuery } from './letters.queries.ts'
import { roleWords } from './letter-words.ts'

/** What a connector is asked, by the link in their mail. */
export const LetterScreen = ({ token }: { token: string }) => {
  const letter = useQuery(letterQuery(token))
  return (
    <LetterPage>
      {letter.isPending ? (
        <LetterSkeleton />
      ) : letter.isError ? (
        <LetterTrouble error={letter.error} onRetry={() => void letter.refetch()} />
      ) : (
        <OpenLetter token={token} letter={letter.data} />
      )}
    </LetterPage>
  )
}

const OpenLetter = ({ token, letter }: { token: string; letter: Letter }) => {
  const { state, asker, target, context, ask, why, others } = letter
  const isOpen = state === 'open' || state === 'later'
  return (
    <>
      <PageHeader title={`${asker.name} would like to meet ${target.name}`}>
        {asker.name} ({asker.workspace}) asks you for an introduction to {target.name}
        {roleWords(target)}.
      </PageHeader>
      {state === 'open' ? null : <LetterDone token={token} letter={letter} />}
      {isOpen && (context || ask || why.length > 0) ? (
        <Section title="Why you">
          {context ? (
            <div className={styles.card}>
              <p className={styles.from}>{asker.name} writes to you</p>
              <p className={styles.words}>{context}</p>
            </div>
          ) : null}
          {ask ? (
            <div className={styles.card}>
              <p className={styles.from}>
                What {asker.name} would ask of {target.name}
              </p>
              <p className={styles.words}>{ask}</p>
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
          <LetterAnswer token={token} letter={letter} />
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section title="Also waiting for you" about={`Asked by ${asker.workspace}; each came with a mail of its own.`}>
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
      <Section title="Your rules" about={`What you allow everybody at ${asker.workspace}; it holds at once.`}>
        <LetterRulesForm token={token} rules={letter.rules} />
      </Section>
    </>
  )
}
