import entityRowStyles from '../kit/entity-row.module.css'
import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { standing } from '../introductions/introduction-words.ts'
import { asksQuery, introductionsQuery } from '../introductions/requests.queries.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Portrait } from '../kit/portrait.tsx'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'

const most = 5
const skeleton = <RowSkeletons rows={2} label="Loading what is waiting for you" />

const AskedOfMe = ({ ask: { askedBy, target } }: { ask: Ask }) => (
  <div className={clsx(entityRowStyles.entityRow, styles.row)}>
    <span className={entityRowStyles.who}>
      <Portrait id={askedBy.userId} name={askedBy.name} size={32} />
      <span className={entityRowStyles.words}>
        <Link to="/introductions/asks" className={clsx(text.rowName, text.clip)}>
          {askedBy.name} would like to meet {target.name}
        </Link>
        <span className={clsx(entityRowStyles.about, text.clip)}>They ask you: yes, later or no.</span>
      </span>
    </span>
  </div>
)

const MyMove = ({ request }: { request: Introduction }) => {
  const { id, target } = request
  const { label, advice } = standing(request)
  return (
    <div className={clsx(entityRowStyles.entityRow, styles.row)}>
      <span className={entityRowStyles.who}>
        <Portrait id={target.personId ?? id} name={target.name} size={32} />
        <span className={entityRowStyles.words}>
          <Link to="/introductions" search={{ request: id }} className={clsx(text.rowName, text.clip)}>
            {target.name}
          </Link>
          <span className={entityRowStyles.about}>
            {label}. {advice}
          </span>
        </span>
      </span>
    </div>
  )
}

/** What needs me: what teammates ask of me, and my own introductions in which the next word is mine. */
export const YourTurn = () => {
  const asks = useQuery(asksQuery)
  const mine = useInfiniteQuery(introductionsQuery('active'))
  return (
    <Section title="Your turn">
      <Loaded query={asks} what="What you are asked" skeleton={skeleton}>
        {({ items }) => (
          <Loaded query={mine} what="Your introductions" skeleton={skeleton}>
            {({ pages }) => {
              const open = items.filter(({ stage, snoozedUntil }) => stage === 'awaiting_connector' && !snoozedUntil)
              const moves = pages.flatMap((page) => page.items).filter(({ waitsFor }) => waitsFor === 'me')
              const rows = [
                ...open.map((ask) => ({ id: `ask ${ask.id}`, row: <AskedOfMe ask={ask} /> })),
                ...moves.map((request) => ({ id: request.id, row: <MyMove request={request} /> })),
              ]
              return rows.length === 0 ? (
                <p className={text.quiet}>Nothing waits for you.</p>
              ) : (
                <Rows label="Your turn" items={rows.slice(0, most)} keyOf={({ id }) => id}>
                  {({ row }) => row}
                </Rows>
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </Section>
  )
}
