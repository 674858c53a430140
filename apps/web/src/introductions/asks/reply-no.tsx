import formStyles from '../../kit/form.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { Button } from '@mantine/core'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import { DeclineRequestForm } from '../requests/decline-request-form.tsx'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { useReply } from './asks.queries.ts'

export const ReplyNo = ({ ask }: { ask: Ask }) => {
  const { send, isPending } = useReply(ask.id)
  const asker = firstName(ask.askedBy.name)
  return (
    <DeclineRequestForm
      asker={asker}
      target={firstName(ask.target.name)}
      className={formStyles.form}
      onDecline={(refusal) => send(refusal, asksMessages.saidNo({ asker }))}
    >
      <div className={formStyles.buttons}>
        <Button type="submit" loading={isPending}>
          {asksMessages.sayNo()}
        </Button>
      </div>
    </DeclineRequestForm>
  )
}
