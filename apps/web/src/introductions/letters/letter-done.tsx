import styles from './letter-parts.module.css'
import { Button } from '@mantine/core'
import type { Letter } from '@wellmet/introductions/letters/letters.contract.ts'
import { mailtoOf } from '@wellmet/introductions/letters/letters.rules.ts'
import { clsx } from 'clsx'
import { toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { doneWords } from './letter-words.ts'
import { useLetterAnswers } from './letters.queries.ts'

/** What was answered, and the one thing that is left to say after a yes: that it went out. */
export const LetterDone = ({ token, letter }: { token: string; letter: Letter }) => {
  const { answer, answering } = useLetterAnswers(token)
  const { title, text } = doneWords(letter)
  const mayForward = letter.state === 'forward' || letter.state === 'name_drop'
  const problem = answering.isError ? toProblem(answering.error) : null
  return (
    <section className={clsx(styles.card, styles.done)} aria-live="polite">
      <h2>{title}</h2>
      <p>{text}</p>
      {mayForward ? (
        <div className={styles.buttons}>
          {letter.state === 'forward' ? (
            <Button component="a" href={mailtoOf(letter.subject, letter.text)} size="md">
              Open in my mail program
            </Button>
          ) : null}
          <Button
            size="md"
            variant="default"
            loading={answering.isPending}
            onClick={() => void answer({ answer: 'sent' }).catch(() => {})}
          >
            I have forwarded it
          </Button>
        </div>
      ) : null}
      <FormAlert trouble={problem ? { text: `${problem.title}. ${problem.detail ?? ''}` } : null} />
    </section>
  )
}
