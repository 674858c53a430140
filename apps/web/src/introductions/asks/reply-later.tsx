import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import { useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { formatDay } from '../../kit/dates.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { useReply } from './asks.queries.ts'

const waits = [
  { value: '7', label: 'In a week' },
  { value: '14', label: 'In two weeks' },
  { value: '30', label: 'In a month' },
] as const

const dayAfter = (days: string): string => new Date(Date.now() + Number(days) * 86_400_000).toISOString()

export const ReplyLater = ({ ask }: { ask: Ask }) => {
  const { send, isPending } = useReply(ask.id)
  const [wait, setWait] = useState<(typeof waits)[number]['value']>('14')
  const [trouble, setTrouble] = useState<string | null>(null)
  const until = dayAfter(wait)
  const submit = () => {
    setTrouble(null)
    send({ reply: 'later', until }, `You are asked again on ${formatDay(until)}.`).catch((error: unknown) => {
      const { title, detail } = toProblem(error)
      setTrouble(detail ?? `${title}.`)
    })
  }
  return (
    <div className={formStyles.form}>
      <ChoiceList legend="When to ask again" choices={waits} value={wait} onChange={setWait} />
      <FormAlert trouble={trouble === null ? null : { text: trouble }} />
      <div className={formStyles.buttons}>
        <Button loading={isPending} onClick={submit}>
          Ask me again on {formatDay(until)}
        </Button>
      </div>
    </div>
  )
}
