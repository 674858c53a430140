import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import { type Acceptance, AcceptRequestForm } from '../accept-request-form.tsx'
import { firstName } from '../introduction-words.ts'
import { type Reply, useReply } from './asks.queries.ts'

const replyOf = ({ how, text, targetEmail }: Acceptance): Reply => {
  if (how === 'name_drop') return { reply: 'name_drop' }
  return {
    reply: 'accept',
    with: how === 'self' ? 'introduce' : how,
    ...(text ? { message: text } : {}),
    ...(targetEmail ? { targetEmail } : {}),
  }
}

export const ReplyYes = ({ ask }: { ask: Ask }) => {
  const { send, isPending } = useReply(ask.id)
  const [asker, target] = [firstName(ask.askedBy.name), firstName(ask.target.name)]
  return (
    <AcceptRequestForm
      className={formStyles.form}
      asker={asker}
      target={target}
      text={ask.message}
      knowsAddress={ask.knowsAddress}
      options={{
        self: { label: 'I write to them myself', about: 'You get the text, ready for your email app.' },
        ask_target: { label: `Ask ${target} first, for me`, about: `${target} gets a mail; nobody is told of a no.` },
        name_drop: { label: `${asker} may mention me`, about: 'Nothing more for you to do.' },
      }}
      textRows={{ description: 'Change what you like.', minRows: 4, maxRows: 14 }}
      onAccept={(acceptance) => send(replyOf(acceptance), `${asker} is told that you said yes.`)}
    >
      {() => (
        <div className={formStyles.buttons}>
          <Button type="submit" loading={isPending}>
            Say yes
          </Button>
        </div>
      )}
    </AcceptRequestForm>
  )
}
