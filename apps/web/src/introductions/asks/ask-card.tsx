import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import requestPartsStyles from '../requests/request-parts.module.css'
import styles from './asks-screen.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { Button } from '@mantine/core'
import { forwardingMessages } from '@wellmet/introductions/guest-pages/forwarding.messages.ts'
import { mailtoOf } from '@wellmet/introductions/guest-pages/forwarding.rules.ts'
import { clsx } from 'clsx'
import { isPromised } from '@wellmet/introductions/stages/turn.rules.ts'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import { useState } from 'react'
import { useMemberName } from '../../account/members/use-member-name.ts'
import { useSession } from '../../account/users/session.ts'
import { formatDay } from '../../kit/dates.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { chosenDay, roleWords } from '../requests/introduction-words.ts'
import { Suggestion } from '../suggested-outcomes/suggestion.tsx'
import { useReply } from './asks.queries.ts'
import { type Answer, ChooseAnswer } from './choose-answer.tsx'
import { ReplyLater } from './reply-later.tsx'
import { ReplyNo } from './reply-no.tsx'
import { ReplyYes } from './reply-yes.tsx'

const forms = { yes: ReplyYes, later: ReplyLater, no: ReplyNo }

/** What was said already; null while it waits for an answer. */
const saidWords = ({ stage, repliedWith, target, askedBy, snoozedUntil }: Ask): string | null => {
  const names = { target: firstName(target.name), asker: firstName(askedBy.name) }
  if (stage === 'awaiting_connector')
    return snoozedUntil ? asksMessages.postponedTo({ day: formatDay(chosenDay(snoozedUntil).toISOString()) }) : null
  if (repliedWith === 'ask_target') return asksMessages.saidYesTargetAskedFirst(names)
  return repliedWith === 'name_drop' ? asksMessages.mayMentionYou(names) : asksMessages.saidYesWrite(names)
}

const Answering = ({ ask }: { ask: Ask }) => {
  const [chosen, setChosen] = useState<Answer | null>(null)
  const Form = chosen && forms[chosen]
  return (
    <div className={clsx(formStyles.form, styles.answer)}>
      <ChooseAnswer asker={ask.askedBy.name} chosen={chosen} onChoose={setChosen} />
      {Form ? <Form ask={ask} /> : null}
    </div>
  )
}

/** They said that they will write: the mail to send, and a button for when it is sent. */
const WriteMyself = ({ ask, mayReply }: { ask: Ask; mayReply: boolean }) => {
  const { id, askedBy, target, targetEmail: to, subject, message, blind } = ask
  const { user } = useSession()
  const { send, isPending } = useReply(id)
  const asker = { name: askedBy.name, address: askedBy.email }
  return (
    <>
      <div className={formStyles.buttons}>
        <Button
          component="a"
          href={mailtoOf({
            subject,
            text: message,
            asker,
            connector: user.name,
            target: target.name,
            isBlind: blind,
            to,
          })}
          size="sm"
        >
          {asksMessages.openInEmailApp()}
        </Button>
        {mayReply ? (
          <Button
            variant="default"
            size="sm"
            loading={isPending}
            onClick={() => void send({ reply: 'sent' }, asksMessages.introducedSaved({ asker: firstName(asker.name) }))}
          >
            {asksMessages.introduced()}
          </Button>
        ) : null}
      </div>
      <p className={clsx(text.small, text.quiet)}>
        {blind
          ? forwardingMessages.copiedNobody()
          : forwardingMessages.copied({ asker: asker.name, address: asker.address })}
      </p>
    </>
  )
}

export const AskCard = ({ ask, mayReply }: { ask: Ask; mayReply: boolean }) => {
  const asker = useMemberName()(ask.askedBy)
  const said = saidWords(ask)
  const waits = ask.stage === 'awaiting_connector'
  return (
    <article className={clsx(requestPartsStyles.card, styles.card)}>
      <header className={requestPartsStyles.who}>
        <Portrait id={ask.askedBy.userId} name={ask.askedBy.name} size={32} />
        <span className={requestPartsStyles.words}>
          <h2>{asksMessages.wantsToMeet({ asker, target: ask.target.name })}</h2>
          <span className={clsx(text.small, text.quiet)}>
            {asksMessages.askedOn({ role: roleWords(ask.target), day: formatDay(ask.askedAt) })}
          </span>
        </span>
      </header>
      {ask.context ? (
        <p className={text.small}>
          {richMessage(asksMessages.toYou, { context: ask.context, quiet: <span className={text.quiet} /> })}
        </p>
      ) : null}
      {ask.blind ? (
        <p className={text.small}>{asksMessages.blind({ asker: ask.askedBy.name, target: ask.target.name })}</p>
      ) : null}
      <div>
        <p className={clsx(text.small, text.quiet)}>{asksMessages.messageTo({ target: firstName(ask.target.name) })}</p>
        <p className={requestPartsStyles.text}>{ask.message}</p>
      </div>
      <p className={clsx(text.small, text.quiet)}>{ask.lastContact ?? ask.why.join(' ')}</p>
      {ask.nextStep ? (
        <p className={text.small}>
          {richMessage(asksMessages.nextStep, {
            asker: firstName(ask.askedBy.name),
            target: firstName(ask.target.name),
            nextStep: ask.nextStep,
            quiet: <span className={text.quiet} />,
          })}
        </p>
      ) : null}
      {said ? <p className={clsx(text.small, text.quiet)}>{said}</p> : null}
      <Suggestion requestId={ask.id} as="connector" />
      {isPromised(ask) ? <WriteMyself ask={ask} mayReply={mayReply} /> : null}
      {mayReply && waits ? <Answering ask={ask} /> : null}
    </article>
  )
}
