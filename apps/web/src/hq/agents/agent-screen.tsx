import styles from './agents.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { MessageKind, RunAnswer, VirtualEmployee } from '@wellmet/hq/agents/agents.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { formatAgo } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { agentMessagesQuery, agentQuery } from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { RoomTabs } from '../room-tabs.tsx'
import { Room } from '../staff/room.tsx'

type Said = { key: string; kind: MessageKind; says: string; at?: string }

const Lines = ({ items }: { items: readonly Said[] }) => (
  <ul className={styles.lines}>
    {items.map(({ key, kind, says, at }) => (
      <li key={key} className={styles.line}>
        <span className={styles.kind}>{m.saidKind({ kind })}</span>
        <span>{says}</span>
        <span className={clsx(text.small, text.quiet)}>{at ? formatAgo(at) : null}</span>
      </li>
    ))}
  </ul>
)

const Facts = ({ agent }: { agent: VirtualEmployee }) => {
  const { purpose, everyHours, reads, tools, budget } = agent
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{m.purpose()}</dt>
        <dd>{purpose}</dd>
      </div>
      <div>
        <dt>{m.schedule()}</dt>
        <dd>{m.every({ hours: everyHours })}</dd>
      </div>
      <div>
        <dt>{m.reads()}</dt>
        <dd>
          <code>{reads.join(', ')}</code>
        </dd>
      </div>
      <div>
        <dt>{m.mayDo()}</dt>
        <dd>
          {tools.length === 0
            ? m.mayDoNothing()
            : tools.map(({ mode, title }) => m.toolMode({ mode, title })).join(', ')}
        </dd>
      </div>
      <div>
        <dt>{m.budget()}</dt>
        <dd>{m.budgetUsed({ used: budget.usedToday, most: budget.perDay, perRun: budget.perRun })}</dd>
      </div>
    </dl>
  )
}

const Log = ({ agentId }: { agentId: string }) => (
  <Section title={m.log()}>
    <Loaded query={useQuery(agentMessagesQuery(agentId))} what={m.log()} skeleton={<RowSkeletons rows={4} />}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={text.quiet}>{m.logEmpty()}</p>
        ) : (
          <Lines items={items.map(({ id: key, kind, says, at }) => ({ key, kind, says, at }))} />
        )
      }
    </Loaded>
  </Section>
)

const Runs = ({ runs }: { runs: VirtualEmployee['runs'] }) => (
  <Section title={m.runs()}>
    {runs.length === 0 ? (
      <p className={text.quiet}>{m.runsEmpty()}</p>
    ) : (
      <ul className={clsx(styles.lines, text.figures)}>
        {runs.map(({ id, state, cause, used, startedAt }) => (
          <li key={id}>
            {m.runLine({ state, cause, used })} <span className={text.quiet}>· {formatAgo(startedAt)}</span>
          </li>
        ))}
      </ul>
    )}
  </Section>
)

const One = ({ agent }: { agent: VirtualEmployee }) => {
  const { code, agentId, runs } = agent
  const [rehearsed, setRehearsed] = useState<RunAnswer['says']>([])
  const run = useApiMutation('post', '/api/hq/virtual-employees/{code}/run', {
    changes: ['operator’s room'],
    onError: (error) => void notifications.show({ message: reasonOf(error) }),
    onSuccess: ({ says }) => setRehearsed(says),
  })
  const start = (dryRun: boolean) => run.mutate({ params: { path: { code } }, body: { dryRun } })
  return (
    <div className={styles.sections}>
      <Facts agent={agent} />
      <div className={styles.buttons}>
        <Button loading={run.isPending} disabled={agentId === null} onClick={() => start(false)}>
          {m.runOnce()}
        </Button>
        <Button variant="default" disabled={run.isPending} onClick={() => start(true)}>
          {m.dryRun()}
        </Button>
      </div>
      {rehearsed.length > 0 ? (
        <Section title={m.dryRunSaid()}>
          <Lines items={rehearsed.map(({ kind, says }) => ({ key: says, kind, says }))} />
        </Section>
      ) : null}
      {agentId === null ? null : <Log agentId={agentId} />}
      <Runs runs={runs} />
    </div>
  )
}

export const AgentScreen = ({ code }: { code: string }) => {
  const agent = useQuery(agentQuery(code))
  const title = agent.data?.title ?? m.agents()
  return (
    <>
      <PageHeader title={title} tab={m.room()}>
        {m.agentAbout()} ·{' '}
        <Link to="/hq/agents" className={text.link}>
          {m.allAgents()}
        </Link>
      </PageHeader>
      <Room>
        <RoomTabs here="agents" />
        <Loaded query={agent} what={m.agents()} skeleton={<RowSkeletons rows={5} />}>
          {(loaded) => <One agent={loaded} />}
        </Loaded>
      </Room>
    </>
  )
}
