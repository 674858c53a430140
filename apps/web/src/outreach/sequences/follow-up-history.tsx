import text from '../../kit/text.module.css'
import styles from './follow-ups.module.css'
import { useQuery } from '@tanstack/react-query'
import { sequencesMessages as m } from '@wellmet/outreach/sequences/sequences.messages.ts'
import { formatDay } from '../../kit/dates.ts'
import { Section } from '../../kit/section.tsx'
import { followUpLogQuery, followUpStatsQuery } from './sequences.queries.ts'

/** What happened, newest first, under how many were answered. */
export const FollowUpHistory = () => {
  const { data: log } = useQuery(followUpLogQuery)
  const { data: stats } = useQuery(followUpStatsQuery)
  if (!log || log.items.length === 0) return null
  return (
    <Section title={m.whatHappened()} about={stats?.replies.says}>
      <ul className={styles.lines}>
        {log.items.map(({ at, requestId, target, step, kind, says }) => (
          <li key={`${at} ${requestId} ${kind} ${step}`}>
            <strong>{target}</strong> {says} <span className={text.quiet}>{formatDay(at)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
