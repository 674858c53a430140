import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { FoundCompany } from '@wellmet/discovery/companies/companies.contract.ts'
import { CompanyHead } from './company-head.tsx'
import { reachWords, pathsInWords } from './company-words.ts'

const sourceWords = { graph: companiesMessages.inNetwork, database: companiesMessages.inDirectoryOnly } as const

/** A company that was searched for by name. */
export const FoundRow = ({ company }: { company: FoundCompany }) => {
  const { id, name, industry, location, peopleCount, pathsIn, topRoles, source } = company
  return (
    <div className={resultRowStyles.row}>
      <CompanyHead
        id={id}
        name={name}
        about={[industry, location].filter(Boolean).join(' · ') || companiesMessages.industryUnknown()}
      />
      <span className={resultRowStyles.words}>
        <span className={text.figures}>{reachWords(peopleCount)}</span>
        <span className={clsx(text.quiet, text.figures)}>{pathsInWords(pathsIn)}</span>
      </span>
      <span className={resultRowStyles.words}>
        <span>{sourceWords[source]()}</span>
        <span className={clsx(text.quiet, text.clip)}>{topRoles.join(' · ') || companiesMessages.rolesUnknown()}</span>
      </span>
    </div>
  )
}
