import formStyles from '../../kit/form.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { outcomeWords } from '@wellmet/introductions/asks/asks.rules.ts'
import { outcomeNoticesMessages } from '@wellmet/introductions/outcome-notices/outcome-notices.messages.ts'
import { inLocale, type Language } from '@wellmet/platform/messages/locale.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { richMessage } from '../../kit/rich-message.ts'
import { useMailLanguage } from '../compose/use-mail-language.ts'
import type { Stage } from '../requests/introduction-shapes.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { moveWords } from '../requests/introduction-words.ts'

export type Claim = { request: Introduction; to: Stage }
type Props = {
  claim: Claim | null
  isPending: boolean
  onConfirm: (claim: Claim, note: string) => void
  onClose: () => void
}

/** Most records are about what others did, so each is asked about first, with who will hear of it. */
export const RecordQuestion = ({ claim, isPending, onConfirm, onClose }: Props) => (
  <Modal opened={claim !== null} onClose={onClose} title={requestsMessages.recordQuestion()} centered>
    {claim ? <Question claim={claim} isPending={isPending} onConfirm={onConfirm} onClose={onClose} /> : null}
  </Modal>
)

const Question = ({ claim, isPending, onConfirm, onClose }: Props & { claim: Claim }) => {
  const [note, setNote] = useState('')
  return (
    <>
      <p>
        {richMessage(claim.to === 'cancelled' ? outcomeNoticesMessages.ends : requestsMessages.recordQuestionAbout, {
          what: moveWords(claim.to, claim.request),
          target: claim.request.target.name,
          connector: claim.request.connector.name,
          strong: <strong />,
        })}
      </p>
      <OutcomeNotice claim={claim} />
      <Textarea
        label={requestsMessages.addNote()}
        description={requestsMessages.addNoteAbout()}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={600}
        my={12}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={formStyles.buttons}>
        <Button onClick={() => onConfirm(claim, note.trim())} loading={isPending} data-autofocus>
          {requestsMessages.confirmRecord()}
        </Button>
        <Button variant="default" onClick={onClose}>
          {requestsMessages.cancelRecord()}
        </Button>
      </div>
    </>
  )
}

/** Whether the connector is emailed about it: will or won’t, and what they read. */
const tellingOf = (claim: Claim, language: Language | null): string | null => {
  const { connector, outcomeEmail, target, sentAt } = claim.request
  const name = { connector: firstName(connector.name) }
  const words = () => outcomeWords(claim.to, target.name, sentAt !== null)
  const news = language === null ? words() : inLocale(language, words)
  if (news === null) return claim.to === 'cancelled' ? outcomeNoticesMessages.tellsNobody(name) : null
  if (outcomeEmail === 'will') return outcomeNoticesMessages.tells({ ...name, news })
  if (outcomeEmail !== 'did') return outcomeNoticesMessages.tellsNobody(name)
  return connector.kind === 'member'
    ? outcomeNoticesMessages.toldBeforeMember(name)
    : outcomeNoticesMessages.toldBefore(name)
}

const OutcomeNotice = ({ claim }: { claim: Claim }) => {
  // What the connector reads of it, in the language in which it goes to them.
  const words = tellingOf(claim, useMailLanguage(claim.request.connector))
  return words === null ? null : <p>{words}</p>
}
