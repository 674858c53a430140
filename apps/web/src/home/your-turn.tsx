import entityRowStyles from '../kit/entity-row.module.css'
import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import type { SuggestedOutcome } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.contract.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { waitsForMe } from '../introductions/asks/waits-for-me.ts'
import { standing } from '../introductions/requests/introduction-words.ts'
import { asksQuery, introductionsQuery } from '../introductions/requests/requests.queries.ts'
import { suggestedOutcomesQuery } from '../introductions/suggested-outcomes/suggested-outcomes.queries.ts'
import { suggestionWords } from '../introductions/suggested-outcomes/suggestion-words.ts'
import { StateActionLink } from '../identity/person-states/state-action.tsx'
import { stateWords } from '../identity/person-states/state-words.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Portrait } from '../kit/portrait.tsx'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { byUrgency } from './your-turn-order.ts'
import { homeMessages } from './home.messages.ts'

const most = 5
const Skeleton = () => <RowSkeletons rows={2} label={homeMessages.loadingYourTurn()} />

const AskedOfMe = ({ ask: { id, askedBy, target, stage } }: { ask: Ask }) => (
  <div className={clsx(entityRowStyles.entityRow, styles.row)}>
    <span className={entityRowStyles.who}>
      <Portrait id={askedBy.userId} name={askedBy.name} size={32} />
      <span className={entityRowStyles.words}>
        <Link to="/introductions/asks" hash={id} className={text.rowName}>
          {homeMessages.wantsToMeet({ asker: askedBy.name, target: target.name })}
        </Link>
        <span className={entityRowStyles.about}>
          {stage === 'awaiting_connector'
            ? homeMessages.answerRequest()
            : asksMessages.saidYesWrite({ target: firstName(target.name) })}
        </span>
      </span>
    </span>
  </div>
)

const MyMove = ({ request }: { request: Introduction }) => {
  const { id, target, personState } = request
  const { label, advice } = standing(request)
  const state = personState?.requestId === id ? personState : null
  return (
    <div className={clsx(entityRowStyles.entityRow, styles.row)}>
      <span className={entityRowStyles.who}>
        <Portrait id={target.personId ?? id} name={target.name} size={32} />
        <span className={entityRowStyles.words}>
          <Link to="/introductions" search={{ request: id }} className={clsx(text.rowName, text.clip)}>
            {target.name}
          </Link>
          <span className={entityRowStyles.about}>
            {homeMessages.standing({ label: state ? stateWords(state) : label, advice })}
          </span>
        </span>
      </span>
      {state ? <StateActionLink person={{ id: target.personId ?? id, name: target.name, personState: state }} /> : null}
    </div>
  )
}

const Seen = ({ suggestion }: { suggestion: SuggestedOutcome }) => {
  const { requestId, role, target } = suggestion
  const isMine = role === 'asker'
  const { seen } = suggestionWords(suggestion)
  const link = clsx(text.rowName, text.clip)
  return (
    <div className={clsx(entityRowStyles.entityRow, styles.row)}>
      <span className={entityRowStyles.who}>
        <Portrait id={requestId} name={target.name} size={32} />
        <span className={entityRowStyles.words}>
          {isMine ? (
            <Link to="/introductions" search={{ request: requestId }} className={link}>
              {target.name}
            </Link>
          ) : (
            <Link to="/introductions/asks" hash={requestId} className={link}>
              {target.name}
            </Link>
          )}
          <span className={entityRowStyles.about}>{homeMessages.confirmSeen({ seen })}</span>
        </span>
      </span>
    </div>
  )
}

type Turn = { ask: Ask } | { request: Introduction }
type Row = { id: string; row: ReactNode }

const rowOf = (turn: Turn): Row =>
  'ask' in turn
    ? { id: `ask ${turn.ask.id}`, row: <AskedOfMe ask={turn.ask} /> }
    : { id: turn.request.id, row: <MyMove request={turn.request} /> }

/** The first few, and how many more there are. */
const Turns = ({ rows }: { rows: readonly Row[] }) => (
  <>
    <Rows label={homeMessages.yourTurn()} items={rows.slice(0, most)} keyOf={({ id }) => id}>
      {({ row }) => row}
    </Rows>
    {rows.length > most ? (
      <p className={clsx(styles.more, text.small)}>
        <Link to="/introductions" className={text.link}>
          {homeMessages.moreTurns({ count: rows.length - most })}
        </Link>
      </p>
    ) : null}
  </>
)

/** What needs me: what my mail shows and I can confirm, what teammates ask of me, and my own introductions in which the next word is mine. */
export const YourTurn = () => {
  const asks = useQuery(asksQuery)
  const mine = useInfiniteQuery(introductionsQuery('active'))
  const suggested = useQuery(suggestedOutcomesQuery).data?.items ?? []
  const isSuggested = (id: string): boolean => suggested.some(({ requestId }) => requestId === id)
  return (
    <Section title={homeMessages.yourTurn()}>
      <Loaded query={asks} what={homeMessages.requestsForYou()} skeleton={<Skeleton />}>
        {({ items }) => (
          <Loaded query={mine} what={homeMessages.yourIntroductions()} skeleton={<Skeleton />}>
            {({ pages }) => {
              const open = items.filter((ask) => waitsForMe(ask) && !isSuggested(ask.id))
              const moves = pages
                .flatMap((page) => page.items)
                .filter(({ id, waitsFor, scheduledFor }) => waitsFor === 'me' && !scheduledFor && !isSuggested(id))
              const turns = [...open.map((ask) => ({ ask })), ...moves.map((request) => ({ request }))]
              const rows = [
                ...suggested.map((one) => ({ id: `seen ${one.id}`, row: <Seen suggestion={one} /> })),
                ...turns.toSorted(byUrgency).map(rowOf),
              ]
              return rows.length === 0 ? (
                <p className={text.quiet}>{homeMessages.nothingWaits()}</p>
              ) : (
                <Turns rows={rows} />
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </Section>
  )
}
