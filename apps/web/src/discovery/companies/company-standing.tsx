import text from '../../kit/text.module.css'
import styles from './company-screen.module.css'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { CompanyPage } from '@wellmet/discovery/companies/companies.contract.ts'
import { BreakdownNumber } from '../../kit/breakdown-number.tsx'
import { formatDay } from '../../kit/dates.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { usePanel } from '../../kit/use-panel.ts'
import { breakdownPanel } from './company-breakdown.tsx'
import { densityWords, reachWords, unrankedWords, pathsInWords } from './company-words.ts'

/** What is known of it in figures, each with where it comes from. */
export const CompanyStandingFacts = ({ page }: { page: CompanyPage }) => {
  const { open } = usePanel()
  const { id, name, standing, facts, peopleCount, sharedConnections, relationshipDensity } = page
  const listed = page.departments.reduce((sum, { people }) => sum + people.length, 0)
  const hardly = listed - peopleCount
  return (
    <dl className={styles.facts}>
      <dt>{companiesMessages.rank()}</dt>
      <dd>
        {standing ? (
          <BreakdownNumber
            label={companiesMessages.rankOf({ name, rank: standing.rank })}
            onOpen={() => open(breakdownPanel(id))}
          >
            {standing.rank}
          </BreakdownNumber>
        ) : (
          unrankedWords(peopleCount)
        )}
      </dd>
      <dt>{companiesMessages.people()}</dt>
      <dd className={text.figures}>
        {reachWords(peopleCount)}
        {hardly > 0 ? `, ${companiesMessages.peopleHardly({ count: hardly })}` : null}
      </dd>
      <dt>{companiesMessages.paths()}</dt>
      <dd className={text.figures}>{pathsInWords(sharedConnections)}</dd>
      <dt>{companiesMessages.relationships()}</dt>
      <dd className={text.figures}>{densityWords(relationshipDensity)}</dd>
      <dt>{companiesMessages.size()}</dt>
      <dd className={text.figures}>
        {facts?.people === null || facts?.people === undefined
          ? kitMessages.unknown()
          : kitMessages.peopleCount({ count: facts.people })}
      </dd>
      <dt>{companiesMessages.source()}</dt>
      <dd>
        {facts
          ? companiesMessages.sourceDirectory({ source: facts.source, on: formatDay(facts.asOf) })
          : companiesMessages.sourceNetwork()}
      </dd>
      <dt>{companiesMessages.introductions()}</dt>
      <dd>{companiesMessages.introductionsAsked({ count: page.introHistoryCount })}</dd>
    </dl>
  )
}
