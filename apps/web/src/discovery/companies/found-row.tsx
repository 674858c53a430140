import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { FoundCompany } from '@wellmet/discovery/companies/companies.contract.ts'
import { ResultRow } from '../../kit/result-row.tsx'
import { SaveToList } from '../saving/save-to-list.tsx'
import { CompanyLink } from './company-link.tsx'
import { reachWords, pathsInWords } from './company-words.ts'

/** A company that was searched for by name. */
export const FoundRow = ({ company }: { company: FoundCompany }) => {
  const { id, name, industry, location, peopleCount, pathsIn, topRoles, source } = company
  const about =
    [industry, location].filter(Boolean).join(' · ') || topRoles.join(' · ') || companiesMessages.industryUnknown()
  return (
    <ResultRow
      portrait={{ id, name, look: 'company' }}
      name={<CompanyLink id={id} name={name} about={about} />}
      about={about}
      via={source === 'graph' ? pathsInWords(pathsIn) : companiesMessages.inDirectoryOnly()}
      chance={source === 'graph' ? reachWords(peopleCount) : undefined}
      save={<SaveToList look="icon" kind="company" id={id} name={name} />}
    />
  )
}
