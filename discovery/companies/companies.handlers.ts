import { serve } from '@wellmet/platform/http/serve.ts'
import { companies, companyPages, companySearch } from './companies.contract.ts'
import { searchCompanies } from './search-companies.ts'
import { showCompanies } from './show-companies.ts'
import { showCompany } from './show-company.ts'
import { showLogo } from './show-logo.ts'

export const companiesRoutes = serve(companies)({ ranked: (call) => showCompanies(call, call.query) })

export const companySearchRoutes = serve(companySearch)({
  find: (call) => searchCompanies(call, call.query),
  search: (call) => searchCompanies(call, call.body),
})

export const companyPagesRoutes = serve(companyPages)({
  show: (call) => showCompany(call, call.params.id),
  logo: (call) => showLogo(call, call.params.id),
})
