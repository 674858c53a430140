import text from '../../kit/text.module.css'
import styles from './mission-progress.module.css'
import { clsx } from 'clsx'
import type { Mission } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { progressWords } from './mission-words.ts'

const steps = ['total', 'asked', 'accepted', 'introduced', 'met'] as const

/** From the targets to the meetings, in counts; how many are within reach is a sentence, because it is no result. */
export const MissionProgress = ({ mission: { title, progress } }: { mission: Mission }) => (
  <div>
    {progress.total > 0 ? (
      <dl className={styles.steps} aria-label={missionsMessages.steps({ title })}>
        {steps.map((step) => (
          <div key={step}>
            <dt>{missionsMessages.step({ step })}</dt>
            <dd className={text.figures}>{formatNumber(progress[step])}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    <p className={clsx(styles.reach, text.small, text.quiet, text.figures)}>{progressWords(progress)}</p>
  </div>
)
