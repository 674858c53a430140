import styles from './outgoing-messages.module.css'
import { useQuery } from '@tanstack/react-query'
import { sentMessagesMessages as m } from '@wellmet/outreach/sent-messages/sent-messages.messages.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Section } from '../../kit/section.tsx'
import { MessageState } from './message-state.tsx'
import { outgoingQuery } from './sent-messages.queries.ts'

/** What the member sent from here and has not left, or may not have. Nothing, where all has. */
export const OutgoingMessages = ({ mayChange }: { mayChange: boolean }) => {
  const { data } = useQuery(outgoingQuery)
  const open = (data?.items ?? []).flatMap((message) =>
    message.unsent === null || message.to === null
      ? []
      : [{ message, to: message.to, subject: message.unsent.subject, unsent: message.unsent.message }],
  )
  if (open.length === 0) return null
  return (
    <Section title={m.outgoingTitle()}>
      <ul>
        {open.map(({ message, to, subject, unsent }) => (
          <li key={message.id}>
            <p>{m.outgoingTo({ address: to, subject })}</p>
            <Disclosure summary={m.showText()}>
              <p className={styles.unsent}>{unsent}</p>
            </Disclosure>
            <MessageState message={message} mayChange={mayChange} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
