import text from '../../kit/text.module.css'
import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import type { SentMessage, decisions } from '@wellmet/outreach/sent-messages/sent-messages.contract.ts'
import { sentMessagesMessages as m } from '@wellmet/outreach/sent-messages/sent-messages.messages.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'

type Decision = (typeof decisions)[number]

const choices: Partial<Record<SentMessage['state'], readonly (readonly [Decision, () => string])[]>> = {
  waiting: [['dropped', m.takeBack]],
  failed: [
    ['again', m.tryAgain],
    ['dropped', m.discard],
  ],
  stopped: [
    ['again', m.tryAgain],
    ['dropped', m.discard],
  ],
  unknown: [
    ['sent', m.itWasSent],
    ['again', m.itWasNotSent],
  ],
}

/** Their text is gone, so there is nothing left to decide. */
const settled: ReadonlySet<SentMessage['reason']> = new Set(['member', 'erased', 'unreachable'])

/** Where a message is that was sent from here, and what its writer can do about it. */
export const MessageState = ({ message, mayChange }: { message: SentMessage; mayChange: boolean }) => {
  const decide = useApiMutation('post', '/api/email/outgoing/{id}', { changes: ['follow-ups'] })
  const { id, state, reason, says, remedy, sendAt } = message
  return (
    <div aria-live="polite">
      <p>
        {says}
        {sendAt === null ? null : ` ${m.planned({ at: new Date(sendAt) })}`}
      </p>
      {remedy ? <p className={clsx(text.small, text.quiet)}>{remedy}</p> : null}
      <FormAlert trouble={decide.error ? { text: problemText(toProblem(decide.error)) } : null} />
      {mayChange ? (
        <div className={formStyles.buttons}>
          {(settled.has(reason) ? [] : (choices[state] ?? [])).map(([as, label]) => (
            <Button
              key={as}
              size="sm"
              variant="default"
              disabled={decide.isPending}
              onClick={() => decide.mutate({ params: { path: { id } }, body: { as } })}
            >
              {label()}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
