import styles from './morning.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { IconCircleCheck } from '@tabler/icons-react'
import type { Need } from '@wellmet/hq/mission-control/mission-control.contract.ts'
import { Section } from '../../kit/section.tsx'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'

export const Needs = ({ needs }: { needs: readonly Need[] }) => (
  <Section title={m.needs()} className={styles.part}>
    {needs.length === 0 ? (
      <p className={styles.fine}>
        <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
        <span>
          <strong>{m.needsNothing()}</strong> {m.needsNothingAbout()}
        </span>
      </p>
    ) : (
      <ul className={styles.lines}>
        {needs.map(({ code, isUrgent, says, todo }) => (
          <li key={code} className={styles.need} data-urgent={isUrgent}>
            <span className={styles.mark}>{isUrgent ? m.urgent() : m.soon()}</span>
            <div>
              <strong>{says}</strong>
              <p className={clsx(text.small, text.quiet)}>{todo}</p>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Section>
)
