import text from '../../kit/text.module.css'
import requestPartsStyles from '../../introductions/requests/request-parts.module.css'
import formStyles from '../../kit/form.module.css'
import { Button, CopyButton } from '@mantine/core'
import { sequencesMessages as m } from '@wellmet/outreach/sequences/sequences.messages.ts'
import type { FollowUpSequence } from '@wellmet/outreach/sequences/sequences.contract.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { MessageState } from '../sent-messages/message-state.tsx'
import { useSendingMailbox } from '../sent-messages/use-sending-mailbox.ts'
import { SendDraft } from './send-draft.tsx'

type Props = { sequence: FollowUpSequence; draft: NonNullable<FollowUpSequence['draft']>; mayChange: boolean }

const mailTo = (email: string | null, subject: string, body: string): string => {
  const fields = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')
  return `mailto:${email === null ? '' : encodeURIComponent(email)}?${fields}`
}

/**
 * The words are the member’s. Where they allow it, one click sends them from their mailbox; otherwise they copy them or
 * open them in their mail program, and say what became of them.
 */
export const FollowUpDraft = ({ sequence, draft, mayChange }: Props) => {
  const { id, target, email, sending } = sequence
  const settle = useApiMutation('post', '/api/email-sequence/settle', { changes: ['follow-ups'] })
  const mailbox = useSendingMailbox()
  const { step, subject, message } = draft
  const say = (as: 'sent' | 'skipped' | 'bounced') => settle.mutate({ body: { sequenceId: id, step, as } })
  const isOnItsWay = sending?.state === 'waiting' || sending?.state === 'unknown'
  const others = (words: string) => (
    <>
      <CopyButton value={words} timeout={4000}>
        {({ copied, copy }) => (
          <Button size="sm" variant="default" onClick={copy}>
            <span aria-live="polite">{copied ? m.copied() : m.copyDraft()}</span>
          </Button>
        )}
      </CopyButton>
      {mayChange ? (
        <>
          <Button size="sm" variant="default" loading={settle.isPending} onClick={() => say('sent')}>
            {m.markSent()}
          </Button>
          <Button size="sm" variant="default" disabled={settle.isPending} onClick={() => say('skipped')}>
            {m.markSkipped()}
          </Button>
          <Button size="sm" variant="default" disabled={settle.isPending} onClick={() => say('bounced')}>
            {m.markBounced()}
          </Button>
        </>
      ) : null}
    </>
  )
  return (
    <section aria-label={m.draftTo({ target })}>
      {sending ? <MessageState message={sending} mayChange={mayChange} /> : null}
      <FormAlert trouble={settle.error ? { text: problemText(toProblem(settle.error)) } : null} />
      {isOnItsWay ? null : mayChange && mailbox ? (
        <SendDraft key={`${id}/${step}`} sequence={sequence} draft={draft} mailbox={mailbox} others={others} />
      ) : (
        <>
          <div className={requestPartsStyles.card}>
            <p className={clsx(text.small, text.quiet)}>{m.subject({ subject })}</p>
            <p className={requestPartsStyles.text}>{message}</p>
          </div>
          <div className={formStyles.buttons}>
            <Button component="a" size="sm" href={mailTo(email, subject, message)}>
              {m.openInMail()}
            </Button>
            {others(message)}
          </div>
        </>
      )}
    </section>
  )
}
