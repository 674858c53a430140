import text from '../../kit/text.module.css'
import formStyles from '../../kit/form.module.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { sentMessagesMessages as m } from '@wellmet/outreach/sent-messages/sent-messages.messages.ts'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'

type Words = { subject: string; message: string }

type Props = {
  draft: Words
  /** Null where the server knows it. */
  to: string | null
  /** The mailbox that it leaves. */
  from: string
  sending: { isPending: boolean; error: unknown }
  onSend: (words: Words) => void
  /** What else can be done with the words as they are now. */
  others?: (message: string) => ReactNode
}

/** A message of the member’s own, to read once more, change and send. */
export const MessageForm = ({ draft, to, from, sending: { isPending, error }, onSend, others }: Props) => {
  const [subject, setSubject] = useState(draft.subject)
  const [message, setMessage] = useState(draft.message)
  // Drafts leave a gap where only the writer knows what to say.
  const hasGap = message.includes('[…]')
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ subject, message })
      }}
    >
      <TextInput
        label={m.editSubject()}
        value={subject}
        maxLength={200}
        required
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <Textarea
        label={m.editMessage()}
        value={message}
        autosize
        minRows={6}
        maxRows={20}
        maxLength={20_000}
        required
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      {hasGap ? <p className={text.small}>{m.fillGap()}</p> : null}
      {to === null ? null : <p className={clsx(text.small, text.quiet)}>{m.sendChecked({ address: to })}</p>}
      <FormAlert trouble={error ? { text: problemText(toProblem(error)) } : null} />
      <div className={formStyles.buttons}>
        <Button type="submit" size="sm" loading={isPending} disabled={hasGap}>
          {m.sendFrom({ address: from })}
        </Button>
        {others?.(message)}
      </div>
    </form>
  )
}
