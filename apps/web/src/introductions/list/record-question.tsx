import formStyles from '../../kit/form.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { Button, Modal } from '@mantine/core'
import { richMessage } from '../../kit/rich-message.ts'
import type { Stage } from '../introduction-shapes.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { moveWords } from '../introduction-words.ts'

export type Claim = { request: Introduction; to: Stage }
type Props = { claim: Claim | null; isPending: boolean; onConfirm: (claim: Claim) => void; onClose: () => void }

/** What the connector reads of it, as in `outcomeWords` of the asks. */
const newsOf = ({ to, request: { target } }: Claim): string | null => {
  if (to === 'meeting_booked') return asksMessages.outcomeMeeting({ target: target.name })
  return to === 'converted' ? asksMessages.outcomeWorkedOut({ target: target.name }) : null
}

/** Most records are about what others did, so each is asked about first, with who will hear of it. */
export const RecordQuestion = ({ claim, isPending, onConfirm, onClose }: Props) => (
  <Modal opened={claim !== null} onClose={onClose} title={requestsMessages.recordQuestion()} centered>
    {claim ? (
      <>
        <p>
          {richMessage(requestsMessages.recordQuestionAbout, {
            what: moveWords(claim.to, claim.request),
            target: claim.request.target.name,
            connector: claim.request.connector.name,
            strong: <strong />,
          })}
        </p>
        <Telling claim={claim} />
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

const Telling = ({ claim }: { claim: Claim }) => {
  const news = newsOf(claim)
  const connector = firstName(claim.request.connector.name)
  return news === null ? null : <p>{requestsMessages.recordTells({ connector, news })}</p>
}
