import text from '../../kit/text.module.css'
import styles from './introductions-screen.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { mayTryNext } from '@wellmet/introductions/silence/silence.rules.ts'
import { isOpen } from '@wellmet/introductions/stages/stages.rules.ts'
import { clsx } from 'clsx'
import { reasonOf } from '../../api/problem.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { chanceWords } from '@wellmet/graph/paths/chance-words.rules.ts'
import { useGuidance } from '../path/marketplace.queries.ts'
import { useIntroductionChanges } from '../requests/requests.queries.ts'

const dateOf = (at: string | null | undefined): Date | null => (at ? new Date(at) : null)

const isStuck = (request: WholeIntroduction): boolean => {
  const { askedAt, repliedAt, sentAt, snoozedUntil, timeline } = request
  const dates = {
    askedAt: dateOf(askedAt),
    repliedAt: dateOf(repliedAt),
    sentAt: dateOf(sentAt),
    snoozedUntil: dateOf(snoozedUntil),
    targetAskedAt: dateOf(timeline.findLast(({ kind }) => kind === 'target_asked')?.at),
  }
  return request.unreached !== null || mayTryNext({ ...request, ...dates, reminders: 0 }, new Date())
}

/** Of the paths that were saved with the request those that still exist, without whoever said no since: the first is taken. */
export const NextPath = ({ request }: { request: WholeIntroduction }) => {
  const navigate = useNavigate()
  const { nextPath } = useIntroductionChanges()
  const onceKey = useOnceKey()
  const { id, fallbackPaths, stage, target, connector, timeline } = request
  // A draft is to be finished first, unless it came back from its time.
  const cameBack = stage === 'drafted' && timeline.at(-1)?.kind === 'not_asked'
  const isShown = isStuck(request) || cameBack
  const { guidance } = useGuidance(isShown ? target.personId : null)
  const left = fallbackPaths.filter(({ via }) => {
    const found = guidance.get(via.personId)
    return found !== undefined && found.path.availability.reason !== 'declined'
  })
  const [next] = left
  if (!next || !isShown) return null
  const take = () =>
    nextPath.mutate(
      { params: { path: { id } }, headers: onceKey(id) },
      { onSuccess: (draft) => void navigate({ to: '/introductions/compose', search: { request: draft.id } }) },
    )
  return (
    <section aria-label={requestsMessages.nextPath()}>
      <h3>{requestsMessages.nextPath()}</h3>
      <ol className={clsx(styles.fallbackPaths, text.small)}>
        {left.map(({ via, path }) => (
          <li key={via.personId}>
            <strong>{via.name}</strong> <span className={clsx(text.quiet, text.figures)}>{chanceWords(path)}</span>
          </li>
        ))}
      </ol>
      <Button variant="default" size="sm" mt={12} loading={nextPath.isPending} onClick={take}>
        {requestsMessages.tryNextPath({ connector: next.via.name })}
      </Button>
      {isOpen(stage) ? (
        <p className={clsx(text.small, text.quiet)}>
          {requestsMessages.nextPathEndsThis({ connector: connector.name, target: target.name })}
        </p>
      ) : null}
      <FormAlert trouble={nextPath.isError ? { text: reasonOf(nextPath.error) } : null} />
    </section>
  )
}
