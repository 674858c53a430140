import text from '../../kit/text.module.css'
import styles from './follow-ups.module.css'
import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { sequencesMessages as m } from '@wellmet/outreach/sequences/sequences.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'

/** First which introductions could be followed up, and why others cannot; then those are started. */
export const MoreToFollowUp = () => {
  const look = useApiMutation('post', '/api/email-sequence/backfill', { changes: ['follow-ups'] })
  const start = useApiMutation('post', '/api/email-sequence/backfill', {
    changes: ['follow-ups'],
    onSuccess: () => look.reset(),
  })
  const items = look.data?.items ?? []
  const count = items.filter(({ qualifies }) => qualifies).length
  const error = look.error ?? start.error
  return (
    <Section title={m.suggested()}>
      {look.data && items.length === 0 ? <p className={text.quiet}>{m.nothingToStart()}</p> : null}
      <ul className={styles.lines}>
        {items.map(({ requestId, target, says }) => (
          <li key={requestId}>
            <strong>{target}</strong>
            {says === null ? null : <span className={text.quiet}> {says}</span>}
          </li>
        ))}
      </ul>
      <FormAlert trouble={error ? { text: problemText(toProblem(error)) } : null} />
      <div className={formStyles.buttons}>
        <Button variant="default" loading={look.isPending} onClick={() => look.mutate({ body: { dryRun: true } })}>
          {m.lookForMore()}
        </Button>
        {count === 0 ? null : (
          <Button loading={start.isPending} onClick={() => start.mutate({ body: { dryRun: false } })}>
            {m.startThese({ count })}
          </Button>
        )}
      </div>
    </Section>
  )
}
