import formStyles from '../../kit/form.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { outcomeWords } from '@wellmet/introductions/asks/asks.rules.ts'
import { outcomeNoticesMessages } from '@wellmet/introductions/outcome-notices/outcome-notices.messages.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { Button, Modal } from '@mantine/core'
import { richMessage } from '../../kit/rich-message.ts'
import type { Stage } from '../requests/introduction-shapes.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { moveWords } from '../requests/introduction-words.ts'

export type Claim = { request: Introduction; to: Stage }
type Props = { claim: Claim | null; isPending: boolean; onConfirm: (claim: Claim) => void; onClose: () => void }

/** What the connector reads of it, in the language that it is sent in where that is known here. */
const newsOf = ({ to, request: { target, connector, sentAt } }: Claim): string | null => {
  const words = () => outcomeWords(to, target.name, sentAt !== null)
  return connector.kind === 'contact' ? inLocale(sourceLocale, words) : words()
}

/** Most records are about what others did, so each is asked about first, with who will hear of it. */
export const RecordQuestion = ({ claim, isPending, onConfirm, onClose }: Props) => (
  <Modal opened={claim !== null} onClose={onClose} title={requestsMessages.recordQuestion()} centered>
    {claim ? (
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
        <div className={formStyles.buttons}>
          <Button onClick={() => onConfirm(claim)} loading={isPending} data-autofocus>
            {requestsMessages.confirmRecord()}
          </Button>
          <Button variant="default" onClick={onClose}>
            {requestsMessages.cancelRecord()}
          </Button>
        </div>
      </>
    ) : null}
  </Modal>
)

/** Whether the connector is emailed about it: will or won’t, and what they read. */
const tellingOf = (claim: Claim): string | null => {
  const { connector, outcomeEmail } = claim.request
  const name = { connector: firstName(connector.name) }
  const news = newsOf(claim)
  if (news === null) return claim.to === 'cancelled' ? outcomeNoticesMessages.tellsNobody(name) : null
  if (outcomeEmail === 'will') return outcomeNoticesMessages.tells({ ...name, news })
  if (outcomeEmail !== 'did') return outcomeNoticesMessages.tellsNobody(name)
  return connector.kind === 'member'
    ? outcomeNoticesMessages.toldBeforeMember(name)
    : outcomeNoticesMessages.toldBefore(name)
}

const OutcomeNotice = ({ claim }: { claim: Claim }) => {
  const words = tellingOf(claim)
  return words === null ? null : <p>{words}</p>
}
