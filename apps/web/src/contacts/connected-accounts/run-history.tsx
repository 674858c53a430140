import text from '../../kit/text.module.css'
import styles from './run-history.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ProviderCategory, SyncRun } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Disclosure } from '../../kit/disclosure.tsx'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { runsQuery } from '../../connections/accounts/connected-accounts.queries.ts'
import { countSkipped } from './skip-words.ts'
import { nameOfSource } from './source-names.ts'

const shownAtFirst = 9

const countsOf = ({ read, stored, skipped }: SyncRun): string => {
  const count = countSkipped(skipped)
  const counts = [engineMessages.runCounts({ read, stored }), ...(count > 0 ? [engineMessages.leftOut({ count })] : [])]
  return formatList(counts, 'unit')
}

const columns = (category: ProviderCategory): readonly Column<SyncRun>[] => [
  {
    key: 'source',
    header: engineMessages.runSource(),
    cell: ({ source }) => nameOfSource(source, category),
  },
  {
    key: 'kind',
    header: engineMessages.runKindHeader(),
    cell: ({ isFull }) => engineMessages.runKind({ kind: isFull ? 'full' : 'changes' }),
  },
  {
    key: 'result',
    header: engineMessages.runResult(),
    cell: (run) => <span className={text.quiet}>{run.problem ?? countsOf(run)}</span>,
  },
  {
    key: 'at',
    header: engineMessages.runWhen(),
    align: 'end',
    cell: ({ finishedAt }) => (
      <time className={styles.when} dateTime={finishedAt} title={formatMoment(finishedAt)}>
        {formatAgo(finishedAt)}
      </time>
    ),
  },
]

type Shown = { address: string; category: ProviderCategory }

const Runs = ({ runs, address, category }: Shown & { runs: readonly SyncRun[] }) => {
  const [isWhole, setIsWhole] = useState(false)
  if (runs.length === 0) return <p className={clsx(text.small, text.quiet)}>{engineMessages.noRuns()}</p>
  return (
    <div className={styles.runs}>
      <DataTable
        caption={engineMessages.historyOf({ address })}
        columns={columns(category)}
        rows={isWhole ? runs : runs.slice(0, shownAtFirst)}
        keyOf={({ source, finishedAt }) => `${source} ${finishedAt}`}
      />
      {isWhole || runs.length <= shownAtFirst ? null : (
        <Button variant="default" onClick={() => setIsWhole(true)}>
          {engineMessages.showAllRuns({ count: runs.length })}
        </Button>
      )}
    </div>
  )
}

const OpenHistory = ({ id, ...shown }: Shown & { id: string }) => (
  <Loaded
    query={useQuery(runsQuery(id))}
    what={engineMessages.history()}
    skeleton={<RowSkeletons rows={3} label={engineMessages.loadingHistory()} />}
  >
    {({ runs }) => <Runs runs={runs} {...shown} />}
  </Loaded>
)

/** The result of each run, loaded when the list is opened. */
export const RunHistory = (history: Shown & { id: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure summary={engineMessages.history()} onToggle={setIsOpen}>
      {isOpen ? <OpenHistory {...history} /> : null}
    </Disclosure>
  )
}
