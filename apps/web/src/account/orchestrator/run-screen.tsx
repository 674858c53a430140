import styles from './orchestrator.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Run } from '@wellmet/account/orchestrator/orchestrator.contract.ts'
import { orchestratorMessages as m } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { formatAgo } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { runQuery } from './orchestrator.queries.ts'
import { RunControls } from './run-controls.tsx'
import { RunSteps } from './run-steps.tsx'
import { aboutWords, runStateWords } from './run-words.ts'

const startedWords = ({ startedAt, startedBy }: Run): string => {
  const ago = formatAgo(startedAt)
  return startedBy ? m.startedBy({ ago, name: startedBy.name }) : m.startedAt({ ago })
}

const BackToAll = () => (
  <Link to="/settings/playbooks" className={text.link}>
    {m.allPlaybooks()}
  </Link>
)

const One = ({ run }: { run: Run }) => (
  <Section
    title={run.title}
    about={`${aboutWords(run)} · ${runStateWords(run)} · ${startedWords(run)}`}
    actions={<BackToAll />}
  >
    <RunSteps run={run} />
    <div className={clsx(styles.below)}>
      <RunControls run={run} />
    </div>
  </Section>
)

export const RunScreen = ({ id }: { id: string }) => {
  const status = useQuery(runQuery(id))
  return (
    <Loaded query={status} what={m.theRun()} skeleton={<RowSkeletons rows={5} label={m.loadingRuns()} />}>
      {({ items: [run] }) => (run ? <One run={run} /> : null)}
    </Loaded>
  )
}
