import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './board.module.css'
import introductionsScreenStyles from './introductions-screen.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { Button, Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { DashboardStatus } from '@wellmet/introductions/requests/vocabulary.contract.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { richMessage } from '../../kit/rich-message.ts'
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
        onError: (error) => notifications.show({ message: requestsMessages.notMoved({ reason: reasonOf(error) }) }),
        onSettled: () => setClaim(null),
      },
    )
  return (
    <>
      <div className={styles.board}>
        {DashboardStatus.options.map((column) => {
          const cards = columns.get(column) ?? []
          return (
            <section key={column} className={styles.column} aria-label={columnWords[column]()}>
              <h2>
                {columnWords[column]()}{' '}
                <span className={clsx(introductionsScreenStyles.count, text.figures)}>
                  {formatNumber(cards.length)}
                </span>
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
      <Modal opened={claim !== null} onClose={() => setClaim(null)} title={requestsMessages.recordQuestion()} centered>
        {claim ? (
          <>
            <p>
              {richMessage(requestsMessages.recordQuestionAbout, {
                what: moveWords(claim.to, claim.request),
                target: claim.request.target.name,
                connector: claim.request.connector.name,
                strong: <strong />,
              })}
            </p>
            <div className={formStyles.buttons}>
              <Button onClick={() => confirm(claim)} loading={change.isPending}>
                {requestsMessages.confirmRecord()}
              </Button>
              <Button variant="default" onClick={() => setClaim(null)}>
                {requestsMessages.cancelRecord()}
              </Button>
            </div>
          </>
        ) : null}
      </Modal>
    </>
  )
}
