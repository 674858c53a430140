import text from '../../kit/text.module.css'
import styles from './orchestrator.module.css'
import {
  type Icon,
  IconAlertTriangle,
  IconArrowForward,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Run, RunStep } from '@wellmet/account/orchestrator/orchestrator.contract.ts'
import { orchestratorMessages } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { formatMoment } from '../../kit/dates.ts'
import { isAdmin } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { stepWords } from './run-words.ts'

const icons: Readonly<Record<RunStep['state'], Icon>> = {
  ahead: IconCircleDashed,
  running: IconPlayerPlay,
  waiting: IconClock,
  retrying: IconRefresh,
  failed: IconAlertTriangle,
  done: IconCheck,
  skipped: IconArrowForward,
}

const Step = ({ step, run }: { step: RunStep; run: Run }) => {
  const mayDecide = isAdmin(useSession().workspace?.role)
  const { state, title, says, failures, beganAt, endedAt, waitsFor } = step
  const StateIcon = icons[state]
  const at = endedAt ?? beganAt
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.mark}>
        <StateIcon size={16} aria-hidden />
      </span>
      <div className={styles.stepWords}>
        <h3>{title}</h3>
        <p className={text.quiet}>
          {stepWords(step, run)}
          {failures > 0 ? ` · ${orchestratorMessages.failures({ n: failures })}` : null}
        </p>
        {says ? <p>{says}</p> : null}
        {state === 'waiting' && waitsFor?.approvalId && mayDecide && !run.endedAt ? (
          <Link to="/settings/approvals/$id" params={{ id: waitsFor.approvalId }} className={text.link}>
            {orchestratorMessages.lookAtApproval()}
          </Link>
        ) : null}
      </div>
      {at ? (
        <time dateTime={at} className={clsx(styles.time, text.small, text.quiet, text.figures)}>
          {formatMoment(at)}
        </time>
      ) : null}
    </li>
  )
}

/** A run as a line of steps: what was done and when, what it waits for, and what is ahead. */
export const RunSteps = ({ run }: { run: Run }) => (
  <ol className={styles.steps} aria-label={orchestratorMessages.steps()}>
    {run.steps.map((step) => (
      <Step key={step.name} step={step} run={run} />
    ))}
  </ol>
)
