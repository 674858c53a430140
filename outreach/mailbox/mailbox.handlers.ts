import { serve } from '@wellmet/platform/http/serve.ts'
import { changeMail, changeThread } from './change-mail.ts'
import { mailbox } from './mailbox.contract.ts'
import { showFreeTimes } from './show-free-times.ts'
import { showThread } from './show-thread.ts'
import { showThreads } from './show-threads.ts'
import { suggest } from './suggest.ts'

export const mailboxRoutes = serve(mailbox)({
  threads: (call) => showThreads(call, call.query),
  thread: (call) => showThread(call, call.params.threadId),
  freeTimes: (call) => showFreeTimes(call, call.query),
  suggestions: (call) => suggest(call, call.query.words),
  changeThread: (call) => changeThread(call, call.params.threadId, call.body),
  changeMail: (call) => changeMail(call, call.params.messageId, call.body),
})
