import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import styles from './companies-screen.module.css'
import { clsx } from 'clsx'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { RankedCompany } from '@wellmet/discovery/companies/companies.contract.ts'
import { BreakdownNumber } from '../../kit/breakdown-number.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { PathMeasures } from '../search/path-measures.tsx'
import { CompanyHead } from './company-head.tsx'
import { breakdownPanel } from './company-breakdown.tsx'
import { densityWords, reachWords, pathsInWords } from './company-words.ts'

const personWords = (person: RankedCompany['strongestPerson']): string => {
  if (!person) return companiesMessages.toUnknown()
  const { name, role } = person
  return role ? companiesMessages.toPersonWithRole({ name, role }) : companiesMessages.toPerson({ name })
}

/** A company in the ranking: its rank opens the breakdown, all else opens its page. */
export const RankedRow = ({ company }: { company: RankedCompany }) => {
  const { open } = usePanel()
  const { id, name, rank, peopleCount, sharedConnections, relationshipDensity, strongestPerson, whyRanked } = company
  return (
    <div className={clsx(resultRowStyles.row, styles.row)}>
      <span className={styles.place}>
        <BreakdownNumber label={companiesMessages.rankOf({ name, rank })} onOpen={() => open(breakdownPanel(id))}>
          {rank}
        </BreakdownNumber>
      </span>
      <CompanyHead id={id} name={name} about={company.topRoles.join(' · ') || companiesMessages.rolesUnknown()} />
      <span className={clsx(resultRowStyles.words, styles.cell)}>
        <span className={text.clip}>{personWords(strongestPerson)}</span>
        <PathMeasures path={company.strongestPath} />
      </span>
      <span className={clsx(resultRowStyles.words, styles.cell)}>
        <span className={text.figures}>{reachWords(peopleCount)}</span>
        <span className={clsx(text.quiet, text.figures)}>{pathsInWords(sharedConnections)}</span>
        <span className={clsx(text.quiet, text.figures)}>{densityWords(relationshipDensity)}</span>
      </span>
      <p className={clsx(resultRowStyles.why, styles.why, text.quiet)}>{whyRanked.join(' ')}</p>
    </div>
  )
}
