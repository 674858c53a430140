import entityRowStyles from '../../kit/entity-row.module.css'
import text from '../../kit/text.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import type { AnsweredAsk } from '@wellmet/introductions/asks/asks.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../kit/dates.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { askHistoryQuery } from '../requests/requests.queries.ts'

const outcomeWords: Record<AnsweredAsk['cameOfIt'], () => string> = {
  introduced: asksMessages.cameOfIntroduced,
  meeting: asksMessages.cameOfMeeting,
  worked_out: asksMessages.cameOfWorkedOut,
  no_conversation: asksMessages.cameOfNoConversation,
  declined: asksMessages.cameOfDeclined,
  ended: asksMessages.cameOfEnded,
}

/** What a connector was asked before and what came of it. Nothing while there is nothing. */
export const AskHistory = () => {
  const { data } = useQuery(askHistoryQuery)
  if (!data || data.items.length === 0) return null
  const newestFirst = data.items.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt))
  return (
    <Section title={asksMessages.askedBefore()} about={asksMessages.askedBeforeAbout()}>
      <Rows label={asksMessages.askedBefore()} items={newestFirst} keyOf={({ id }) => id}>
        {({ askedBy, target, askedAt, cameOfIt }) => (
          <div className={entityRowStyles.entityRow}>
            <span className={entityRowStyles.who}>
              <Portrait id={askedBy.userId} name={askedBy.name} size={32} />
              <span className={entityRowStyles.words}>
                <span className={entityRowStyles.name}>
                  {asksMessages.historyLine({ asker: askedBy.name, target: target.name })}
                </span>
                <span className={text.quiet}>
                  {asksMessages.historyWhen({ what: outcomeWords[cameOfIt](), day: formatDay(askedAt) })}
                </span>
              </span>
            </span>
          </div>
        )}
      </Rows>
    </Section>
  )
}
