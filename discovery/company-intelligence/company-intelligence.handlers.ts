import { serve } from '@wellmet/platform/http/serve.ts'
import { askAboutCompany } from './ask-about-company.ts'
import { companyIntelligence } from './company-intelligence.contract.ts'

export const companyIntelligenceRoutes = serve(companyIntelligence)({
  ask: (call) => askAboutCompany(call, call.body),
})
