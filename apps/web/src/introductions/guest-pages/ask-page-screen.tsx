import text from '../../kit/text.module.css'
import styles from './guest-page-parts.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { personWords } from '@wellmet/introductions/asks/ask-email.rules.ts'
import { askerWords } from '@wellmet/introductions/drafts/asker-words.rules.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { useQuery } from '@tanstack/react-query'
import type { AskPage, GuestPageState } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import type { AskAnswer } from '@wellmet/introductions/guest-links/answer-link.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { formatDay } from '../../kit/dates.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { Section } from '../../kit/section.tsx'
import { OwnIntroductions } from './own-introductions.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReadyToForward } from './ready-to-forward.tsx'
import { ReplyDone } from './reply-done.tsx'
import { GuestPage } from './guest-page.tsx'
import { GuestRulesForm } from './guest-rules-form.tsx'
import { StopNews } from './stop-news.tsx'
import { GuestPageSkeleton } from './guest-page-skeleton.tsx'
import { GuestPageTrouble } from './guest-page-trouble.tsx'
import { askPageQuery } from './guest-pages.queries.ts'
import { isStillToSave } from './chosen-answer.ts'

/** What a connector is asked, by the link in their mail. */
export const AskPageScreen = ({ token, answer }: { token: string; answer: AskAnswer | undefined }) => {
  const page = useQuery(askPageQuery(token))
  return (
    <GuestPage about={page.data ? aboutAskPage(page.data) : null}>
      {page.isPending ? (
        <GuestPageSkeleton />
      ) : page.isError ? (
        <GuestPageTrouble error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <OpenAskPage token={token} page={page.data} answer={answer} />
      )}
    </GuestPage>
  )
}

const aboutAskPage = ({ asker: { workspace }, neverEmail }: AskPage) => ({
  counted: guestPagesMessages.answersCounted({ workspace }),
  neverEmail,
})

/** Of some connectors nothing but the address is known. */
const askedWords = ({ connector, asker, target }: AskPage): string => {
  const words = { asker: askerWords(asker), target: personWords(target) }
  return connector.name === '' || connector.name.includes('@')
    ? guestPagesMessages.asksForIntroduction(words)
    : guestPagesMessages.asksForIntroductionNamed({ ...words, connector: firstName(connector.name) })
}

/** With nothing left to do: whoever still has to forward it is asked afterwards. */
const hasHelped: ReadonlySet<GuestPageState> = new Set(['ask_target', 'name_drop', 'introduced', 'sent'])

type Props = { token: string; page: AskPage; answer: AskAnswer | undefined }

const YourAnswer = ({ token, page, answer }: Props) => {
  const laterUntil = page.state === 'later' ? page.laterUntil : null
  const [laterBefore] = useState(laterUntil)
  const chosen = isStillToSave({ answer, laterUntil, laterBefore }) ? answer : undefined
  return (
    <Section
      title={chosen ? guestPagesMessages.confirmAnswer() : asksMessages.yourAnswer()}
      about={
        chosen
          ? guestPagesMessages.confirmAnswerAbout()
          : laterUntil === null
            ? null
            : guestPagesMessages.savedLater({ day: formatDay(laterUntil) })
      }
    >
      {/* By what was saved: a choice that is saved is not asked for again. */}
      <ReplyForm key={laterUntil} token={token} page={page} answer={chosen} />
    </Section>
  )
}

const OpenAskPage = ({ token, page, answer }: Props) => {
  const { state, asker, target, context, nextStep, others } = page
  const [stateBefore] = useState(state)
  const why = page.lastContact === null ? page.why : [page.lastContact]
  const isOpen = state === 'open' || state === 'later'
  // Whoever chose in the email has read all of it there.
  const isAnswerFirst = isOpen && answer !== undefined
  return (
    <>
      <PageHeader title={asksMessages.wantsToMeet({ asker: asker.name, target: target.name })}>
        {askedWords(page)}
      </PageHeader>
      {isOpen && page.isBlind ? (
        <p className={styles.card}>{asksMessages.blind({ asker: asker.name, target: target.name })}</p>
      ) : null}
      {page.isAboutNews ? <StopNews token={token} page={page} /> : null}
      {state === 'open' || page.isAboutNews ? null : <ReplyDone token={token} page={page} />}
      {state !== stateBefore && hasHelped.has(state) ? <OwnIntroductions address={page.ownAddress} /> : null}
      {isAnswerFirst ? <YourAnswer token={token} page={page} answer={answer} /> : null}
      {isOpen && (context || nextStep || why.length > 0) ? (
        <Section title={guestPagesMessages.whyYou()}>
          {context ? (
            <div className={styles.card}>
              <p className={styles.from}>{guestPagesMessages.writesToYou({ asker: asker.name })}</p>
              <p className={styles.words}>{context}</p>
            </div>
          ) : null}
          {why.map((reason) => (
            <p key={reason} className={clsx(styles.card, text.small, text.quiet)}>
              {reason}
            </p>
          ))}
          {nextStep ? (
            <div className={styles.card}>
              <p className={styles.from}>
                {guestPagesMessages.whatTheyWouldAsk({ asker: asker.name, target: target.name })}
              </p>
              <p className={styles.words}>{nextStep}</p>
            </div>
          ) : null}
        </Section>
      ) : null}
      {isOpen && !isAnswerFirst ? <YourAnswer token={token} page={page} answer={answer} /> : null}
      {isOpen ? <ReadyToForward page={page} /> : null}
      {others.length > 0 ? (
        <Section
          title={guestPagesMessages.alsoWaiting()}
          about={guestPagesMessages.alsoWaitingAbout({ workspace: asker.workspace })}
        >
          <ul className={clsx(styles.card, styles.lines, text.small)}>
            {others.map((other) => (
              <li key={`${other.askedAt} ${other.target.name}`}>
                {richMessage(guestPagesMessages.otherRequest, {
                  asker: other.asker,
                  target: personWords(other.target),
                  day: formatDay(other.askedAt),
                  quiet: <span className={text.quiet} />,
                })}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {page.rules ? (
        <Section
          title={guestPagesMessages.yourRules()}
          about={guestPagesMessages.yourRulesAbout({ workspace: asker.workspace })}
        >
          {/* By what the button above may have changed. */}
          <GuestRulesForm key={String(page.rules.tellsOutcomes)} token={token} rules={page.rules} />
        </Section>
      ) : (
        <p className={clsx(text.small, text.quiet)}>
          {guestPagesMessages.onlyThisRequest({ asker: asker.name, target: target.name })}
        </p>
      )}
    </>
  )
}
