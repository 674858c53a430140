import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { introductionsQuery } from '../introductions/requests/requests.queries.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Section } from '../kit/section.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { richMessage } from '../kit/rich-message.ts'
import { homeMessages } from './home.messages.ts'

const tabs = ['active', 'in_progress', 'completed'] as const

/** My introductions in three figures, each of which opens what it counts. */
export const Pulse = () => (
  <Section title={homeMessages.yourIntroductions()}>
    <Loaded
      query={useInfiniteQuery(introductionsQuery('active'))}
      what={homeMessages.yourIntroductions()}
      skeleton={<RowSkeletons rows={1} />}
    >
      {({ pages: [first] }) => (
        <ul className={styles.pulse} aria-label={homeMessages.yourIntroductions()}>
          {tabs.map((tab) => (
            <li key={tab}>
              <Link to="/introductions" search={tab === 'active' ? {} : { tab }} className={styles.figure}>
                {richMessage(homeMessages.figure, {
                  tab,
                  count: first?.counts[tab] ?? 0,
                  b: <strong className={text.figures} />,
                })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </Section>
)
