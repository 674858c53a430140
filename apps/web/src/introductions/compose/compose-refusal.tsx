import styles from './compose.module.css'
import { Button } from '@mantine/core'
import { dateIn } from '@wellmet/platform/values/calendar.rules.ts'
import type { Problem } from '../../api/problem.ts'
import { formatDay } from '../../kit/dates.ts'
import { FormAlert } from '../../kit/form-alert.tsx'

type Props = { problem: Problem | null; timeZone: string; onAskOn: (date: string, hour: string) => void }

const nextDate = ({ errors = [] }: Problem): string | null => {
  const named = errors.find(({ field }) => field === 'scheduledFor')?.message ?? ''
  return Number.isNaN(Date.parse(named)) ? null : named
}

const wordsOf = ({ code, title, detail, errors = [] }: Problem): string => {
  if (code === 'precondition_failed')
    return 'Somebody changed this draft since you opened it. Reload to see what it says now; copy your words first.'
  const named = errors.length > 0 && !detail ? errors.map(({ field, message }) => `${field} ${message}`).join('. ') : ''
  return [detail ?? `${title}.`, named].filter(Boolean).join(' ')
}

/** Why it could not be asked, and the day on which it can: one click takes that day. */
export const ComposeRefusal = ({ problem, timeZone, onAskOn }: Props) => {
  if (!problem) return null
  const next = nextDate(problem)
  const worthAnId = problem.status >= 500 && problem.requestId
  return (
    <div className={styles.refusal}>
      <FormAlert trouble={{ text: wordsOf(problem), ...(worthAnId ? { requestId: worthAnId } : {}) }} />
      {next ? (
        <Button variant="default" onClick={() => onAskOn(dateIn(new Date(next), timeZone), '9')}>
          Ask on {formatDay(next)} instead
        </Button>
      ) : null}
    </div>
  )
}
