import searchBarStyles from '../../kit/search-bar.module.css'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../api/client.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SearchField } from '../search/search-field.tsx'
import { SearchTabs } from '../search/search-tabs.tsx'
import { CompaniesFound } from './companies-found.tsx'
import { Ranking } from './ranking.tsx'

const title = 'Companies'
const most = 25

/** Until the first answer is there, the ranking stays where it was. */
const Found = ({ q }: { q: string }) => {
  const query = api.useQuery(
    'get',
    '/api/people/company-search',
    { params: { query: { query: q, limit: most } } },
    { placeholderData: keepPreviousData },
  )
  return (
    <Loaded query={query} what="Companies" skeleton={<Ranking isAsked={false} />}>
      {(found) => <CompaniesFound found={found} q={q} />}
    </Loaded>
  )
}

export const CompaniesScreen = ({ q }: { q: string | undefined }) => {
  const navigate = useNavigate()
  const setQuery = (typed: string) =>
    void navigate({ to: '/search/companies', search: typed ? { q: typed } : {}, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={title}>Where you can get in, and through whom; the best ways in come first.</PageHeader>
      <SearchTabs here="companies" q={q} />
      <search className={searchBarStyles.searchBar}>
        <SearchField label="Search companies" placeholder="Name of a company" q={q ?? ''} onQuery={setQuery} />
      </search>
      {q ? <Found q={q} /> : <Ranking isAsked />}
    </>
  )
}
