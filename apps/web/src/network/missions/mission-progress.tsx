import text from '../../kit/text.module.css'
import styles from './mission-progress.module.css'
import { clsx } from 'clsx'
import type { MissionProgress as Progress } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { progressWords, statusOrder } from './mission-words.ts'

/** How far the targets are within reach: a bar, and the same in words. */
export const MissionProgress = ({ progress }: { progress: Progress }) => (
  <div className={styles.progress}>
    <p className={text.figures}>{progressWords(progress)}</p>
    {progress.total > 0 ? (
      <>
        <div className={styles.bar} aria-hidden="true">
          {statusOrder.map((status) =>
            progress[status] > 0 ? (
              <span key={status} data-status={status} style={{ flexGrow: progress[status] }} />
            ) : null,
          )}
        </div>
        <ul className={styles.counts} aria-label={missionsMessages.targetsByPath()}>
          {statusOrder
            .filter((status) => progress[status] > 0)
            .map((status) => (
              <li key={status} className={clsx(text.small, text.quiet, text.figures)} data-status={status}>
                {missionsMessages.targetsByStatus({ status, count: progress[status] })}
              </li>
            ))}
        </ul>
      </>
    ) : null}
  </div>
)
