import { createFileRoute } from '@tanstack/react-router'
import { CompaniesScreen } from '../../../../network/companies/companies-screen.tsx'
import { readQuery } from '../../../../network/search/people-search.ts'

const Screen = () => <CompaniesScreen q={Route.useSearch().q} />

export const Route = createFileRoute('/_signed-in/_in-workspace/search/companies')({
  validateSearch: readQuery,
  component: Screen,
})
