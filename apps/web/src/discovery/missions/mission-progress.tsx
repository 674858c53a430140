import text from '../../kit/text.module.css'
import styles from './mission-progress.module.css'
import { clsx } from 'clsx'
import { type Mission, missionSteps, type MissionStep } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { progressWords, reachableOf } from './mission-words.ts'

const countOf = (progress: Mission['progress']): Record<MissionStep, number> => ({
  ...progress,
  targets: progress.total,
  reachable: reachableOf(progress),
})

/** From the targets to the meetings, in counts. */
export const MissionProgress = ({ mission: { title, progress } }: { mission: Mission }) => (
  <div>
    {progress.total > 0 ? (
      <dl className={styles.steps} aria-label={missionsMessages.steps({ title })}>
        {missionSteps.map((step) => (
          <div key={step}>
            <dt>{missionsMessages.step({ step })}</dt>
            <dd className={text.figures}>{formatNumber(countOf(progress)[step])}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    <ProgressSentence progress={progress} />
  </div>
)

/** How many are within reach, and what is booked, which is no result yet. */
export const ProgressSentence = ({ progress }: Pick<Mission, 'progress'>) => (
  <p className={clsx(styles.reach, text.small, text.quiet, text.figures)}>
    {[progress.booked > 0 ? missionsMessages.meetingsBooked({ count: progress.booked }) : null, progressWords(progress)]
      .filter(Boolean)
      .join(' · ')}
  </p>
)
