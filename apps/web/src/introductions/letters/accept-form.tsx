import styles from './letter-parts.module.css'
import { Button } from '@mantine/core'
import type { ConnectorAnswer, Letter } from '@wellmet/introductions/letters/letters.contract.ts'
import type { Exact } from '../../api/query.ts'
import { type Acceptance, AcceptRequestForm } from '../accept-request-form.tsx'
import { firstName } from './letter-words.ts'
import { useLetterAnswers } from './letters.queries.ts'

const answerOf = ({ how, ...words }: Acceptance): Exact<ConnectorAnswer> =>
  how === 'ask_target'
    ? { answer: 'accept', how, ...words }
    : { answer: 'accept', how: how === 'self' ? 'forward' : how, ...words }

export const AcceptForm = ({ token, letter }: { token: string; letter: Letter }) => {
  const { answer, answering } = useLetterAnswers(token)
  const [asker, target] = [firstName(letter.asker.name), firstName(letter.target.name)]
  return (
    <AcceptRequestForm
      className={styles.answers}
      asker={asker}
      target={target}
      text={letter.text}
      knowsAddress={letter.knowsAddress}
      options={{
        self: { label: 'I forward it myself', about: 'You get the text as a mail of its own, ready to forward.' },
        ask_target: {
          label: `Ask ${target} first, for me`,
          about: letter.isBlind
            ? `${target} is told no name before saying yes, and nobody is told of a no.`
            : `${target} hears who asks; nobody is told of a no.`,
        },
        name_drop: {
          label: `${asker} may mention me`,
          about: `${asker} writes, and says that you know each other. Nothing more for you to do.`,
        },
      }}
      textRows={{ description: 'Change what you like; this is what is sent.', minRows: 6, maxRows: 18 }}
      onAccept={(acceptance) => answer(answerOf(acceptance))}
      secretName={letter.isBlind ? letter.asker.name : null}
    >
      {(how) => (
        <Button type="submit" size="md" loading={answering.isPending}>
          {how === 'self' ? 'Yes, I will forward it' : how === 'ask_target' ? `Yes, ask ${target}` : 'Yes, mention me'}
        </Button>
      )}
    </AcceptRequestForm>
  )
}
