import styles from './guest-page-parts.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import type { AskAnswer } from '@wellmet/introductions/guest-links/answer-link.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { useState } from 'react'
import { type Answer, ChooseAnswer } from '../asks/choose-answer.tsx'
import { AcceptForm } from './accept-form.tsx'
import { DeclineForm } from './decline-form.tsx'
import { LaterForm } from './later-form.tsx'

const forms = { yes: AcceptForm, later: LaterForm, no: DeclineForm }

type Props = { token: string; page: AskPage; answer: AskAnswer | undefined }

/** To say that one does not know somebody is a no with its reason. */
const choiceOf = (answer: AskAnswer | undefined): Answer | null => (answer === 'do_not_know' ? 'no' : (answer ?? null))

export const ReplyForm = ({ token, page, answer }: Props) => {
  const [chosen, setChosen] = useState<Answer | null>(choiceOf(answer))
  const Form = chosen && forms[chosen]
  return (
    <div className={styles.answers}>
      <ChooseAnswer asker={page.asker.name} chosen={chosen} onChoose={setChosen} />
      {Form ? <Form token={token} page={page} answer={answer} /> : null}
      {/* With a yes it stands in the form, where it can be changed. */}
      {chosen === 'yes' ? null : (
        <div className={styles.card}>
          <p className={styles.from}>{asksMessages.messageTo({ target: firstName(page.target.name) })}</p>
          <p className={styles.words}>{page.text}</p>
        </div>
      )}
    </div>
  )
}
