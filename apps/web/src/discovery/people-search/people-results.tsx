import resultRowStyles from '../../kit/result-row.module.css'
import { type Pages, ShowMore } from '../../kit/show-more.tsx'
import { TargetOfferLine } from '../../contacts/targets/target-offer.tsx'
import { CompanyCard } from './company-card.tsx'
import { companyOf, namedIn } from './question-words.ts'
import { correctedWords } from '../reach/corrected-words.ts'
import { countWords } from './count-words.ts'
import { FirstPathNotice } from '../reach/first-path-notice.tsx'
import { FitsAndNear } from './fits-and-near.tsx'
import { PersonResult } from '../reach/person-result.tsx'
import { QuestionParts } from './question-parts.tsx'
import type { PeopleFound } from './search-shapes.ts'

type Props = {
  q: string | undefined
  found: PeopleFound
  pages: Pages
  label: string
  onAsk: (question: string) => void
}

export const PeopleResults = ({ q, found, pages, label, onAsk }: Props) => {
  const named = q === undefined ? undefined : namedIn(found.read)
  return (
    <div className={resultRowStyles.results}>
      <QuestionParts parts={found.read ?? []} onAsk={onAsk} />
      {found.corrected ? <p className={resultRowStyles.corrected}>{correctedWords(found.corrected)}</p> : null}
      {named ? <CompanyCard name={named} /> : null}
      {q ? (
        <TargetOfferLine q={q} shown={found.results.map(({ name }) => name)} company={companyOf(found.read)} />
      ) : null}
      {found.notice ? <FirstPathNotice notice={found.notice} first={found.results[0]} /> : null}
      <FitsAndNear people={found.results} label={label}>
        {(person) => <PersonResult person={person} />}
      </FitsAndNear>
      <ShowMore pages={pages}>{countWords(found)}</ShowMore>
    </div>
  )
}
