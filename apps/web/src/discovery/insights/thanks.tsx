import text from '../../kit/text.module.css'
import styles from './insights-screen.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Thanks as Owed } from '@wellmet/introductions/outcomes/outcomes.contract.ts'
import { outcomesMessages } from '@wellmet/introductions/outcomes/outcomes.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { thanksQuery } from './insights.queries.ts'

const most = 5

const Owing = ({ owed: { connector, introductions } }: { owed: Owed }) => (
  <div className={styles.thanks}>
    <Portrait id={connector.personId} name={connector.name} size={32} />
    <div>
      <strong>{connector.name}</strong>
      <ul>
        {introductions.map(({ requestId, target, outcome, at }) => (
          <li key={requestId}>
            <Link
              to="/introductions"
              search={{ tab: 'all', request: requestId }}
              className={clsx(text.link, text.small)}
            >
              {outcomesMessages.thanksFor({ target: target.name, outcome, on: new Date(at) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </div>
)

/** Connectors whose introductions led to a meeting. */
export const Thanks = () => (
  <Section title={outcomesMessages.thanks()} about={outcomesMessages.thanksAbout()}>
    <Loaded query={useQuery(thanksQuery)} what={outcomesMessages.thanks()} skeleton={<RowSkeletons rows={2} />}>
      {({ connectors }) =>
        connectors.length === 0 ? (
          <p className={text.quiet}>{outcomesMessages.noThanks()}</p>
        ) : (
          <Rows
            label={outcomesMessages.thanks()}
            items={connectors.slice(0, most)}
            keyOf={({ connector }) => connector.personId}
          >
            {(owed) => <Owing owed={owed} />}
          </Rows>
        )
      }
    </Loaded>
  </Section>
)
