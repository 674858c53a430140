import { serve } from '@wellmet/platform/http/serve.ts'
import { hideContacts, showAgain } from './hide-contacts.ts'
import { hideManyContacts } from './hide-many-contacts.ts'
import { hideRules } from './hide-rules.contract.ts'
import { showHideRules } from './show-hide-rules.ts'

export const hideRulesRoutes = serve(hideRules)({
  list: (call) => showHideRules(call),
  hide: (call) => hideContacts(call, call.body),
  hideMany: (call) => hideManyContacts(call, call.body.contactIds),
  remove: (call) => showAgain(call, call.params.id),
})
