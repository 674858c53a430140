import text from '../../kit/text.module.css'
import styles from './guest-page-parts.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Segmented } from '../../kit/segmented.tsx'
import { AcceptForm } from './accept-form.tsx'
import { DeclineForm } from './decline-form.tsx'
import { LaterForm } from './later-form.tsx'

const choices = () =>
  [
    { value: 'accept', label: asksMessages.yes(), icon: IconCheck },
    { value: 'later', label: asksMessages.later(), icon: IconClock },
    { value: 'decline', label: asksMessages.no(), icon: IconX },
  ] as const

const forms = { accept: AcceptForm, later: LaterForm, decline: DeclineForm }

export const ReplyForm = ({ token, page }: { token: string; page: AskPage }) => {
  const [chosen, setChosen] = useState<keyof typeof forms | null>(null)
  const Form = chosen && forms[chosen]
  return (
    <div className={styles.answers}>
      <Segmented
        legend={asksMessages.yourAnswer()}
        choices={choices()}
        value={chosen}
        onChange={setChosen}
        isMainAction
      />
      {chosen === 'accept' || chosen === 'decline' ? (
        <p className={clsx(text.small, text.quiet)}>
          {asksMessages.answerIsFinal({ asker: firstName(page.asker.name) })}
        </p>
      ) : null}
      {Form ? <Form token={token} page={page} /> : null}
      {/* With a yes it stands in the form, where it can be changed. */}
      {chosen === 'accept' ? null : (
        <div className={styles.card}>
          <p className={styles.from}>{asksMessages.messageTo({ target: firstName(page.target.name) })}</p>
          <p className={styles.words}>{page.text}</p>
        </div>
      )}
    </div>
  )
}
