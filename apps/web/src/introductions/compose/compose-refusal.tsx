import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import { dateIn } from '@wellmet/platform/values/calendar.rules.ts'
import { type Problem, reasonOf } from '../../api/problem.ts'
import { formatDay } from '../../kit/dates.ts'
import { FormAlert } from '../../kit/form-alert.tsx'

type Props = { problem: Problem | null; timeZone: string; onAskOn: (date: string, hour: string) => void }

const nextDate = ({ errors = [] }: Problem): string | null => {
  const named = errors.find(({ field }) => field === 'scheduledFor')?.message ?? ''
  return Number.isNaN(Date.parse(named)) ? null : named
}

const wordsOf = (problem: Problem): string =>
  problem.code === 'precondition_failed' ? requestsMessages.draftChanged() : reasonOf(problem)

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
          {requestsMessages.askOnInstead({ day: formatDay(next) })}
        </Button>
      ) : null}
    </div>
  )
}
