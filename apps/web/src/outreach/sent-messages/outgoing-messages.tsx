import { useQuery } from '@tanstack/react-query'
import { sentMessagesMessages as m } from '@wellmet/outreach/sent-messages/sent-messages.messages.ts'
import { Section } from '../../kit/section.tsx'
import { MessageState } from './message-state.tsx'
import { outgoingQuery } from './sent-messages.queries.ts'

/** What the member sent from here and has not left, or may not have. Nothing, where all has. */
export const OutgoingMessages = ({ mayChange }: { mayChange: boolean }) => {
  const { data } = useQuery(outgoingQuery)
  const open = (data?.items ?? []).flatMap((message) =>
    message.unsent === null || message.to === null
      ? []
      : [{ message, to: message.to, subject: message.unsent.subject }],
  )
  if (open.length === 0) return null
  return (
    <Section title={m.outgoingTitle()}>
      <ul>
        {open.map(({ message, to, subject }) => (
          <li key={message.id}>
            <p>{m.outgoingTo({ address: to, subject })}</p>
            <MessageState message={message} mayChange={mayChange} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
