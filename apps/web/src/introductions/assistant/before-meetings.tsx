import styles from './prep-card.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { assistantMessages } from '@wellmet/introductions/assistant/assistant.messages.ts'
import { Section } from '../../kit/section.tsx'
import { introductionsQuery } from '../requests/requests.queries.ts'
import { meetingsSoon } from './meetings-soon.ts'
import { PrepCard } from './prep-card.tsx'

const Meeting = ({ request: { target, meetingAt } }: { request: Introduction }) =>
  target.personId === null || meetingAt === null ? null : (
    <div className={styles.meeting}>
      <p>
        <strong>{assistantMessages.meetingWith({ name: target.name, on: new Date(meetingAt) })}</strong>
      </p>
      <PrepCard person={{ id: target.personId, name: target.name }} />
    </div>
  )

/** What to know before the meetings of the next days; nothing where there is none. */
export const BeforeMeetings = () => {
  const [now] = useState(() => new Date())
  const { data } = useInfiniteQuery(introductionsQuery('active'))
  const soon = meetingsSoon(
    (data?.pages ?? []).flatMap(({ items }) => items),
    now,
  )
  if (soon.length === 0) return null
  return (
    <Section title={assistantMessages.beforeMeetings()}>
      {soon.map((request) => (
        <Meeting key={request.id} request={request} />
      ))}
    </Section>
  )
}
