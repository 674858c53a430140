import type { FollowUpSequence } from '@wellmet/outreach/sequences/sequences.contract.ts'
import type { ReactNode } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { MessageForm } from '../sent-messages/message-form.tsx'

type Props = {
  sequence: FollowUpSequence
  draft: NonNullable<FollowUpSequence['draft']>
  /** From which Wellmet may send. */
  mailbox: { accountId: string; address: string }
  others: (message: string) => ReactNode
}

/** The draft as a message of the member’s own, which leaves their mailbox with one click. */
export const SendDraft = ({ sequence: { id: sequenceId, email }, draft, mailbox, others }: Props) => {
  const send = useApiMutation('post', '/api/email-sequence/send', { changes: ['follow-ups'] })
  const { accountId, address } = mailbox
  return (
    <MessageForm
      draft={draft}
      to={email}
      from={address}
      sending={send}
      onSend={(words) => send.mutate({ body: { sequenceId, step: draft.step, ...words, accountId } })}
      others={others}
    />
  )
}
