import styles from './quick-actions.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { QuickAction, QuickActionsNow, TakenAction } from '@wellmet/hq/quick-actions/quick-actions.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { quickActionsQuery } from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { AnnounceForm } from './announce-form.tsx'

type Take = (action: QuickAction) => void
type Part = { now: QuickActionsNow; take: Take }

const Email = ({ now: { sendingPausedAt }, take }: Part) =>
  sendingPausedAt === null ? (
    <ConfirmButton
      label={m.pauseEmail()}
      spoken={m.pauseEmail()}
      question={m.pauseQuestion()}
      verb={m.pauseEmail()}
      onConfirm={() => take({ action: 'pause_sending' })}
    />
  ) : (
    <Button onClick={() => take({ action: 'resume_sending' })}>{m.resumeEmail()}</Button>
  )

const Drill = ({ now: { drill }, take }: Part) =>
  drill === null ? (
    <Button variant="default" onClick={() => take({ action: 'run_drill' })}>
      {m.drill()}
    </Button>
  ) : drill.takenAt === null ? (
    <Button variant="default" onClick={() => take({ action: 'cancel_drill' })}>
      {m.cancelDrill()}
    </Button>
  ) : null

/** What is different from usual, because of a button. */
const Changed = ({ now: { sendingPausedAt, maintenance, drill } }: Pick<Part, 'now'>) => (
  <>
    {sendingPausedAt === null ? null : <p>{m.emailPaused({ since: new Date(sendingPausedAt) })}</p>}
    {maintenance === null ? null : (
      <p>{m.announced({ from: new Date(maintenance.startsAt), to: new Date(maintenance.endsAt) })}</p>
    )}
    {drill === null ? null : <p>{drill.takenAt === null ? m.drillWaits() : m.drillRuns()}</p>}
  </>
)

const Jobs = ({ now: { jobs }, take }: Part) =>
  jobs.length === 0 ? null : (
    <div>
      <h3 className={styles.title}>{m.failedJobs()}</h3>
      <ul className={styles.lines}>
        {jobs.slice(0, 5).map(({ job, failed, waiting }) => (
          <li key={job} className={styles.job}>
            <span>
              <code>{job}</code>
              <span className={clsx(text.small, text.quiet, text.figures)}> {m.jobLine({ failed, waiting })}</span>
            </span>
            <span className={styles.buttons}>
              {failed > 0 ? (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={m.retrySpoken({ job })}
                  onClick={() => take({ action: 'retry_jobs', job })}
                >
                  {m.retryJobs()}
                </Button>
              ) : null}
              <ConfirmButton
                label={m.dropJobs()}
                spoken={m.dropSpoken({ job })}
                question={m.dropQuestion({ job })}
                verb={m.dropJobs()}
                onConfirm={() => take({ action: 'drain_queue', job })}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )

const Lately = ({ now: { items } }: Pick<Part, 'now'>) =>
  items.length === 0 ? null : (
    <div>
      <h3 className={styles.title}>{m.lately()}</h3>
      <ul className={styles.lines}>
        {items.slice(0, 5).map(({ id, says, by, at }) => (
          <li key={id}>
            {says}{' '}
            <span className={clsx(text.small, text.quiet)}>
              {by === null ? m.byServer({ ago: formatAgo(at) }) : m.doneBy({ name: by, ago: formatAgo(at) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )

const Taken = ({ taken, take }: { taken: TakenAction; take: Take }) => {
  const { says, undo, state } = taken
  return (
    <output className={styles.taken}>
      <span>{says}</span>
      {undo ? (
        <Button size="xs" variant="default" onClick={() => take(undo)}>
          {m.undo()}
        </Button>
      ) : null}
      {state === 'waiting' ? (
        <Link to="/hq/approvals" className={text.link}>
          {m.toApprovals()}
        </Link>
      ) : null}
    </output>
  )
}

const All = ({ now }: { now: QuickActionsNow }) => {
  const [isAnnouncing, setAnnouncing] = useState(false)
  const [taken, setTaken] = useState<TakenAction | null>(null)
  const mutation = useApiMutation('post', '/api/hq/quick-actions', {
    changes: ['operator’s room'],
    onError: (error) => void notifications.show({ message: reasonOf(error) }),
    onSuccess: setTaken,
  })
  const take: Take = (action) => {
    setAnnouncing(false)
    mutation.mutate({ body: action })
  }
  return (
    <div className={styles.all}>
      <div className={styles.buttons}>
        <Email now={now} take={take} />
        {now.maintenance === null ? (
          <Button variant="default" onClick={() => setAnnouncing(true)}>
            {m.announce()}
          </Button>
        ) : (
          <Button variant="default" onClick={() => take({ action: 'withdraw_maintenance' })}>
            {m.withdraw()}
          </Button>
        )}
        {now.hasBackups ? <Drill now={now} take={take} /> : null}
      </div>
      {isAnnouncing ? <AnnounceForm onAnnounce={take} onCancel={() => setAnnouncing(false)} /> : null}
      {taken ? <Taken taken={taken} take={take} /> : null}
      <Changed now={now} />
      <div className={styles.columns}>
        <Jobs now={now} take={take} />
        <Lately now={now} />
      </div>
    </div>
  )
}

export const QuickActions = () => (
  <Section title={m.quickActions()} className={styles.part}>
    <Loaded query={useQuery(quickActionsQuery)} what={m.quickActions()} skeleton={<RowSkeletons rows={1} />}>
      {(now) => <All now={now} />}
    </Loaded>
  </Section>
)
