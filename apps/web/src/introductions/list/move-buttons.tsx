import styles from './introductions-screen.module.css'
import undoStyles from '../requests/undo-toast.module.css'
import text from '../../kit/text.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { reasonOf, toProblem } from '../../api/problem.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import type { Stage } from '../requests/introduction-shapes.ts'
import { AskedElsewhereMenu } from '../requests/asked-elsewhere-menu.tsx'
import { moveWords } from '../requests/introduction-words.ts'
import { sayableMoves } from '../requests/sayable-moves.ts'
import { RecordQuestion, type Claim } from './record-question.tsx'
import { useRecord } from '../requests/use-record.ts'

type Props = { request: WholeIntroduction; etag: string | null }

const ends: ReadonlySet<Stage> = new Set(['declined', 'cancelled'])

/** Buttons for what may have happened since, the likeliest first and what ends the request last. Each asks before it records anything. */
export const MoveButtons = ({ request, etag }: Props) => {
  const { record, recordElsewhere, undo, isRecording, isTakingBack } = useRecord()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [claim, setClaim] = useState<Claim | null>(null)
  const isDraft = request.stage === 'drafted'
  const mustFix = request.hints.some(({ blocks }) => blocks)
  const attempt = (saving: () => Promise<void>) => {
    setTrouble(null)
    void saving()
      .catch((error: unknown) => {
        const isChanged = toProblem(error).code === 'precondition_failed'
        setTrouble(isChanged ? requestsMessages.changedMeanwhile() : reasonOf(error))
      })
      .finally(() => setClaim(null))
  }
  const confirm = ({ to }: Claim, note: string) => attempt(() => record(request, to, etag, note))
  const moves = request.hasDeletedPerson ? [] : sayableMoves(request.stage)
  const forward = moves.filter((to) => !ends.has(to))
  // Of a draft, a no is an answer that came outside Wellmet, like a yes.
  const elsewhere: Stage[] = isDraft ? moves.filter((to) => to !== 'cancelled') : []
  const button = (to: Stage) => (
    <Button key={to} variant="default" size="sm" onClick={() => setClaim({ request, to })}>
      {moveWords(to, request)}
    </Button>
  )
  if (moves.length === 0 && !request.undo) return null
  return (
    <section aria-label={isDraft ? requestsMessages.whatNext() : requestsMessages.whatsNew()}>
      {moves.length > 0 ? <h3>{isDraft ? requestsMessages.whatNext() : requestsMessages.whatsNew()}</h3> : null}
      <div className={styles.moves}>
        {isDraft ? (
          <LinkButton size="sm" to="/introductions/compose" search={{ request: request.id }}>
            {mustFix ? requestsMessages.completeDraft() : requestsMessages.editAndSend()}
          </LinkButton>
        ) : null}
        {isDraft && moves.length > 0 ? (
          <AskedElsewhereMenu
            connector={firstName(request.connector.name)}
            isPending={isRecording && claim === null}
            onAsked={(how) => attempt(() => recordElsewhere(request, how, etag))}
          />
        ) : null}
        {isDraft ? null : forward.map(button)}
        {moves.filter((to) => ends.has(to) && !elsewhere.includes(to)).map(button)}
      </div>
      {request.undo ? (
        <p className={clsx(text.small, text.quiet, undoStyles.undo)}>
          {requestsMessages.recordedByMistake()}
          <Button size="xs" variant="subtle" loading={isTakingBack} onClick={() => void undo(request.id)}>
            {requestsMessages.takeBack()}
          </Button>
        </p>
      ) : null}
      {elsewhere.length > 0 ? (
        <Disclosure className={styles.details} summary={requestsMessages.happenedElsewhere()}>
          <div className={styles.moves}>{elsewhere.map(button)}</div>
        </Disclosure>
      ) : null}
      <FormAlert trouble={trouble === null ? null : { text: trouble }} />
      <RecordQuestion claim={claim} isPending={isRecording} onConfirm={confirm} onClose={() => setClaim(null)} />
    </section>
  )
}
