import styles from './letter-parts.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Question } from '@wellmet/introductions/letters/letters.contract.ts'
import { toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { LetterPage } from './letter-page.tsx'
import { LetterSkeleton } from './letter-skeleton.tsx'
import { LetterTrouble } from './letter-trouble.tsx'
import { questionWords } from './question-words.ts'
import { questionQuery, useQuestionAnswer } from './letters.queries.ts'

/** What a target is asked, by the link in their mail. */
export const QuestionScreen = ({ token }: { token: string }) => {
  const question = useQuery(questionQuery(token))
  return (
    <LetterPage>
      {question.isPending ? (
        <LetterSkeleton />
      ) : question.isError ? (
        <LetterTrouble error={question.error} onRetry={() => void question.refetch()} />
      ) : (
        <OpenQuestion token={token} question={question.data} />
      )}
    </LetterPage>
  )
}

const OpenQuestion = ({ token, question }: { token: string; question: Question }) => {
  const { answer, answering } = useQuestionAnswer(token)
  const { state, connector, asker, text } = question
  const words = questionWords(question)
  const problem = answering.isError ? toProblem(answering.error) : null
  const mayAgree = state === 'open' || state === 'not_now'
  return (
    <>
      <PageHeader title={words.title}>{words.text}</PageHeader>
      <article className={styles.card}>
        <p className={styles.from}>
          {asker ? `${asker.name} (${asker.workspace}) writes` : `What they write, passed on by ${connector.name}`}
        </p>
        <p className={styles.words}>{text}</p>
      </article>
      <FormAlert trouble={problem ? { text: `${problem.title}. ${problem.detail ?? ''}` } : null} />
      {mayAgree ? (
        <div className={styles.buttons}>
          <Button size="md" loading={answering.isPending} onClick={() => answer('yes')}>
            Yes, introduce us
          </Button>
          {state === 'open' ? (
            <Button size="md" variant="default" disabled={answering.isPending} onClick={() => answer('not_now')}>
              Not now
            </Button>
          ) : null}
        </div>
      ) : null}
      {mayAgree ? (
        <div className={styles.never}>
          <span>You would rather not be asked at all?</span>
          <ConfirmButton
            label="Never ask me again"
            question="Wellmet will not write to this address again, whoever asks."
            verb="Never again"
            spoken="Never ask me again"
            onConfirm={() => answer('never')}
          />
        </div>
      ) : null}
    </>
  )
}
