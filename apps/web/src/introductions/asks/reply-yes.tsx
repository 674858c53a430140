import formStyles from '../../kit/form.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { Button } from '@mantine/core'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import { useSession } from '../../account/users/session.ts'
import { type Acceptance, AcceptRequestForm } from '../requests/accept-request-form.tsx'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
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
  const { workspace } = useSession()
  const [asker, target] = [firstName(ask.askedBy.name), firstName(ask.target.name)]
  return (
    <AcceptRequestForm
      className={formStyles.form}
      asker={asker}
      target={target}
      text={ask.message}
      knowsAddress={ask.knowsAddress}
      ownAddress={ask.targetEmail}
      options={{
        self: {
          label: asksMessages.writeMyself(),
          about: ask.blind ? asksMessages.writeMyselfAboutBlind({ target }) : asksMessages.writeMyselfAbout(),
        },
        ask_target: {
          label: asksMessages.askTargetFirst({ target }),
          about: asksMessages.askTargetFirstAbout({ target }),
        },
        name_drop: ask.blind
          ? null
          : { label: asksMessages.mayMentionMe({ asker }), about: asksMessages.mayMentionMeAbout() },
      }}
      textRows={{ minRows: 4, maxRows: 14 }}
      textAbout={() => asksMessages.changeMessage({ asker })}
      unnamed={
        ask.blind ? { name: ask.askedBy.name, workspace: workspace?.name ?? '', address: ask.askedBy.email } : null
      }
      onAccept={(acceptance) => send(replyOf(acceptance), asksMessages.saidYes({ asker }))}
    >
      {() => (
        <div className={formStyles.buttons}>
          <Button type="submit" loading={isPending}>
            {asksMessages.sayYes()}
          </Button>
        </div>
      )}
    </AcceptRequestForm>
  )
}
