import text from '../../kit/text.module.css'
import styles from './follow-ups.module.css'
import { Link } from '@tanstack/react-router'
import { sequencesMessages as m } from '@wellmet/outreach/sequences/sequences.messages.ts'
import type { FollowUpSequence } from '@wellmet/outreach/sequences/sequences.contract.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { Section } from '../../kit/section.tsx'
import { FollowUpDraft } from './follow-up-draft.tsx'

type Step = FollowUpSequence['steps'][number]

const words: Record<Step['state'], (step: Step) => string> = {
  waiting: ({ number, dueAt }) => m.stepOn({ number, on: new Date(dueAt) }),
  ready: ({ number }) => m.stepReady({ number }),
  sent: ({ number }) => m.stepSent({ number }),
  skipped: ({ number }) => m.stepSkipped({ number }),
}
const stepWords = (step: Step): string => words[step.state](step)

type Props = { sequence: FollowUpSequence; mayChange: boolean }

/** One introduction that is followed up: what is due when, and the draft that is ready. */
export const FollowUpRow = ({ sequence, mayChange }: Props) => {
  const { requestId, target, connector, steps, draft } = sequence
  const stop = useApiMutation('post', '/api/email-sequence/stop', { changes: ['follow-ups'] })
  return (
    <Section
      title={target}
      about={
        <>
          {m.through({ connector })}{' '}
          <Link className={text.link} to="/introductions" search={{ request: requestId }}>
            {m.openRequest()}
          </Link>
        </>
      }
      actions={
        mayChange ? (
          <ConfirmButton
            label={m.stop()}
            spoken={m.stopNamed({ target })}
            question={m.stopQuestion({ target })}
            verb={m.stop()}
            disabled={stop.isPending}
            onConfirm={() => stop.mutate({ body: { requestId } })}
          />
        ) : undefined
      }
    >
      <ol className={styles.steps} aria-label={m.stepsOf({ target })}>
        {steps.map((step) => (
          <li key={step.number} data-state={step.state}>
            {stepWords(step)}
            {step.says ? <span className={clsx(text.small, text.quiet)}> {step.says}</span> : null}
          </li>
        ))}
      </ol>
      {draft ? <FollowUpDraft sequence={sequence} draft={draft} mayChange={mayChange} /> : null}
    </Section>
  )
}
