import text from '../../kit/text.module.css'
import styles from './guest-page-parts.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { Button } from '@mantine/core'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { useState } from 'react'
import { problemText, toProblem } from '../../api/problem.ts'
import { formatDay } from '../../kit/dates.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { useGuestReplies } from './guest-pages.queries.ts'

const waits = [
  { value: '7', label: asksMessages.inAWeek },
  { value: '14', label: asksMessages.inTwoWeeks },
  { value: '30', label: asksMessages.inAMonth },
  { value: '90', label: guestPagesMessages.inThreeMonths },
] as const

const dayAfter = (days: string): string => addDays(new Date(), Number(days)).toISOString().slice(0, 10)

export const LaterForm = ({ token, page }: { token: string; page: AskPage }) => {
  const { reply, replying } = useGuestReplies(token)
  const [wait, setWait] = useState<(typeof waits)[number]['value']>('14')
  const problem = replying.isError ? toProblem(replying.error) : null
  const until = dayAfter(wait)
  return (
    <div className={styles.answers}>
      <ChoiceList
        legend={asksMessages.whenToAskAgain()}
        choices={waits.map(({ value, label }) => ({ value, label: label() }))}
        value={wait}
        onChange={setWait}
      />
      <p className={clsx(text.small, text.quiet)}>
        {guestPagesMessages.laterIsSeen({ asker: firstName(page.asker.name) })}
      </p>
      <FormAlert trouble={problem ? { text: problemText(problem) } : null} />
      <Button
        size="md"
        loading={replying.isPending}
        onClick={() => void reply({ reply: 'later', until }).catch(() => {})}
      >
        {asksMessages.askAgainOn({ day: formatDay(until) })}
      </Button>
    </div>
  )
}
