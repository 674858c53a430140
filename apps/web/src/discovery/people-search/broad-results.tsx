import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { type Pages, ShowMore } from '../../kit/show-more.tsx'
import { BroadPerson } from './broad-person.tsx'
import { TargetOfferLine } from '../../contacts/targets/target-offer.tsx'
import { companyOf } from './question-words.ts'
import { answerWords, foundWords } from './broad-words.ts'
import { NobodyAnywhere } from './nobody-anywhere.tsx'
import { FitsAndNear } from './fits-and-near.tsx'
import { FirstPathNotice } from '../reach/first-path-notice.tsx'
import { QuestionParts } from './question-parts.tsx'
import { SuggestionList } from './suggestion-list.tsx'

type Props = { found: BroadFound; pages: Pages; q: string; onAsk: (query: string) => void; onAskProvider: () => void }

/** What was found, under how the question was read; where there is little, what else could be asked. */
export const BroadResults = ({ found, pages, q, onAsk, onAskProvider }: Props) => {
  const { results, notice, suggestions } = found
  return (
    <div className={resultRowStyles.results}>
      <QuestionParts parts={found.read} dropped={found.relaxed.map(({ dropped }) => dropped)} onAsk={onAsk} />
      {found.relaxed.map(({ why }) => (
        <p key={why} className={text.small}>
          {why}
        </p>
      ))}
      {results.length === 0 ? (
        <NobodyAnywhere
          q={q}
          company={companyOf(found.read)}
          notice={notice}
          answered={answerWords(found)}
          onAskProvider={onAskProvider}
        />
      ) : (
        <>
          <TargetOfferLine q={q} shown={results.map(({ name }) => name)} company={companyOf(found.read)} />
          {notice ? <FirstPathNotice notice={notice} first={results[0]} /> : null}
          <FitsAndNear people={results} label={peopleMessages.peopleFound()}>
            {(person) => <BroadPerson person={person} />}
          </FitsAndNear>
          <ShowMore pages={pages}>
            {foundWords(found)} {answerWords(found)}
          </ShowMore>
        </>
      )}
      <SuggestionList suggestions={suggestions} onAsk={onAsk} />
    </div>
  )
}
