import { serve } from '../http/serve.ts'
import { mailboxes } from './mail.contract.ts'
import { suppressMailbox } from './suppress-mailbox.ts'

export const mailboxesRoutes = serve(mailboxes)({
  suppress: (call) => suppressMailbox(call, call.params.token),
})
