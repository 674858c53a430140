import text from '../../kit/text.module.css'
import formStyles from '../../kit/form.module.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OpenThread } from '@wellmet/outreach/mailbox/mailbox.contract.ts'
import { answerSubject } from '@wellmet/outreach/mailbox/answer-subject.rules.ts'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { sentMessagesMessages } from '@wellmet/outreach/sent-messages/sent-messages.messages.ts'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { SuggestTimes } from './suggest-times.tsx'
import { MessageState } from '../sent-messages/message-state.tsx'
import { mailAccessQuery, outgoingQuery } from '../sent-messages/sent-messages.queries.ts'

type Props = {
  opened: OpenThread
  /** Whoever comes to answer finds the cursor there. */
  isFocused: boolean
}

/** The answer to the last mail of the others, from the mailbox that the conversation is in. */
export const AnswerForm = ({ opened: { thread, mails }, isFocused }: Props) => {
  const mayWrite = isMember(useSession().workspace?.role)
  const { data: access } = useQuery({ ...mailAccessQuery, enabled: mayWrite })
  const answered = mails.findLast(({ isMine, isDoubtful }) => !isMine && !isDoubtful)
  if (!mayWrite || !access || !answered) return null
  const maySend = access.items.some(({ accountId, uses }) => accountId === thread.accountId && uses.includes('send'))
  if (!maySend)
    return (
      <div>
        <LinkButton size="xs" variant="default" to="/settings/email-access">
          {m.allowSending()}
        </LinkButton>
      </div>
    )
  return <Answer key={answered.id} thread={thread} answered={answered} isFocused={isFocused} />
}

type Answered = { thread: OpenThread['thread']; answered: OpenThread['mails'][number]; isFocused: boolean }

const Answer = ({ thread: { accountId, address, live, request }, answered, isFocused }: Answered) => {
  const known = live ? answerSubject(live.subject) : null
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const send = useApiMutation('post', '/api/email/send', { changes: ['follow-ups'] })
  const { data: outgoing } = useQuery({ ...outgoingQuery, enabled: send.data !== undefined })
  const { name, email } = answered.from
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.focus()
  }, [isFocused])
  if (send.data) {
    const { id } = send.data
    return <MessageState message={outgoing?.items.find((one) => one.id === id) ?? send.data} mayChange />
  }
  return (
    <form
      className={formStyles.form}
      aria-label={m.answerTo({ name: name ?? email })}
      onSubmit={(event) => {
        event.preventDefault()
        const about = request ? { requestId: request.id } : {}
        const words = { subject: known ?? subject, message }
        send.mutate({ body: { to: email, ...words, accountId, answers: answered.messageId, ...about } })
      }}
    >
      {known === null ? (
        <TextInput
          label={sentMessagesMessages.editSubject()}
          description={m.subjectNotRead()}
          value={subject}
          maxLength={200}
          required
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
      ) : null}
      <Textarea
        label={m.answerTo({ name: name ?? email })}
        value={message}
        autosize
        minRows={4}
        maxRows={20}
        maxLength={20_000}
        required
        ref={box}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <FormAlert trouble={send.error ? { text: problemText(toProblem(send.error)) } : null} />
      <div className={formStyles.buttons}>
        <Button type="submit" size="sm" loading={send.isPending} disabled={message.trim() === ''}>
          {m.sendAnswer()}
        </Button>
        <SuggestTimes
          to={email}
          onTimes={(times) => setMessage((before) => [before.trimEnd(), times].filter(Boolean).join('\n\n'))}
        />
      </div>
      <p className={clsx(text.small, text.quiet)}>{m.answerGoes({ to: email, from: address })}</p>
    </form>
  )
}
