import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { mentionMessage } from '@wellmet/introductions/drafts/mention.rules.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { sentMessagesMessages as m } from '@wellmet/outreach/sent-messages/sent-messages.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { useState } from 'react'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageState } from './message-state.tsx'
import { outgoingQuery } from './sent-messages.queries.ts'
import { useSendingMailbox } from './use-sending-mailbox.ts'

type Props = { request: WholeIntroduction }
type Draft = { to: string; subject: string; message: string }

/** The connector may be mentioned and does not write: the asker’s own words, once. */
function mentionOf({ stage, repliedWith, targetEmail, subject, message, connector }: WholeIntroduction): Draft | null {
  if (stage !== 'connector_replied' || repliedWith !== 'name_drop' || targetEmail === null || message === null)
    return null
  return { to: targetEmail, subject: subject ?? '', message: mentionMessage(message, connector.name) }
}

/** What the asker of an introduction can send from their own mailbox now. Nothing, where they do not allow it. */
export const SendAboutIntroduction = ({ request }: Props) => {
  const { id, isMine, hasDeletedPerson, stage, connector } = request
  const mention = mentionOf(request)
  const thanked = stage === 'converted' ? (connector.email ?? null) : null
  const isOpen = isMine && !hasDeletedPerson && (mention !== null || thanked !== null)
  const mailbox = useSendingMailbox(isOpen)
  const { data } = useQuery({ ...outgoingQuery, enabled: isOpen && mailbox !== undefined })
  if (!isOpen || !mailbox || !data) return null
  const to = mention?.to ?? thanked
  const sent = data.items.find((message) => message.requestId === id && message.to === to)
  if (sent && sent.state !== 'stopped') return <MessageState message={sent} mayChange />
  if (mention) return <SendMessage request={request} draft={mention} mailbox={mailbox} />
  return thanked === null ? null : <Thank request={request} to={thanked} mailbox={mailbox} />
}

type Mailbox = { accountId: string; address: string }

const SendMessage = ({ request: { id: requestId }, draft, mailbox }: Props & { draft: Draft; mailbox: Mailbox }) => {
  const send = useApiMutation('post', '/api/email/send', { changes: ['follow-ups'] })
  const { accountId, address } = mailbox
  return (
    <section aria-label={m.sendFrom({ address })}>
      <MessageForm
        draft={draft}
        to={draft.to}
        from={address}
        sending={send}
        onSend={(words) => send.mutate({ body: { to: draft.to, ...words, accountId, requestId } })}
      />
    </section>
  )
}

/** The draft comes from what is on record, when it is asked for. */
const Thank = ({ request, to, mailbox }: Props & { to: string; mailbox: Mailbox }) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const { id: requestId, connector } = request
  const write = useApiMutation('post', '/api/intros-ai/followup', {
    changes: nothing('It makes a draft and saves none.'),
    onSuccess: ({ subject, message }) => setDraft({ to, subject, message }),
  })
  if (draft) return <SendMessage request={request} draft={draft} mailbox={mailbox} />
  return (
    <div className={formStyles.buttons}>
      <FormAlert trouble={write.error ? { text: problemText(toProblem(write.error)) } : null} />
      <Button
        size="sm"
        variant="default"
        loading={write.isPending}
        onClick={() => write.mutate({ body: { requestId, kind: 'thanks' } })}
      >
        {requestsMessages.thankConnector({ connector: firstName(connector.name) })}
      </Button>
    </div>
  )
}
