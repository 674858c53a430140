import { serve } from '@wellmet/platform/http/serve.ts'
import { decideMessage } from './decide-message.ts'
import { sentMessages } from './sent-messages.contract.ts'
import { showMessages } from './show-messages.ts'
import { writeMessage } from './write-message.ts'

export const sentMessagesRoutes = serve(sentMessages)({
  send: (call) => writeMessage(call, call.body),
  list: (call) => showMessages(call),
  decide: (call) => decideMessage(call, call.params.id, call.body.as),
})
