import { createFileRoute } from '@tanstack/react-router'
import { companyQuery } from '../../../../network/companies/companies.queries.ts'
import { CompanyScreen } from '../../../../network/companies/company-screen.tsx'

const Screen = () => <CompanyScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/companies/$id')({
  loader: ({ context: { queries }, params: { id } }) => void queries.prefetchQuery(companyQuery(id)),
  component: Screen,
})
