import { createFileRoute } from '@tanstack/react-router'
import { companyQuery } from '../../../../discovery/companies/companies.queries.ts'
import { CompanyScreen } from '../../../../discovery/companies/company-screen.tsx'

const Screen = () => <CompanyScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/companies/$id')({
  loader: ({ context: { queries }, params: { id } }) => void queries.prefetchQuery(companyQuery(id)),
  component: Screen,
})
