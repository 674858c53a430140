import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import styles from './companies-screen.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Rows } from '../../kit/rows.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { count } from '../contacts/contact-words.ts'
import { CompanyBreakdown } from './company-breakdown.tsx'
import { RankedRow } from './ranked-row.tsx'
import { rankingQuery } from './companies.queries.ts'

const NoCompanies = () => {
  const { workspace } = useSession()
  return (
    <EmptyState
      title="The companies you can get into will be here"
      next={
        isMember(workspace?.role) ? <LinkButton to="/access/linkedin">Bring your network in</LinkButton> : undefined
      }
    >
      Ranked by how well you can get in, each with the strongest way. It begins with your own contacts and where they
      work.
    </EmptyState>
  )
}

/** The ranking; `isAsked` is false while it only stands in for a search that is on its way. */
export const Ranking = ({ isAsked }: { isAsked: boolean }) => {
  const query = useInfiniteQuery({ ...rankingQuery, enabled: isAsked })
  return (
    <Loaded query={query} what="Companies" skeleton={<RowSkeletons rows={8} label="Loading companies" />}>
      {({ companies, total }) =>
        companies.length === 0 ? (
          <NoCompanies />
        ) : (
          <div className={resultRowStyles.results}>
            <Rows lightsUp label="Companies in reach" items={companies} keyOf={({ id }) => id}>
              {(company) => <RankedRow company={company} />}
            </Rows>
            <div className={styles.more}>
              {query.hasNextPage ? (
                <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {query.isFetchNextPageError ? 'Try again' : 'Show more'}
                </Button>
              ) : null}
              <output className={clsx(text.small, text.quiet, text.figures)}>
                {count(companies.length)} of {count(Math.max(total, companies.length))} companies in reach
              </output>
              {query.isFetchNextPageError ? (
                <span className={text.small} role="alert">
                  The next ones could not be loaded. What is here stays.
                </span>
              ) : null}
            </div>
            <CompanyBreakdown companies={companies} />
          </div>
        )
      }
    </Loaded>
  )
}
