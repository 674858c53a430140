import text from '../../kit/text.module.css'
import formStyles from '../../kit/form.module.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { sequencesMessages as m } from '@wellmet/outreach/sequences/sequences.messages.ts'
import type { FollowUpSequence } from '@wellmet/outreach/sequences/sequences.contract.ts'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'

type Props = {
  sequence: FollowUpSequence
  draft: NonNullable<FollowUpSequence['draft']>
  /** From which Wellmet may send. */
  mailbox: { accountId: string; address: string }
  /** What else can be done with the draft, with its words as they are now. */
  others: (message: string) => ReactNode
}

/** The draft as a message of the member’s own, which leaves their mailbox with one click. */
export const SendDraft = ({ sequence: { id: sequenceId, email }, draft, mailbox, others }: Props) => {
  const [subject, setSubject] = useState(draft.subject)
  const [message, setMessage] = useState(draft.message)
  const send = useApiMutation('post', '/api/email-sequence/send', { changes: ['follow-ups'] })
  const { accountId, address } = mailbox
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate({ body: { sequenceId, step: draft.step, subject, message, accountId } })
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
      {email === null ? null : <p className={clsx(text.small, text.quiet)}>{m.sendChecked({ address: email })}</p>}
      <FormAlert trouble={send.error ? { text: problemText(toProblem(send.error)) } : null} />
      <div className={formStyles.buttons}>
        <Button type="submit" size="sm" loading={send.isPending}>
          {m.sendFrom({ address })}
        </Button>
        {others(message)}
      </div>
    </form>
  )
}
