import resultRowStyles from '../../kit/result-row.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Rows } from '../../kit/rows.tsx'
import { ShowMore } from '../../kit/show-more.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { CompanyBreakdown } from './company-breakdown.tsx'
import { RankedRow } from './ranked-row.tsx'
import { rankingQuery } from './companies.queries.ts'

const NoCompanies = () => {
  const { workspace } = useSession()
  return (
    <EmptyState
      title={companiesMessages.emptyTitle()}
      next={
        isMember(workspace?.role) ? (
          <LinkButton to="/access/linkedin">{companiesMessages.importNetwork()}</LinkButton>
        ) : undefined
      }
    >
      {companiesMessages.emptyAbout()}
    </EmptyState>
  )
}

/** The ranking; `isAsked` is false while it only stands in for a search that is on its way. */
export const Ranking = ({ isAsked }: { isAsked: boolean }) => {
  const query = useInfiniteQuery({ ...rankingQuery, enabled: isAsked })
  return (
    <Loaded
      query={query}
      what={companiesMessages.companies()}
      skeleton={<RowSkeletons rows={8} label={companiesMessages.loadingCompanies()} />}
    >
      {({ companies, total }) =>
        companies.length === 0 ? (
          <NoCompanies />
        ) : (
          <div className={resultRowStyles.results}>
            <Rows lightsUp label={companiesMessages.companiesInReach()} items={companies} keyOf={({ id }) => id}>
              {(company) => <RankedRow company={company} />}
            </Rows>
            <ShowMore pages={query}>
              {companiesMessages.listedOf({ shown: companies.length, total: Math.max(total, companies.length) })}
            </ShowMore>
            <CompanyBreakdown companies={companies} />
          </div>
        )
      }
    </Loaded>
  )
}
