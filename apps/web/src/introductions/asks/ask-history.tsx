import text from '../../kit/text.module.css'
import requestPartsStyles from '../request-parts.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import type { AnsweredAsk } from '@wellmet/introductions/asks/asks.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { formatDay } from '../../kit/dates.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { askHistoryQuery } from '../requests.queries.ts'

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
  return (
    <Section title={asksMessages.askedBefore()} about={asksMessages.askedBeforeAbout()}>
      <Rows label={asksMessages.askedBefore()} items={data.items} keyOf={({ id }) => id}>
        {({ askedBy, target, askedAt, cameOfIt }) => (
          <div className={requestPartsStyles.who}>
            <Portrait id={askedBy.userId} name={askedBy.name} size={32} />
            <span className={requestPartsStyles.words}>
              <span>{asksMessages.historyLine({ asker: askedBy.name, target: target.name })}</span>
              <span className={clsx(text.small, text.quiet)}>
                {asksMessages.historyWhen({ what: outcomeWords[cameOfIt](), day: formatDay(askedAt) })}
              </span>
            </span>
          </div>
        )}
      </Rows>
    </Section>
  )
}
