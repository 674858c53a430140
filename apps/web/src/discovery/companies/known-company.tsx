import text from '../../kit/text.module.css'
import styles from './company-screen.module.css'
import { clsx } from 'clsx'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { CompanyPage } from '@wellmet/discovery/companies/companies.contract.ts'
import { companyStateWords } from '@wellmet/identity/person-states/company-state.rules.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { useState } from 'react'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { Section } from '../../kit/section.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { SaveToList } from '../saving/save-to-list.tsx'
import { EarlierAsks } from '../earlier-asks/earlier-asks.tsx'
import { PathChain } from '../../graph/paths/path-chain.tsx'
import { PathMeasures } from '../../graph/paths/path-measures.tsx'
import { PathsLink } from '../reach/paths-link.tsx'
import { PathsPanel } from '../reach/paths-panel.tsx'
import { CompanyPeople } from './company-people.tsx'
import { CompanyBreakdown } from './company-breakdown.tsx'
import { CompanyStandingFacts } from './company-standing.tsx'
import { factWords } from './company-words.ts'

/** People come best first, so the strongest path leads to the first of them. */
const StrongestPath = ({ page: { strongestPath, departments } }: { page: CompanyPage }) => {
  const target = departments[0]?.people[0]
  if (!target || strongestPath.status === 'none')
    return (
      <EmptyState
        title={companiesMessages.noPath()}
        next={
          <LinkButton to="/access" variant="default">
            {companiesMessages.importMore()}
          </LinkButton>
        }
      >
        {companiesMessages.noPathAbout()}
      </EmptyState>
    )
  return (
    <div className={styles.foundPath}>
      <PathMeasures path={strongestPath} />
      <PathChain path={strongestPath} target={target} />
      <PathsLink
        id={target.id}
        name={companiesMessages.allPathsTo({ name: target.name })}
        className={clsx(text.link, text.small)}
      />
    </div>
  )
}

const History = ({ page: { companyMemory, asks } }: { page: CompanyPage }) => (
  <div className={styles.history}>
    <ul>
      {companyMemory.sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <EarlierAsks className={styles.asks} asks={asks} />
  </div>
)

/** A picture of elsewhere only where the operator allows it; a broken one gives way to the initial. */
const Logo = ({ page: { id, name, logoUrl } }: { page: CompanyPage }) => {
  const [isBroken, setIsBroken] = useState(false)
  return logoUrl === null || isBroken ? (
    <Portrait id={id} name={name} size={56} look="company" />
  ) : (
    <img
      className={styles.logo}
      src={logoUrl}
      alt=""
      width={56}
      height={56}
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  )
}

export const KnownCompany = ({ page }: { page: CompanyPage }) => {
  const { id, name, facts, departments, notice, standing, companyState } = page
  const people = departments.flatMap((department) => department.people)
  return (
    <>
      <PageHeader
        portrait={<Logo page={page} />}
        title={name}
        actions={<SaveToList kind="company" id={id} name={name} />}
      >
        {factWords(facts) || companiesMessages.industryAndPlaceUnknown()}
        {companyState ? (
          <span className={styles.state}>{formatList(companyStateWords(companyState), 'unit')}</span>
        ) : null}
      </PageHeader>
      <div className={styles.columns}>
        <div>
          {notice ? <Notice className={styles.notice} notice={notice} /> : null}
          <Section title={companiesMessages.strongestPath()}>
            <StrongestPath page={page} />
          </Section>
          {people.length > 0 ? (
            <Section title={companiesMessages.people()} about={companiesMessages.peopleAbout()}>
              <CompanyPeople departments={departments} />
            </Section>
          ) : null}
        </div>
        <div>
          <Section title={companiesMessages.standing()}>
            <CompanyStandingFacts page={page} />
          </Section>
          <Section title={companiesMessages.history()} about={companiesMessages.historyAbout()}>
            <History page={page} />
          </Section>
        </div>
      </div>
      <PathsPanel people={people} />
      <CompanyBreakdown companies={standing ? [{ id, name, ...standing }] : []} />
    </>
  )
}
