import styles from './introductions-screen.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { useState } from 'react'
import { reasonOf, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import type { Stage } from '../introduction-shapes.ts'
import { moveWords } from '../introduction-words.ts'
import { sayableMoves } from '../sayable-moves.ts'
import { useIntroductionChanges } from '../requests.queries.ts'

type Props = { request: WholeIntroduction; etag: string | null }

const ends: ReadonlySet<Stage> = new Set(['declined', 'cancelled'])

/** What may have happened since, each one click; the likeliest first, what ends it last. */
export const MoveButtons = ({ request, etag }: Props) => {
  const { save, change } = useIntroductionChanges()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [doing, setDoing] = useState<Stage | null>(null)
  const isDraft = request.stage === 'drafted'
  const mustFix = request.hints.some(({ blocks }) => blocks)
  const move = (status: Stage) => {
    setTrouble(null)
    setDoing(status)
    save(request.id, { status }, etag)
      .catch((error: unknown) => {
        const isChanged = toProblem(error).code === 'precondition_failed'
        setTrouble(isChanged ? requestsMessages.changedMeanwhile() : reasonOf(error))
      })
      .finally(() => setDoing(null))
  }
  const moves = request.hasDeletedPerson ? [] : sayableMoves(request.stage)
  if (moves.length === 0) return null
  const forward = moves.filter((to) => !ends.has(to))
  const button = (to: Stage, isFirst: boolean) => (
    <Button
      key={to}
      variant={isFirst ? 'filled' : 'default'}
      size="sm"
      loading={doing === to && change.isPending}
      disabled={doing !== null && doing !== to}
      onClick={() => move(to)}
    >
      {moveWords(to, request)}
    </Button>
  )
  return (
    <section aria-label={isDraft ? requestsMessages.whatNext() : requestsMessages.whatsNew()}>
      <h3>{isDraft ? requestsMessages.whatNext() : requestsMessages.whatsNew()}</h3>
      <div className={styles.moves}>
        {isDraft ? (
          <LinkButton size="sm" to="/introductions/compose" search={{ request: request.id }}>
            {mustFix ? requestsMessages.completeDraft() : requestsMessages.editAndSend()}
          </LinkButton>
        ) : null}
        {isDraft ? null : forward.map((to, at) => button(to, at === 0))}
        {moves.filter((to) => ends.has(to)).map((to) => button(to, false))}
      </div>
      {isDraft && forward.length > 0 ? (
        <details className={styles.details}>
          <summary>{requestsMessages.happenedElsewhere()}</summary>
          <div className={styles.moves}>{forward.map((to) => button(to, false))}</div>
        </details>
      ) : null}
      <FormAlert trouble={trouble === null ? null : { text: trouble }} />
    </section>
  )
}
