import styles from './letter-parts.module.css'
import { Button } from '@mantine/core'
import type { Letter } from '@wellmet/introductions/letters/letters.contract.ts'
import { useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { formatDay } from '../../kit/dates.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { useLetterAnswers } from './letters.queries.ts'

const waits = [
  { value: '7', label: 'In a week' },
  { value: '14', label: 'In two weeks' },
  { value: '30', label: 'In a month' },
  { value: '90', label: 'In three months' },
] as const

const dayAfter = (days: string): string => new Date(Date.now() + Number(days) * 86_400_000).toISOString().slice(0, 10)

export const LaterForm = ({ token }: { token: string; letter: Letter }) => {
  const { answer, answering } = useLetterAnswers(token)
  const [wait, setWait] = useState<(typeof waits)[number]['value']>('14')
  const problem = answering.isError ? toProblem(answering.error) : null
  const until = dayAfter(wait)
  return (
    <div className={styles.answers}>
      <ChoiceList legend="When to ask again" choices={waits} value={wait} onChange={setWait} />
      <FormAlert trouble={problem ? { text: `${problem.title}. ${problem.detail ?? ''}` } : null} />
      <Button
        size="md"
        loading={answering.isPending}
        onClick={() => void answer({ answer: 'later', until }).catch(() => {})}
      >
        Ask me again on {formatDay(until)}
      </Button>
    </div>
  )
}
