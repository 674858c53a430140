import searchBarStyles from '../../kit/search-bar.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SearchField } from '../people-search/search-field.tsx'
import { SearchTabs } from '../people-search/search-tabs.tsx'
import { companiesFoundQuery } from './companies.queries.ts'
import { CompaniesFound } from './companies-found.tsx'
import { Ranking } from './ranking.tsx'

/** Until the first answer is there, the ranking stays where it was. */
const Found = ({ q }: { q: string }) => {
  const query = useInfiniteQuery(companiesFoundQuery(q))
  return (
    <Loaded query={query} what={companiesMessages.companies()} skeleton={<Ranking isAsked={false} />}>
      {(found) => <CompaniesFound found={found} pages={query} q={q} />}
    </Loaded>
  )
}

export const CompaniesScreen = ({ q }: { q: string | undefined }) => {
  const navigate = useNavigate()
  const setQuery = (typed: string) =>
    void navigate({ to: '/search/companies', search: typed ? { q: typed } : {}, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={companiesMessages.companies()}>{companiesMessages.about()}</PageHeader>
      <SearchTabs here="companies" q={q} />
      <search className={searchBarStyles.searchBar}>
        <SearchField
          label={companiesMessages.searchCompanies()}
          placeholder={companiesMessages.searchPlaceholder()}
          q={q ?? ''}
          onQuery={setQuery}
        />
      </search>
      {q ? <Found q={q} /> : <Ranking isAsked />}
    </>
  )
}
