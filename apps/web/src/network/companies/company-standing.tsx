import text from '../../kit/text.module.css'
import styles from './company-screen.module.css'
import type { CompanyPage } from '@wellmet/discovery/companies/companies.contract.ts'
import { BreakdownNumber } from '../../kit/breakdown-number.tsx'
import { formatDay } from '../../kit/dates.ts'
import { usePanel } from '../../kit/use-panel.ts'
import { count } from '../contacts/contact-words.ts'
import { breakdownPanel } from './company-breakdown.tsx'
import { densityWords, introductionWords, reachWords, unrankedWords, pathsInWords } from './company-words.ts'

/** What is known of it in figures, each with where it comes from. */
export const CompanyStandingFacts = ({ page }: { page: CompanyPage }) => {
  const { open } = usePanel()
  const { id, name, standing, facts, peopleCount, peopleSeen, sharedConnections, relationshipDensity } = page
  return (
    <dl className={styles.facts}>
      <dt>Place</dt>
      <dd>
        {standing ? (
          <BreakdownNumber label={`${name} is number ${standing.rank}`} onOpen={() => open(breakdownPanel(id))}>
            {standing.rank}
          </BreakdownNumber>
        ) : (
          unrankedWords(peopleCount)
        )}
      </dd>
      <dt>People</dt>
      <dd className={text.figures}>
        {reachWords(peopleCount)}
        {peopleSeen > peopleCount ? `, of ${count(peopleSeen)} seen` : ''}
      </dd>
      <dt>Paths in</dt>
      <dd className={text.figures}>{pathsInWords(sharedConnections)}</dd>
      <dt>Density</dt>
      <dd className={text.figures}>{densityWords(relationshipDensity)}</dd>
      <dt>Size</dt>
      <dd className={text.figures}>
        {facts?.people === null || facts?.people === undefined ? 'unknown' : `${count(facts.people)} people`}
      </dd>
      <dt>Source</dt>
      <dd>
        {facts ? `${facts.source}, as of ${formatDay(facts.asOf)}` : 'your network; the directory does not know it'}
      </dd>
      <dt>Introductions</dt>
      <dd>{introductionWords(page.introHistoryCount)}</dd>
    </dl>
  )
}
