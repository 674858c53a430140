import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import styles from './companies-screen.module.css'
import { clsx } from 'clsx'
import type { RankedCompany } from '@wellmet/discovery/companies/companies.contract.ts'
import { ReceiptNumber } from '../../kit/receipt-number.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { WayMeasures } from '../search/way-measures.tsx'
import { CompanyHead } from './company-head.tsx'
import { receiptPanel } from './company-receipt.tsx'
import { densityWords, reachWords, waysInWords } from './company-words.ts'

/** A company in the ranking: its place opens to the receipt, all else to its page. */
export const RankedRow = ({ company }: { company: RankedCompany }) => {
  const { open } = usePanel()
  const { id, name, rank, peopleCount, sharedConnections, relationshipDensity, strongestPerson, whyRanked } = company
  return (
    <div className={clsx(resultRowStyles.row, styles.row)}>
      <span className={styles.place}>
        <ReceiptNumber label={`${name} is number ${rank}`} onOpen={() => open(receiptPanel(id))}>
          {rank}
        </ReceiptNumber>
      </span>
      <CompanyHead id={id} name={name} about={company.topRoles.join(' · ') || 'Roles unknown'} />
      <span className={clsx(resultRowStyles.words, styles.cell)}>
        <span className={text.clip}>
          {strongestPerson
            ? `To ${strongestPerson.name}${strongestPerson.role ? `, ${strongestPerson.role}` : ''}`
            : 'To whom is unknown'}
        </span>
        <WayMeasures path={company.strongestPath} />
      </span>
      <span className={clsx(resultRowStyles.words, styles.cell)}>
        <span className={text.figures}>{reachWords(peopleCount)}</span>
        <span className={clsx(text.quiet, text.figures)}>{waysInWords(sharedConnections)}</span>
        <span className={clsx(text.quiet, text.figures)}>{densityWords(relationshipDensity)}</span>
      </span>
      <p className={clsx(resultRowStyles.why, styles.why, text.quiet)}>{whyRanked.join(' ')}</p>
    </div>
  )
}
