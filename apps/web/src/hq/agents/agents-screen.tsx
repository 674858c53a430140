import styles from './agents.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { TeamStatus } from '@wellmet/hq/agents/agents.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Rows } from '../../kit/rows.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { agentsQuery, teamQuery } from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { RoomTabs } from '../room-tabs.tsx'
import { Room } from '../staff/room.tsx'

const said = {
  changes: ['operator’s room'],
  onError: (error: Parameters<typeof reasonOf>[0]) => void notifications.show({ message: reasonOf(error) }),
} as const

const AddAgents = ({ declared }: { declared: number }) => {
  const add = useApiMutation('post', '/api/hq/virtual-team/bootstrap', said)
  return (
    <EmptyState
      title={m.agentsMissing()}
      next={
        <Button loading={add.isPending} onClick={() => add.mutate({})}>
          {m.addAgents()}
        </Button>
      }
    >
      {m.agentsMissingAbout({ count: declared })}
    </EmptyState>
  )
}

const Team = ({ team }: { team: TeamStatus }) => {
  const start = useApiMutation('post', '/api/hq/virtual-team/start', said)
  const stop = useApiMutation('post', '/api/hq/virtual-team/stop', said)
  const cycle = useApiMutation('post', '/api/hq/virtual-team/run-cycle', said)
  const { isOn, usedToday: used, budgetToday: budget } = team
  return (
    <div className={styles.team}>
      <div>
        <h2>{isOn ? m.agentsOn() : m.agentsOff()}</h2>
        <p className={text.quiet}>{isOn ? m.agentsOnAbout({ used, budget }) : m.agentsOffAbout()}</p>
      </div>
      <div className={styles.buttons}>
        {isOn ? (
          <>
            <Button variant="default" loading={cycle.isPending} onClick={() => cycle.mutate({})}>
              {m.runAll()}
            </Button>
            <ConfirmButton
              label={m.stopAgents()}
              spoken={m.stopAgents()}
              question={m.stopQuestion()}
              verb={m.stopAgents()}
              disabled={stop.isPending}
              onConfirm={() => stop.mutate({})}
            />
          </>
        ) : (
          <Button loading={start.isPending} onClick={() => start.mutate({})}>
            {m.startAgents()}
          </Button>
        )}
      </div>
    </div>
  )
}

const List = () => (
  <Loaded query={useQuery(agentsQuery)} what={m.agents()} skeleton={<RowSkeletons rows={5} />}>
    {({ items }) => (
      <Rows label={m.agents()} items={items} keyOf={({ id }) => id} lightsUp>
        {({ code, title, purpose, everyHours, lastRun, lastSaid }) => (
          <Link to="/hq/agents/$code" params={{ code }} className={styles.agent}>
            <span className={styles.words}>
              <strong>{title}</strong>
              <span className={clsx(text.small, text.quiet)}>{lastSaid ?? purpose}</span>
            </span>
            <span className={clsx(styles.when, text.small, text.quiet)}>
              <span>{m.every({ hours: everyHours })}</span>
              <span>
                {lastRun ? `${m.runState({ state: lastRun.state })}, ${formatAgo(lastRun.startedAt)}` : m.neverRan()}
              </span>
            </span>
          </Link>
        )}
      </Rows>
    )}
  </Loaded>
)

export const AgentsScreen = () => {
  const team = useQuery(teamQuery)
  return (
    <>
      <PageHeader title={m.room()} tab={m.agents()}>
        {m.agentsAbout()}
      </PageHeader>
      <Room>
        <RoomTabs here="agents" />
        <Loaded query={team} what={m.agents()} skeleton={<RowSkeletons rows={5} />}>
          {(status) =>
            status.added === 0 ? (
              <AddAgents declared={status.declared} />
            ) : (
              <>
                <Team team={status} />
                <List />
              </>
            )
          }
        </Loaded>
      </Room>
    </>
  )
}
