import resultRowStyles from '../../kit/result-row.module.css'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { CompaniesFound as Found } from '@wellmet/discovery/companies/companies.contract.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Rows } from '../../kit/rows.tsx'
import { type Pages, ShowMore } from '../../kit/show-more.tsx'
import { NameSomeoneAt } from '../../contacts/targets/target-offer.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { correctedWords } from '../reach/corrected-words.ts'
import { FoundRow } from './found-row.tsx'

type Props = { found: Found; pages: Pages; q: string }

/** "3 companies", "25 of 40 companies", "25 of at least 40 companies". */
const countWords = ({ results, next, total, totalIs }: Found): string =>
  next === null && total <= results.length
    ? companiesMessages.companiesCount({ count: results.length })
    : companiesMessages.foundOf({ shown: results.length, total, is: totalIs })

export const CompaniesFound = ({ found, pages, q }: Props) => {
  const { results, corrected, notice } = found
  return results.length === 0 ? (
    <EmptyState
      title={companiesMessages.noResults({ query: q })}
      next={
        <>
          <NameSomeoneAt company={q} />
          <LinkButton to="/access" variant="default">
            {companiesMessages.importMore()}
          </LinkButton>
        </>
      }
    >
      {companiesMessages.noResultsAbout()} {notice?.next}
    </EmptyState>
  ) : (
    <div className={resultRowStyles.results}>
      {corrected ? <p className={resultRowStyles.corrected}>{correctedWords(corrected)}</p> : null}
      {notice ? <Notice notice={notice} /> : null}
      <Rows lightsUp label={companiesMessages.companiesFound()} items={results} keyOf={({ id }) => id}>
        {(company) => <FoundRow company={company} />}
      </Rows>
      <ShowMore pages={pages}>{countWords(found)}</ShowMore>
    </div>
  )
}
