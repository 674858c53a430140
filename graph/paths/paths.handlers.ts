import { serve } from '@wellmet/platform/http/serve.ts'
import { listTop, showPerson } from './find-paths.ts'
import { findWorkspaceOfPerson } from './find-workspace-of-person.ts'
import { findPathsIntoCompany } from './find-paths-into-company.ts'
import { companyPaths, paths } from './paths.contract.ts'

export const pathsRoutes = serve(paths)({
  top: (call) => listTop(call, call.query),
  person: (call) => showPerson(call, call.params.id),
  workspaceOf: (call) => findWorkspaceOfPerson(call, call.params.id),
})

export const companyPathsRoutes = serve(companyPaths)({
  intoCompany: (call) => findPathsIntoCompany(call, call.query),
})
