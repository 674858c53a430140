import { serve } from '../http/serve.ts'
import { mailboxes } from './mail.contract.ts'
import { showMailbox, suppressMailbox } from './suppress-mailbox.ts'

export const mailboxesRoutes = serve(mailboxes)({
  show: (call) => showMailbox(call, call.params.token),
  suppress: (call) => suppressMailbox(call, call.params.token),
})
