import { createFileRoute } from '@tanstack/react-router'
import { CompanyScreen } from '../../../../network/companies/company-screen.tsx'

const Screen = () => <CompanyScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/companies/$id')({ component: Screen })
