import text from '../../kit/text.module.css'
import styles from './mission-progress.module.css'
import { clsx } from 'clsx'
import type { MissionProgress as Progress } from '@wellmet/discovery/missions/missions.contract.ts'
import { progressWords, statusOrder, statusWords } from './mission-words.ts'

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
        <ul className={styles.counts} aria-label="Targets by the best way">
          {statusOrder
            .filter((status) => progress[status] > 0)
            .map((status) => (
              <li key={status} className={clsx(text.small, text.quiet, text.figures)} data-status={status}>
                {progress[status]} {statusWords[status]}
              </li>
            ))}
        </ul>
      </>
    ) : null}
  </div>
)
