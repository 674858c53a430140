import styles from './orchestrator.module.css'
import tabsStyles from '../../kit/tabs.module.css'
import text from '../../kit/text.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Run } from '@wellmet/account/orchestrator/orchestrator.contract.ts'
import { orchestratorMessages as m } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { ShowMore } from '../../kit/show-more.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { TabLink } from '../../kit/tab-link.tsx'
import { runsQuery, type Shown } from './orchestrator.queries.ts'
import { aboutWords, nameOf, nowWords } from './run-words.ts'

const tabs = [
  { key: 'open', label: m.runsOpen, search: {} },
  { key: 'ended', label: m.runsEnded, search: { show: 'ended' } },
] as const

const Row = ({ run }: { run: Run }) => (
  <li className={styles.run}>
    <div className={styles.runWords}>
      <Link
        to="/settings/playbooks/$id"
        params={{ id: run.id }}
        className={text.rowName}
        aria-label={m.openRun({ title: run.title, name: nameOf(run) })}
      >
        {run.title}
      </Link>
      <p className={text.quiet}>{aboutWords(run)}</p>
      <p className={text.quiet}>{nowWords(run)}</p>
    </div>
    <span className={styles.dots} aria-hidden>
      {run.steps.map(({ name, state }) => (
        <i key={name} data-state={state} />
      ))}
    </span>
  </li>
)

const List = ({ shown }: { shown: Shown }) => {
  const runs = useInfiniteQuery(runsQuery(shown))
  return (
    <Loaded query={runs} what={m.theRuns()} skeleton={<RowSkeletons rows={3} label={m.loadingRuns()} />}>
      {({ items, counts }) => (
        <>
          {items.length === 0 ? (
            <EmptyState title={shown === 'open' ? m.noOpen() : m.noEnded()}>
              {shown === 'open' ? m.noOpenAbout() : m.noEndedAbout()}
            </EmptyState>
          ) : (
            <div>
              <ul className={styles.runs}>
                {items.map((run) => (
                  <Row key={run.id} run={run} />
                ))}
              </ul>
              <ShowMore pages={runs} />
            </div>
          )}
          {counts ? (
            <p className={clsx(styles.counts, text.small, text.quiet, text.figures)}>{m.counts(counts)}</p>
          ) : null}
        </>
      )}
    </Loaded>
  )
}

export const RunsSection = ({ shown }: { shown: Shown }) => (
  <Section title={m.runs()}>
    <nav className={tabsStyles.tabs} aria-label={m.whichRuns()}>
      {tabs.map(({ key, label, search }) => (
        <TabLink key={key} to="/settings/playbooks" search={search} isHere={key === shown}>
          {label()}
        </TabLink>
      ))}
    </nav>
    <List shown={shown} />
  </Section>
)
