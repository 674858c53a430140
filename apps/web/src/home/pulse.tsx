import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { introductionsQuery } from '../introductions/requests.queries.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Section } from '../kit/section.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'

const steps = [
  { tab: 'active', label: 'under way' },
  { tab: 'in_progress', label: 'introduced' },
  { tab: 'completed', label: 'worked out' },
] as const

/** My introductions in three figures, each of which opens what it counts. */
export const Pulse = () => (
  <Section title="Your introductions">
    <Loaded
      query={useInfiniteQuery(introductionsQuery('active'))}
      what="Your introductions"
      skeleton={<RowSkeletons rows={1} />}
    >
      {({ pages: [first] }) => (
        <ul className={styles.pulse} aria-label="Your introductions">
          {steps.map(({ tab, label }) => (
            <li key={tab}>
              <Link to="/introductions" search={tab === 'active' ? {} : { tab }} className={styles.figure}>
                <strong className={text.figures}>{first?.counts[tab] ?? 0}</strong> {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </Section>
)
