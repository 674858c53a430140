import styles from './guest-page-parts.module.css'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TargetConsent } from '@wellmet/introductions/asks/asks.contract.ts'
import type { ConsentPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { problemText, toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { GuestPage } from './guest-page.tsx'
import { GuestPageSkeleton } from './guest-page-skeleton.tsx'
import { GuestPageTrouble } from './guest-page-trouble.tsx'
import { writtenBy } from '@wellmet/introductions/guest-pages/written-by.rules.ts'
import { consentWords } from './consent-words.ts'
import { OwnIntroductions } from './own-introductions.tsx'
import { consentPageQuery, useConsent } from './guest-pages.queries.ts'

/** What a button in the email said. */
type Chosen = TargetConsent | undefined

/** What a target is asked, by the link in their mail. */
export const ConsentScreen = ({ token, answer }: { token: string; answer: Chosen }) => {
  const page = useQuery(consentPageQuery(token))
  return (
    <GuestPage about={page.data ? aboutConsentPage(page.data) : null}>
      {page.isPending ? (
        <GuestPageSkeleton />
      ) : page.isError ? (
        <GuestPageTrouble error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <OpenConsentPage token={token} page={page.data} answer={answer} />
      )}
    </GuestPage>
  )
}

const aboutConsentPage = ({ neverEmail }: ConsentPage) => ({
  counted: guestPagesMessages.consentCounted(),
  neverEmail,
})

type AnswersProps = {
  state: ConsentPage['state']
  first: TargetConsent
  isPending: boolean
  onAnswer: (answer: TargetConsent) => void
}

/** What was chosen in the email is the main button. */
const Answers = ({ state, first, isPending, onAnswer }: AnswersProps) => {
  const labels = { yes: guestPagesMessages.introduceUs(), not_now: guestPagesMessages.notNow() }
  const offered = (['yes', 'not_now'] as const).filter((answer) => answer === 'yes' || state === 'open')
  return (
    <div className={styles.buttons}>
      {offered
        .toSorted((a, b) => Number(b === first) - Number(a === first))
        .map((answer) => (
          <Button
            key={answer}
            size="md"
            variant={answer === first ? 'filled' : 'default'}
            disabled={isPending}
            onClick={() => onAnswer(answer)}
          >
            {labels[answer]}
          </Button>
        ))}
    </div>
  )
}

const OpenConsentPage = ({ token, page, answer }: { token: string; page: ConsentPage; answer: Chosen }) => {
  const { consent, replying } = useConsent(token)
  const { state, connector } = page
  const [stateBefore] = useState(state)
  const words = consentWords(page)
  const problem = replying.isError ? toProblem(replying.error) : null
  const mayAgree = state === 'open' || state === 'not_now'
  // Whoever chose in the email has read all of it there. "Not now" may be said once.
  const chosen = mayAgree && !(answer === 'not_now' && state === 'not_now') ? answer : undefined
  const trouble = <FormAlert trouble={problem ? { text: problemText(problem) } : null} />
  return (
    <>
      <PageHeader title={words.title}>{words.text}</PageHeader>
      {chosen ? (
        <Section title={guestPagesMessages.confirmAnswer()} about={guestPagesMessages.confirmAnswerAbout()}>
          {trouble}
          {chosen === 'never' ? (
            <div className={styles.answers}>
              <p>{guestPagesMessages.neverAskQuestion()}</p>
              <Button size="md" color="brick" loading={replying.isPending} onClick={() => consent('never')}>
                {guestPagesMessages.neverAskVerb()}
              </Button>
            </div>
          ) : null}
          {chosen === 'never' ? null : (
            <Answers state={state} first={chosen} isPending={replying.isPending} onAnswer={consent} />
          )}
        </Section>
      ) : null}
      {mayAgree && connector.email !== null ? (
        <p className={clsx(styles.from, styles.words)}>
          {guestPagesMessages.connectorAddress({ connector: connector.name, address: connector.email })}
        </p>
      ) : null}
      <article className={styles.card}>
        <p className={styles.from}>{writtenBy(page)}</p>
        <p className={styles.words}>{page.text}</p>
      </article>
      {chosen ? null : trouble}
      {mayAgree && (chosen === undefined || chosen === 'never') ? (
        <Answers state={state} first="yes" isPending={replying.isPending} onAnswer={consent} />
      ) : null}
      {state === 'yes' && stateBefore !== 'yes' ? <OwnIntroductions address={null} /> : null}
      {mayAgree && chosen !== 'never' ? (
        <div className={styles.never}>
          <span>{guestPagesMessages.ratherNotBeAsked()}</span>
          <ConfirmButton
            className={styles.neverAsk}
            label={guestPagesMessages.neverAsk()}
            question={guestPagesMessages.neverAskQuestion()}
            verb={guestPagesMessages.neverAskVerb()}
            spoken={guestPagesMessages.neverAsk()}
            onConfirm={() => consent('never')}
          />
        </div>
      ) : null}
    </>
  )
}
