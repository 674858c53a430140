import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { CompaniesFound as Found } from '@wellmet/discovery/companies/companies.contract.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Rows } from '../../kit/rows.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { correctedWords } from '../search/corrected-words.ts'
import { FoundRow } from './found-row.tsx'

type Props = { found: Found; q: string }

export const CompaniesFound = ({ found: { results, corrected, notice }, q }: Props) =>
  results.length === 0 ? (
    <EmptyState
      title={companiesMessages.noResults({ query: q })}
      next={
        <LinkButton to="/access" variant="default">
          {companiesMessages.importMore()}
        </LinkButton>
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
      <output className={clsx(text.small, text.quiet, text.figures)}>
        {companiesMessages.companiesCount({ count: results.length })}
      </output>
    </div>
  )
