import { serve } from '@wellmet/platform/http/serve.ts'
import { audit } from './audit.contract.ts'
import { listAudit, verifyAudit } from './read-audit.ts'

export const auditRoutes = serve(audit)({
  list: (call) => listAudit(call, call.query),
  verify: (call) => verifyAudit(call),
})
