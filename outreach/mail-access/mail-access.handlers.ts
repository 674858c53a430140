import { serve } from '@wellmet/platform/http/serve.ts'
import { allowMailAccess } from './allow-mail-access.ts'
import { endMailAccess } from './end-mail-access.ts'
import { finishMailConsent } from './finish-mail-consent.ts'
import { mailAccess } from './mail-access.contract.ts'
import { showMailAccess } from './show-mail-access.ts'

export const mailAccessRoutes = serve(mailAccess)({
  list: (call) => showMailAccess(call),
  allow: (call) => allowMailAccess(call, call.body),
  callback: (call) => finishMailConsent(call, call.query),
  async end(call) {
    await endMailAccess(call, call.params.accountId)
  },
})
