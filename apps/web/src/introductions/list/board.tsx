import text from '../../kit/text.module.css'
import styles from './board.module.css'
import tabsStyles from '../asks/introduction-tabs.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { notifications } from '@mantine/notifications'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { DashboardStatus } from '@wellmet/introductions/stages/stages.contract.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { type BoardColumn, columnOf, columnWords } from '../requests/introduction-words.ts'
import { BoardCard } from './board-card.tsx'
import { RecordQuestion, type Claim } from './record-question.tsx'
import { useRecord } from '../requests/use-record.ts'

const boardColumns: readonly BoardColumn[] = ['not_asked', ...DashboardStatus.options]

/** The statuses as columns. Most moves are other people's, so one that is claimed is asked about before it is noted. */
export const Board = ({ items }: { items: readonly Introduction[] }) => {
  const { record, isRecording } = useRecord()
  const [claim, setClaim] = useState<Claim | null>(null)
  const columns = Map.groupBy(items, columnOf)
  const confirm = ({ request, to }: Claim, note: string) =>
    void record(request, to, null, note)
      .catch((error: unknown) =>
        notifications.show({ message: requestsMessages.notMoved({ reason: reasonOf(error) }) }),
      )
      .finally(() => setClaim(null))
  return (
    <>
      <div className={styles.board} data-uses-full-width>
        {boardColumns.map((column) => {
          const cards = columns.get(column) ?? []
          return (
            <section key={column} className={styles.column} aria-label={columnWords[column]()}>
              <h2>
                {columnWords[column]()}{' '}
                <span className={clsx(tabsStyles.count, text.figures)}>{formatNumber(cards.length)}</span>
              </h2>
              <ul>
                {cards.map((request) => (
                  <li key={request.id}>
                    <BoardCard request={request} onClaim={(to) => setClaim({ request, to })} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <RecordQuestion claim={claim} isPending={isRecording} onConfirm={confirm} onClose={() => setClaim(null)} />
    </>
  )
}
