import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './board.module.css'
import introductionsScreenStyles from './introductions-screen.module.css'
import { Button, Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { DashboardStatus } from '@wellmet/introductions/requests/vocabulary.contract.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import type { Stage } from '../introduction-shapes.ts'
import { columnWords, moveWords } from '../introduction-words.ts'
import { useIntroductionChanges } from '../requests.queries.ts'
import { BoardCard } from './board-card.tsx'

type Claim = { request: Introduction; to: Stage }

/** The statuses as columns. Most moves are other people's, so one that is claimed is asked about before it is noted. */
export const Board = ({ items }: { items: readonly Introduction[] }) => {
  const { change } = useIntroductionChanges()
  const [claim, setClaim] = useState<Claim | null>(null)
  const columns = Map.groupBy(items, ({ dashboardStatus }) => dashboardStatus)
  const confirm = ({ request, to }: Claim) =>
    change.mutate(
      { params: { path: { id: request.id } }, body: { status: to } },
      {
        onError: (error) => notifications.show({ message: `Nothing was moved. ${toProblem(error).detail ?? ''}` }),
        onSettled: () => setClaim(null),
      },
    )
  return (
    <>
      <div className={styles.board}>
        {DashboardStatus.options.map((column) => {
          const cards = columns.get(column) ?? []
          return (
            <section key={column} className={styles.column} aria-label={columnWords[column]}>
              <h2>
                {columnWords[column]}{' '}
                <span className={clsx(introductionsScreenStyles.count, text.figures)}>{cards.length}</span>
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
      <Modal opened={claim !== null} onClose={() => setClaim(null)} title="Is that so?" centered>
        {claim ? (
          <>
            <p>
              {claim.request.target.name}: <strong>{moveWords(claim.to, claim.request)}</strong>. It is noted, and
              counts for how {claim.request.connector.name} is ranked.
            </p>
            <div className={formStyles.buttons}>
              <Button onClick={() => confirm(claim)} loading={change.isPending}>
                Yes, note it
              </Button>
              <Button variant="default" onClick={() => setClaim(null)}>
                No
              </Button>
            </div>
          </>
        ) : null}
      </Modal>
    </>
  )
}
