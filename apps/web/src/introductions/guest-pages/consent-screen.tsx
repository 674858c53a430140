import styles from './guest-page-parts.module.css'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ConsentPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { clsx } from 'clsx'
import { problemText, toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { GuestPage } from './guest-page.tsx'
import { GuestPageSkeleton } from './guest-page-skeleton.tsx'
import { GuestPageTrouble } from './guest-page-trouble.tsx'
import { writtenBy } from '@wellmet/introductions/guest-pages/written-by.rules.ts'
import { consentWords } from './consent-words.ts'
import { consentPageQuery, useConsent } from './guest-pages.queries.ts'

/** What a target is asked, by the link in their mail. */
export const ConsentScreen = ({ token }: { token: string }) => {
  const page = useQuery(consentPageQuery(token))
  return (
    <GuestPage about={page.data ? aboutConsentPage(page.data) : null}>
      {page.isPending ? (
        <GuestPageSkeleton />
      ) : page.isError ? (
        <GuestPageTrouble error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <OpenConsentPage token={token} page={page.data} />
      )}
    </GuestPage>
  )
}

const aboutConsentPage = ({ neverEmail }: ConsentPage) => ({
  counted: guestPagesMessages.consentCounted(),
  neverEmail,
})

const OpenConsentPage = ({ token, page }: { token: string; page: ConsentPage }) => {
  const { consent, replying } = useConsent(token)
  const { state, connector } = page
  const words = consentWords(page)
  const problem = replying.isError ? toProblem(replying.error) : null
  const mayAgree = state === 'open' || state === 'not_now'
  return (
    <>
      <PageHeader title={words.title}>{words.text}</PageHeader>
      {mayAgree && connector.email !== null ? (
        <p className={clsx(styles.from, styles.words)}>
          {guestPagesMessages.connectorAddress({ connector: connector.name, address: connector.email })}
        </p>
      ) : null}
      <article className={styles.card}>
        <p className={styles.from}>{writtenBy(page)}</p>
        <p className={styles.words}>{page.text}</p>
      </article>
      <FormAlert trouble={problem ? { text: problemText(problem) } : null} />
      {mayAgree ? (
        <div className={styles.buttons}>
          <Button size="md" loading={replying.isPending} onClick={() => consent('yes')}>
            {guestPagesMessages.introduceUs()}
          </Button>
          {state === 'open' ? (
            <Button size="md" variant="default" disabled={replying.isPending} onClick={() => consent('not_now')}>
              {guestPagesMessages.notNow()}
            </Button>
          ) : null}
        </div>
      ) : null}
      {mayAgree ? (
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
