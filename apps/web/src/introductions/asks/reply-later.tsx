import formStyles from '../../kit/form.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { Button } from '@mantine/core'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { formatDay } from '../../kit/dates.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { useReply } from './asks.queries.ts'

const waits = [
  { value: '7', label: asksMessages.inAWeek },
  { value: '14', label: asksMessages.inTwoWeeks },
  { value: '30', label: asksMessages.inAMonth },
] as const

const dayAfter = (days: string): string => addDays(new Date(), Number(days)).toISOString()

export const ReplyLater = ({ ask }: { ask: Ask }) => {
  const { send, isPending } = useReply(ask.id)
  const [wait, setWait] = useState<(typeof waits)[number]['value']>('14')
  const [trouble, setTrouble] = useState<string | null>(null)
  const until = dayAfter(wait)
  const submit = () => {
    setTrouble(null)
    send({ reply: 'later', until }, asksMessages.willAskAgain({ day: formatDay(until) })).catch((error: unknown) =>
      setTrouble(reasonOf(error)),
    )
  }
  return (
    <div className={formStyles.form}>
      <ChoiceList
        legend={asksMessages.whenToAskAgain()}
        choices={waits.map(({ value, label }) => ({ value, label: label() }))}
        value={wait}
        onChange={setWait}
      />
      <FormAlert trouble={trouble === null ? null : { text: trouble }} />
      <div className={formStyles.buttons}>
        <Button loading={isPending} onClick={submit}>
          {asksMessages.askAgainOn({ day: formatDay(until) })}
        </Button>
      </div>
    </div>
  )
}
