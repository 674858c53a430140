import text from '../../kit/text.module.css'
import styles from './company-screen.module.css'
import { Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { companyQuery } from './companies.queries.ts'
import { KnownCompany } from './known-company.tsx'

const CompanySkeleton = () => (
  <div aria-busy="true">
    <h1 className={text.onlySpoken}>{companiesMessages.company()}</h1>
    <output className={text.onlySpoken}>{companiesMessages.loadingCompany()}</output>
    <div className={styles.head}>
      <Skeleton height={56} width={56} radius="md" />
      <div>
        <Skeleton height={20} width={200} mb={12} />
        <Skeleton height={12} width={260} />
      </div>
    </div>
    <div className={styles.columns}>
      <Skeleton height={320} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  </div>
)

const NotThere = () => (
  <>
    <PageHeader title={companiesMessages.notFound()} />
    <EmptyState
      title={companiesMessages.notFoundTitle()}
      next={<LinkButton to="/search/companies">{companiesMessages.seeCompanies()}</LinkButton>}
    >
      {companiesMessages.notFoundAbout()}
    </EmptyState>
  </>
)

export const CompanyScreen = ({ id }: { id: string }) => {
  const query = useQuery(companyQuery(id))
  if (query.isError && !query.data && toProblem(query.error).status === 404) return <NotThere />
  return (
    <>
      <Link to="/search/companies" className={clsx(text.link, styles.back)}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        {companiesMessages.companies()}
      </Link>
      {query.isError && !query.data ? <PageHeader title={companiesMessages.company()} /> : null}
      <Loaded query={query} what={companiesMessages.thisCompany()} skeleton={<CompanySkeleton />}>
        {(page) => <KnownCompany page={page} />}
      </Loaded>
    </>
  )
}
