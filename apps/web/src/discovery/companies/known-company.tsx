import text from '../../kit/text.module.css'
import styles from './company-screen.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { CompanyPage } from '@wellmet/discovery/companies/companies.contract.ts'
import { companyStateWords } from '@wellmet/identity/person-states/company-state.rules.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { Section } from '../../kit/section.tsx'
import { NameSomeoneAt } from '../../contacts/targets/target-offer.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { SaveToList } from '../saving/save-to-list.tsx'
import { SignalsAbout } from '../signals/signals-about.tsx'
import { EarlierAsks } from '../earlier-asks/earlier-asks.tsx'
import { PathChain } from '../../graph/paths/path-chain.tsx'
import { PathMeasures } from '../../graph/paths/path-measures.tsx'
import { PathsLink } from '../reach/paths-link.tsx'
import { PathsPanel } from '../reach/paths-panel.tsx'
import { companyLogoQuery } from './companies.queries.ts'
import { CompanyChart } from './company-chart.tsx'
import { CompanyPeople } from './company-people.tsx'
import { CompanyBreakdown } from './company-breakdown.tsx'
import { CompanyStandingFacts } from './company-standing.tsx'
import { byFunction } from './company-reach.ts'
import { factWords, reachWords } from './company-words.ts'

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

/** Loaded by the server, where its operator allows that; the initial stands until it is there. */
const Logo = ({ page: { id, name, hasLogo } }: { page: CompanyPage }) => {
  const { data } = useQuery({ ...companyLogoQuery(id), enabled: hasLogo })
  return data?.logo ? (
    <img className={styles.logo} src={data.logo} alt="" width={56} height={56} />
  ) : (
    <Portrait id={id} name={name} size={56} look="company" />
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
        actions={
          <>
            <NameSomeoneAt company={name} />
            <SaveToList kind="company" id={id} name={name} />
          </>
        }
      >
        {factWords(facts) || companiesMessages.industryAndPlaceUnknown()}
        {companyState ? (
          <span className={styles.state}>
            {formatList([reachWords(page.peopleCount), ...companyStateWords(companyState)], 'unit')}
          </span>
        ) : null}
      </PageHeader>
      <div className={styles.columns}>
        <div>
          {notice ? <Notice className={styles.notice} notice={notice} /> : null}
          <Section title={companiesMessages.strongestPath()}>
            <StrongestPath page={page} />
          </Section>
          {people.length > 0 ? (
            <>
              <Section title={companiesMessages.peopleByFunction()} about={companiesMessages.peopleByFunctionAbout()}>
                <CompanyChart departments={departments} />
              </Section>
              <Section title={companiesMessages.people()} about={companiesMessages.peopleAbout()}>
                <CompanyPeople departments={byFunction(departments)} />
              </Section>
            </>
          ) : null}
        </div>
        <div>
          <Section title={companiesMessages.standing()}>
            <CompanyStandingFacts page={page} />
          </Section>
          <SignalsAbout companyId={id} />
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
