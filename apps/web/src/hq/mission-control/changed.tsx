import styles from './morning.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { missionControlMessages } from '@wellmet/hq/mission-control/mission-control.messages.ts'
import type { RecentActivity } from '@wellmet/hq/mission-control/mission-control.contract.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { activityQuery } from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'

const shown = 8

/** The hours of a day together, the most first. */
const sumsOf = ({ items }: RecentActivity) =>
  [...Map.groupBy(items, ({ kind }) => kind)]
    .map(([kind, rows]) => ({ kind, n: rows.reduce((sum, { n }) => sum + n, 0) }))
    .toSorted((a, b) => b.n - a.n)
    .slice(0, shown)

export const Changed = () => (
  <Section title={m.changed()} className={styles.part}>
    <Loaded query={useQuery(activityQuery)} what={m.changed()} skeleton={<RowSkeletons rows={3} />}>
      {(activity) =>
        activity.items.length === 0 ? (
          <p className={text.quiet}>{m.changedNothing()}</p>
        ) : (
          <ul className={clsx(styles.lines, text.figures)}>
            {sumsOf(activity).map(({ kind, n }) => (
              <li key={kind}>{missionControlMessages.happened({ kind, n })}</li>
            ))}
          </ul>
        )
      }
    </Loaded>
  </Section>
)
