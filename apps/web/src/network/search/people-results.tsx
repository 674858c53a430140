import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { mostFound } from '../people/people.queries.ts'
import { correctedWords } from './corrected-words.ts'
import { FirstPathNotice } from './first-path-notice.tsx'
import { FitsAndNear } from './fits-and-near.tsx'
import { PersonResult } from './person-result.tsx'
import { QuestionParts } from './question-parts.tsx'
import type { PeopleFound } from './search-shapes.ts'

/** "The best 25 of 340", "The best 25" where nobody counted further, "3 people". */
const countWords = ({ results, total }: PeopleFound): string => {
  if (total === undefined && results.length === mostFound) return peopleMessages.best({ shown: results.length })
  if (total !== undefined && total > results.length) return peopleMessages.bestOf({ shown: results.length, total })
  return kitMessages.peopleCount({ count: results.length })
}

type Props = { found: PeopleFound; label: string; onAsk: (question: string) => void }

export const PeopleResults = ({ found, label, onAsk }: Props) => (
  <div className={resultRowStyles.results}>
    <QuestionParts parts={found.read ?? []} onAsk={onAsk} />
    {found.corrected ? <p className={resultRowStyles.corrected}>{correctedWords(found.corrected)}</p> : null}
    {found.notice ? <FirstPathNotice notice={found.notice} first={found.results[0]} /> : null}
    <FitsAndNear people={found.results} label={label}>
      {(person) => <PersonResult person={person} />}
    </FitsAndNear>
    <output className={clsx(text.small, text.quiet, text.figures)}>{countWords(found)}</output>
  </div>
)
